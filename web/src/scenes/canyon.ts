/** A canoe between red walls. */
import { birds, clouds, each, paper, pine, shape, stroke, sun } from "./scenery";

const CREAM = "var(--cream)";
const UMBER = "#3b2a1e";

export const canyon = (): string =>
  paper("#ebc07a") +
  clouds("c3", 22, 10, 90, 0.75) +
  sun(206, 84, 40, 26, "#c9602a") +
  shape("M0 40L60 34 84 60 96 58 110 96 128 100 138 150 160 168V260H0Z", "#b5653a") +
  shape("M400 26L352 30 330 52 318 50 300 92 284 98 272 146 250 168V260H400Z", "#a8552f") +
  shape("M0 92L44 90 66 116 84 118 100 158 150 190V260H0Z", "#8c3f25") +
  shape("M400 84L368 86 346 112 330 116 312 158 262 190V260H400Z", "#7d3620") +
  shape("M0 150L30 152 56 182 120 214V260H0ZM400 146L378 148 352 180 292 214V260H400Z", "#57271a") +
  stroke(
    "M6 56h40M14 68h52M4 80h30M60 76h26M8 106h28M44 108h14M10 122h44M64 134h16M6 166h14M10 184h28M360 44h32M346 58h40M336 72h54M376 100h18M356 122h36M340 136h20M380 164h16M362 186h32M112 120l6 20M292 112l-6 24M88 84l6 18M314 70l-6 18",
    CREAM,
    1.8,
    0.5,
  ) +
  shape("M160 168C186 160 226 160 250 168C232 190 330 226 372 262H40C90 226 178 190 160 168Z", CREAM) +
  shape("M168 169C190 163 222 163 242 169C228 192 316 228 356 262H56C100 228 184 192 168 169Z", "#2c6f8c") +
  stroke(
    "M184 176h18M206 182h22M176 190h26M214 196h24M158 206h30M224 212h34M136 224h30M268 228h32M112 244h36M226 250h44M292 246h26",
    CREAM,
    2.2,
    0.9,
  ) +
  `<ellipse cx="208" cy="240" rx="58" ry="7" fill="#173b4b" opacity=".5"/>` +
  `<path d="M142 206C148 234 172 242 208 242S268 234 274 206C260 222 236 226 208 226S156 222 142 206Z" fill="#b1491d" stroke="${CREAM}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M166 230q42 10 84 0" stroke="${CREAM}" stroke-width="2.4" stroke-dasharray="5 4" fill="none"/>` +
  shape("M186 224c0-10 3-16 8-18-5-2-6-12 2-12s7 10 2 12c5 2 8 8 8 18Z", "#1d261f") +
  stroke("M176 196L218 236", UMBER, 4) +
  stroke("M220 238l10 10", UMBER, 9) +
  each([26, 48, 376], (x, i) => pine(x, i ? 36 : 42, 34, "#2c4a34", false)) +
  birds("M262 62q6-7 12 0q6-7 12 0M240 42q5-6 10 0q5-6 10 0", UMBER);
