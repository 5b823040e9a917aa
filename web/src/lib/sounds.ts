/** The sounds of the table, made here: wood and paper, no music. Off unless the reader wants them. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "point" | "refusal" | "end";
/** A struck piece of wood: how high (Hz), when and for how long (seconds), how loud. */
type Knock = [pitch: number, at: number, lasts: number, loud: number];

const KNOCKS: Record<Exclude<Sound, "card">, Knock[]> = {
  turn: [
    [523, 0, 0.5, 0.16],
    [784, 0.14, 0.7, 0.14],
  ],
  point: [
    [1046, 0, 0.09, 0.07],
    [1318, 0.07, 0.12, 0.07],
  ],
  refusal: [[147, 0, 0.22, 0.2]],
  end: [
    [392, 0, 0.6, 0.14],
    [523, 0.16, 0.6, 0.14],
    [659, 0.32, 1, 0.14],
  ],
};
const RUSTLE = 0.09;

let air: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.is("sounds")) return;
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume();
  if (name === "card") rustle(air);
  else for (const knock of KNOCKS[name]) strike(air, knock);
}

/** A tone with its fourth partial, as a bar of wood has, that dies away. */
function strike(on: AudioContext, [pitch, at, lasts, loud]: Knock): void {
  const begins = on.currentTime + at;
  for (const [partial, share] of [
    [1, 1],
    [4, 0.18],
  ]) {
    const bar = new OscillatorNode(on, { frequency: pitch * partial });
    const fades = new GainNode(on, { gain: loud * share });
    fades.gain.setValueAtTime(loud * share, begins);
    fades.gain.exponentialRampToValueAtTime(0.0001, begins + lasts / partial ** 0.5);
    bar.connect(fades).connect(on.destination);
    bar.start(begins);
    bar.stop(begins + lasts);
  }
}

/** A card laid down: a breath of noise. */
function rustle(on: AudioContext): void {
  const paper = new AudioBuffer({ length: Math.round(RUSTLE * on.sampleRate), sampleRate: on.sampleRate });
  const grain = paper.getChannelData(0);
  for (let at = 0; at < grain.length; at++) grain[at] = (Math.random() * 2 - 1) * (1 - at / grain.length) ** 2;
  const source = new AudioBufferSourceNode(on, { buffer: paper });
  source
    .connect(new BiquadFilterNode(on, { type: "bandpass", frequency: 2400, Q: 0.8 }))
    .connect(new GainNode(on, { gain: 0.22 }))
    .connect(on.destination);
  source.start();
}
