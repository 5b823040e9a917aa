/** The kinds of cards: ink, silhouette, and the print on their faces. */
import agave from "virtual:icon/agave";
import ant from "virtual:icon/ant";
import butterfly from "virtual:icon/butterfly";
import blight from "virtual:icon/curled-leaf";
import vines from "virtual:icon/curling-vines";
import desert from "virtual:icon/desert";
import jaguar from "virtual:icon/feline";
import fern from "virtual:icon/fern";
import fire from "virtual:icon/fire";
import frog from "virtual:icon/frog";
import rain from "virtual:icon/heavy-rain";
import disease from "virtual:icon/leaf-skeleton";
import lightning from "virtual:icon/lightning-tree";
import monkey from "virtual:icon/monkey";
import monstera from "virtual:icon/monstera-leaf";
import mushroom from "virtual:icon/mushroom-gills";
import sloth from "virtual:icon/sloth";
import boa from "virtual:icon/snake";
import spider from "virtual:icon/spider-alt";
import sprout from "virtual:icon/sprout";
import sun from "virtual:icon/sun";
import toucan from "virtual:icon/toucan";
import type { Print } from "../../parts/Prints.svelte";
import { art, block, icon as drawIcon, printed, type Texture, tex } from "../../parts/print";
import { crown, ticks } from "./drawings";
import { hoatzin, kinkajou, leaflet, marmoset, orchid, pitcher, tamarin } from "./silhouettes";

export type Species = { icon: string; ink: string; texture: Texture; size?: number };

const PLANTS: Record<string, Species> = {
  fern: { icon: fern, ink: "var(--pig-fern)", texture: "leafy" },
  bromeliad: { icon: agave, ink: "#b0425a", texture: "leafy" },
  monstera: { icon: monstera, ink: "var(--pig-fir)", texture: "sky" },
  mushroom: { icon: mushroom, ink: "#7d4f63", texture: "grass" },
  vines: { icon: vines, ink: "var(--pig-moss)", texture: "sky" },
  orchid: { icon: orchid, ink: "var(--pig-plum)", texture: "leafy" },
  pitcher: { icon: pitcher, ink: "#76603a", texture: "grass" },
};
const PLAIN: Record<string, Species> = {
  ...PLANTS,
  seed: { icon: sprout, ink: "var(--pig-clay)", texture: "grass" },
  rain: { icon: rain, ink: "var(--pig-lake)", texture: "rain" },
  sun: { icon: sun, ink: "var(--pig-ochre)", texture: "rays" },
  fire: { icon: fire, ink: "#a33116", texture: "rays" },
  disease: { icon: disease, ink: "#57503a", texture: "leafy" },
  blight: { icon: blight, ink: "#6b4a5e", texture: "leafy" },
  drought: { icon: desert, ink: "#b26a26", texture: "sky" },
  lightning: { icon: lightning, ink: "var(--pig-slate)", texture: "rain" },
};
const ANIMALS: Record<string, Species> = {
  boa: { icon: boa, ink: "#3f7a35", texture: "leafy" },
  frog: { icon: frog, ink: "#1e6c8c", texture: "water" },
  ant: { icon: ant, ink: "#8a3a22", texture: "grass" },
  kinkajou: { icon: kinkajou, ink: "#8a5a2a", texture: "leafy" },
  sloth: { icon: sloth, ink: "#7a6040", texture: "leafy" },
  toucan: { icon: toucan, ink: "#24323a", texture: "leafy" },
  spider: { icon: spider, ink: "#5a3b32", texture: "rays" },
  hoatzin: { icon: hoatzin, ink: "#2f6a6a", texture: "sky", size: 84 },
  howler: { icon: monkey, ink: "#332b26", texture: "leafy" },
  jaguar: { icon: jaguar, ink: "#a86f14", texture: "leafy" },
  marmoset: { icon: marmoset, ink: "#6f5a34", texture: "leafy", size: 80 },
  butterfly: { icon: butterfly, ink: "#2c5c9c", texture: "rays" },
  tamarin: { icon: tamarin, ink: "#b5651d", texture: "leafy", size: 82 },
};

const SPECIES = { ...PLAIN, ...ANIMALS };

type AnimalCard = { name: string; form: "active" | "breeding" };
const ANIMAL_CARDS: Record<string, AnimalCard | undefined> = Object.fromEntries(
  Object.keys(ANIMALS).flatMap((name) => (["active", "breeding"] as const).map((form) => [`${name}-${form}`, { name, form }])),
);
type TreePart = { part: "trunk" | "canopy"; value: number };
const TREE_PARTS: Record<string, TreePart | undefined> = Object.fromEntries(
  (["trunk", "canopy"] as const).flatMap((part) => [0, 1, 2].map((value) => [`${part}${value}`, { part, value }])),
);

/** The cards that are counted together. */
export const plants = Object.keys(PLANTS);
export const animals = Object.keys(ANIMAL_CARDS);

/** `boa-active` and `boa-breeding` are both boas. */
export const speciesName = (kind: string): string => ANIMAL_CARDS[kind]?.name ?? kind;
export const species = (kind: string): Species => SPECIES[speciesName(kind)];
export const isBreeding = (kind: string): boolean => ANIMAL_CARDS[kind]?.form === "breeding";
export const isAnimal = (kind: string): boolean => kind in ANIMAL_CARDS;
/** Of a tree: which part, and the value printed on it. */
export const treePart = (kind: string): TreePart | undefined => TREE_PARTS[kind];

/** Its name in the glossary: all trunks are one thing. */
export const thingName = (kind: string): string => treePart(kind)?.part ?? kind;

const WIDTH = 100;
const HEIGHT = 110;
export const PRINT_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
export const printId = (kind: string): string => `canopee-${kind}`;

const framed = (seed: string, body: string) => printed(block(WIDTH, HEIGHT, seed, 2.5), seed, body);
const value = (text: string, size: number) =>
  `<circle cx="50" cy="55" r="17" fill="var(--cream)"/><text x="50" y="${55 + size * 0.35}" text-anchor="middle" style="font:700 ${size}px var(--display)" fill="var(--soot)">${text}</text>`;

const trunkPrint = (points: number) =>
  framed(
    `trunk${points}`,
    `<rect width="100" height="110" fill="#b98d58"/>${tex("leafy", 100, 110, `tk${points}`, 0.4)}` +
      `<path d="M30 112C36 84 34 40 32 -4H68C66 40 66 84 72 112Z" fill="var(--pig-bark)"/>` +
      `<path d="M40 100V70M58 96V58M46 52V16M60 40V10M38 46V28" stroke="var(--pig-straw)" stroke-width="2" opacity=".5" stroke-linecap="round"/>` +
      value(String(points), 26),
  );

const canopyPrint = (points: number) =>
  framed(
    `canopy${points}`,
    `<rect width="100" height="110" fill="#8fb0a0"/>${tex("sky", 100, 110, `cn${points}`, 0.5)}` +
      `<path d="M42 112V70H58V112Z" fill="var(--pig-bark)"/><path d="M46 84C34 74 26 70 18 66M54 84C66 74 74 70 82 66" stroke="var(--pig-bark)" stroke-width="6"/>` +
      `<path d="${crown(50, 50, 42, 30, 11)}" fill="var(--pig-fir)"/><path d="${crown(46, 44, 34, 22, 9)}" fill="var(--pig-fern)"/>` +
      ticks(48, 46, 34, 22, `cn${points}`, 16) +
      value(`×${points}`, 24),
  );

/** The breeding card shows two of its kind, one behind the other. */
function pairPrint(name: string): string {
  const { icon, ink, texture, size = 72 } = SPECIES[name];
  const small = size * 0.66;
  const one = (x: number, y: number, paper: string) =>
    drawIcon(icon, x, y, small, ink, `stroke="${ink}" stroke-width="60" stroke-linejoin="round"`) + drawIcon(icon, x, y, small, paper);
  return framed(
    `${name}-pair`,
    `<rect width="100" height="110" fill="${ink}"/>${tex(texture, 100, 110, `${name}2`, 0.38)}` +
      one(44, 14, "var(--pig-straw)") +
      one(8, 44, "var(--cream)"),
  );
}

const single = (name: string) => {
  const { icon, ink, texture, size = 72 } = SPECIES[name];
  return art(`canopee-${name}`, { icon, ink, texture, size, width: WIDTH, height: HEIGHT });
};

const back = (ink: string, body: string) =>
  `<rect width="100" height="140" fill="${ink}"/><path d="M10 10H90V130H10Z" fill="none" stroke="var(--cream)" stroke-width="2" opacity=".85"/>${body}`;
const leaves = Array.from({ length: 20 }, (_, leaf) =>
  leaflet(20 + (leaf % 4) * 20, 22 + Math.floor(leaf / 4) * 24, leaf % 2 ? 35 : -35),
).join("");

/** Every picture of the box by the id it is shown with. */
export const PRINTS: Print[] = [
  ...[0, 1, 2].flatMap((points) => [
    { id: printId(`trunk${points}`), box: PRINT_BOX, markup: trunkPrint(points) },
    { id: printId(`canopy${points}`), box: PRINT_BOX, markup: canopyPrint(points) },
  ]),
  ...Object.keys(PLAIN).map((name) => ({ id: printId(name), box: PRINT_BOX, markup: single(name) })),
  ...Object.keys(ANIMALS).flatMap((name) => [
    { id: printId(`${name}-active`), box: PRINT_BOX, markup: single(name) },
    { id: printId(`${name}-breeding`), box: PRINT_BOX, markup: pairPrint(name) },
  ]),
  {
    id: "canopee-back",
    box: "0 0 100 140",
    markup: back("var(--pig-fir)", `<g fill="var(--pig-fern)" stroke="var(--cream)">${leaves}</g>`),
  },
  { id: "canopee-season-back", box: "0 0 100 140", markup: back("var(--pig-rust)", drawIcon(sprout, 22, 42, 56, "var(--cream)")) },
];
