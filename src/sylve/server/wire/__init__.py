"""What travels between server and page: the messages and who makes them, HTTP and websockets, and who is let in."""
