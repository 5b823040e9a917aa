/** Silhouettes that no icon exists for, in a 512 × 512 box: shapes laid over each other, all turning the same way so that they unite; holes turn the other way. */
import { at, point } from "../../parts/print";

const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): string => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * rx, Math.sin((turn * Math.PI) / 180) * rx];
  return `M${point(x - dx, y - dy)}A${rx} ${ry} ${turn} 1 1 ${point(x + dx, y + dy)}A${rx} ${ry} ${turn} 1 1 ${point(x - dx, y - dy)}Z`;
};
const hole = (x: number, y: number, rx: number, ry = rx): string =>
  `M${point(x - rx, y)}A${rx} ${ry} 0 1 0 ${point(x + rx, y)}A${rx} ${ry} 0 1 0 ${point(x - rx, y)}Z`;

/** A tapering limb through points, each with half its thickness there. */
function limb(...joints: [number, number, number][]): string {
  let path = oval(joints[0][0], joints[0][1], joints[0][2]);
  for (let joint = 1; joint < joints.length; joint++) {
    const [[x, y, wide], [toX, toY, narrow]] = [joints[joint - 1], joints[joint]];
    const long = Math.hypot(toX - x, toY - y) || 1;
    const [nx, ny] = [(toY - y) / long, -(toX - x) / long];
    path += `M${point(x + nx * wide, y + ny * wide)}L${point(toX + nx * narrow, toY + ny * narrow)}L${point(toX - nx * narrow, toY - ny * narrow)}L${point(x - nx * wide, y - ny * wide)}Z`;
    path += oval(toX, toY, narrow);
  }
  return path;
}

/** A limb along an arc, from one angle to another, in degrees. */
function curl(x: number, y: number, radius: number, from: number, to: number, wide: number, narrow: number): string {
  const steps = 12;
  return limb(
    ...Array.from({ length: steps + 1 }, (_, step): [number, number, number] => {
      const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, wide + ((narrow - wide) * step) / steps];
    }),
  );
}

export const orchid =
  oval(256, 128, 46, 96) +
  oval(142, 344, 44, 92, 38) +
  oval(370, 344, 44, 92, -38) +
  oval(134, 214, 116, 78, 14) +
  oval(378, 214, 116, 78, -14) +
  "M256 236C318 262 330 322 296 352C312 390 284 440 256 468C228 440 200 390 216 352C182 322 194 262 256 236Z" +
  hole(256, 318, 22, 30) +
  hole(206, 222, 34, 7) +
  hole(306, 222, 34, 7);

export const pitcher =
  "M150 150C196 182 290 184 344 148C350 236 312 318 304 400C302 434 318 462 344 476H182C210 462 218 430 212 394C202 314 154 240 150 150Z" +
  "M150 132C126 66 196 22 262 30C340 30 398 84 372 156C350 118 312 104 276 110C246 114 226 130 214 152C192 152 170 144 150 132Z" +
  "M304 400C340 344 398 330 440 348C436 404 376 440 318 452Z" +
  hole(236, 232, 10, 34) +
  hole(282, 240, 9, 30) +
  hole(258, 318, 8, 30);

export const kinkajou =
  curl(150, 214, 92, 120, 396, 30, 14) +
  oval(256, 300, 140, 74, -8) +
  oval(392, 214, 74, 64) +
  oval(346, 152, 26) +
  oval(432, 150, 26) +
  oval(444, 240, 40, 30) +
  limb([170, 330, 38], [150, 430, 24], [176, 448, 20]) +
  limb([236, 340, 34], [230, 440, 22], [258, 450, 18]) +
  limb([336, 310, 38], [352, 426, 24], [382, 444, 20]) +
  limb([370, 290, 30], [420, 384, 22], [446, 396, 18]) +
  hole(402, 206, 12) +
  hole(470, 234, 9);

const mane = Array.from({ length: 16 }, (_, ray) => {
  const angle = (ray / 16) * Math.PI * 2;
  return limb([270 + Math.cos(angle) * 78, 168 + Math.sin(angle) * 78, 34], [270 + Math.cos(angle) * 136, 168 + Math.sin(angle) * 136, 8]);
}).join("");

export const tamarin =
  mane +
  oval(270, 168, 100) +
  oval(258, 344, 92, 112, 84) +
  limb([216, 280, 34], [160, 372, 22], [190, 420, 18]) +
  limb([316, 290, 34], [362, 376, 22], [330, 424, 18]) +
  oval(206, 440, 58, 26) +
  oval(316, 440, 58, 26) +
  curl(384, 330, 84, 60, -60, 24, 12) +
  hole(236, 156, 13) +
  hole(304, 156, 13) +
  hole(270, 204, 26, 14);

export const marmoset =
  limb([96, 20, 26], [100, 250, 30], [92, 492, 34]) +
  oval(238, 280, 84, 116, 70) +
  oval(276, 150, 78, 70) +
  limb([222, 110, 26], [190, 64, 8]) +
  limb([334, 108, 26], [370, 64, 8]) +
  limb([200, 220, 26], [120, 190, 18]) +
  limb([200, 330, 34], [120, 356, 20]) +
  limb([240, 240, 24], [140, 262, 16]) +
  curl(330, 372, 74, 170, 20, 28, 24) +
  curl(330, 372, 74, 8, -40, 23, 19) +
  curl(330, 372, 74, -54, -92, 18, 13) +
  hole(258, 146, 12) +
  hole(304, 146, 12) +
  hole(282, 186, 18, 9);

export const hoatzin =
  [-64, -40, -16, 10, 34].map((lean) => limb([318, 110, 14], [318 + lean * 1.5, 18 + Math.abs(lean) * 0.6, 5])).join("") +
  oval(322, 126, 46, 40) +
  "M356 112L424 138L354 152Z" +
  limb([316, 140, 30], [296, 210, 40], [256, 262, 70]) +
  oval(232, 292, 118, 82, -18) +
  "M168 292L28 424L66 452L108 456L152 452L236 348Z" +
  limb([240, 350, 16], [250, 430, 10], [286, 450, 8]) +
  limb([280, 340, 16], [304, 424, 10], [340, 442, 8]) +
  limb([210, 470, 13], [470, 456, 13]) +
  hole(332, 116, 10) +
  hole(206, 306, 64, 9) +
  hole(224, 272, 56, 8);

/** One leaf of a pattern, standing on x, y. */
export const leaflet = (x: number, y: number, turn: number): string =>
  `<path d="M0 -10C6 -4 6 4 0 10 -6 4 -6 -4 0 -10ZM0 -7V7" transform="translate(${at(x)} ${at(y)}) rotate(${turn})"/>`;
