/** The keys of the game on the table, beside those that work everywhere; their texts are `key-<name>` and `key-<name>-does` of the game. */
export const gameKeys = $state<{ game: string; names: string[] }>({ game: "", names: [] });
