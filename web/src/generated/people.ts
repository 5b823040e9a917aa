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

export type Words = {
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
