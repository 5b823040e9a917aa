/** The eight animals: ink, symbol and print. */
import finch from "virtual:icon/finch";
import fox from "virtual:icon/fox-head";
import frog from "virtual:icon/frog";
import hedgehog from "virtual:icon/hedgehog";
import owl from "virtual:icon/owl";
import raven from "virtual:icon/raven";
import squirrel from "virtual:icon/squirrel";
import tortoise from "virtual:icon/tortoise";
import type { AnimalView } from "../../generated/leaf";
import { art, type Texture } from "../../parts/print";

export type Animal = AnimalView["animal"];
type Look = { symbol: string; ink: string; texture: Texture };

const ANIMALS: Record<Animal, Look> = {
  raven: { symbol: raven, ink: "#3c4456", texture: "sky" },
  blackbird: { symbol: finch, ink: "var(--pig-berry)", texture: "leafy" },
  owl: { symbol: owl, ink: "#5a4a3a", texture: "rays" },
  treefrog: { symbol: frog, ink: "var(--pig-fern)", texture: "water" },
  turtle: { symbol: tortoise, ink: "#2e6e62", texture: "water" },
  fox: { symbol: fox, ink: "var(--pig-rust)", texture: "hill" },
  hedgehog: { symbol: hedgehog, ink: "#7d5f34", texture: "grass" },
  squirrel: { symbol: squirrel, ink: "var(--pig-clay)", texture: "leafy" },
};

export const isAnimal = (name: string): name is Animal => name in ANIMALS;
export const ANIMAL_BOX = "0 0 100 110";
export const animal = (name: Animal): Look => ANIMALS[name];
export const animalPrint = (name: Animal): string => {
  const { symbol, ink, texture } = ANIMALS[name];
  return art(name, { icon: symbol, ink, texture, width: 100, height: 110, size: 74 });
};
