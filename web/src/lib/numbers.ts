/** A number as print shows it: the minus sign is −. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
/** A gain: always with its sign. */
export const gain = (value: number): string => (value > 0 ? `+${value}` : signed(value));
