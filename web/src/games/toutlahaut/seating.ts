/** The seats as they sit around the table, from the left of the screen to its right, with `own` in the middle: its left neighbour is on its left. */
export function seating(seats: number, own: number): number[] {
  const onTheLeft = Math.ceil((seats - 1) / 2);
  return Array.from({ length: seats }, (_, place) => (own + onTheLeft - place + seats) % seats);
}
