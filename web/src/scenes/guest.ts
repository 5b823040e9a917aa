/** A bare table in the wood, for a game that brings no picture. Its trees stand as the game's name has it. */
import { random } from "../parts/print";
import { clouds, each, grass, paper, pine, shape, stroke } from "./scenery";

const CREAM = "var(--cream)";

export function guest(game: string): string {
  const next = random(game);
  const wood = Array.from({ length: 11 }, (_, place) => [16 + place * 37 + next() * 14, 62 + next() * 66]);
  return (
    paper("#8d7aa5") +
    clouds(game, 26, 12, 96, 0.5) +
    shape("M0 150C80 126 150 146 220 134S340 128 400 142V260H0Z", "#5b4a73") +
    each(wood, ([x, height], place) => pine(x, 168, height, place % 2 ? "#3a2f4f" : "#4a3d63")) +
    shape("M0 186C90 170 180 190 260 178S360 174 400 182V260H0Z", "#3f5a3a") +
    grass(`${game}g`, 60, 196, 256, 0.45) +
    shape("M96 178H304L318 192H82Z", "var(--pig-bark)") +
    shape("M104 192H118L112 244H100ZM282 192H296L300 244H288Z", "var(--pig-umber)") +
    stroke("M104 184h60M176 185h44M236 184h52", CREAM, 1.6, 0.5) +
    shape("M150 152h30v26h-30ZM188 146h30v32h-30ZM226 156h26v22h-26Z", CREAM) +
    stroke("M157 160h16M157 168h10M195 156h16M195 164h16M233 164h12", "var(--pig-umber)", 2, 0.7)
  );
}
