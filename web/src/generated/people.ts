// Made by `make types` from src/sylve/server/people/messages.py; do not edit.

export type NewLink = {
  moves?: boolean;
};

export type DeviceLink = {
  token: string;
  minutes: number;
  qr: string;
};

export type Token = {
  token: string;
};

export type Arrived = {
  name: string;
};

export type Phrase = {
  phrase: string;
};

export type PhraseWords = {
  words: string[];
};

export type You = {
  phrase_made: number | null;
  rests: number | null;
  days_left: number;
};

export type NewRest = {
  days: number;
};

export type Learned = {
  names: string[];
};

export type QuietHours = {
  begins: number;
  ends: number;
  offset: number;
};

export type ChannelSummary = {
  id: string;
  kind: string;
  label: string;
  confirmed: boolean;
};

export type Told = {
  kinds: string[];
  push_key: string | null;
  channels: ChannelSummary[];
  quiet: QuietHours | null;
};

export type NewChannel = {
  kind: "push" | "discord" | "slack" | "ntfy" | "mail";
  address: string;
  language: "fr" | "en";
};

export type NewQuiet = {
  quiet: QuietHours | null;
};

export type Muted = {
  muted: boolean;
};
