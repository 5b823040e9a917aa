/** The other players as they sit around the table, from the left neighbour on, who has the next number; the left side has one more. */
export function seating(players: number, own: number): { left: number[]; right: number[] } {
  const others = Array.from({ length: players - 1 }, (_, place) => (own + place + 1) % players);
  const onTheLeft = Math.ceil(others.length / 2);
  return { left: others.slice(0, onTheLeft), right: others.slice(onTheLeft) };
}
