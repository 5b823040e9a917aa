// Made by `make types` from src/sylve/server/invitations/messages.py; do not edit.

export type TableCode = {
  code: string | null;
};

export type Reach = {
  only_here: boolean;
  addresses: string[];
};
