/** Converts a ratio of the wire to a percentage without the sign: "0.025" is "2.5". Exact for the 6 digits of a ratio. */
export const percentOf = (ratio: string): string => String(Number((Number(ratio) * 100).toFixed(4)));

/** Converts a typed percentage to a ratio of the wire: "2.5" is "0.025". */
export const ratioOf = (percent: string): string => String(Number((Number(percent) / 100).toFixed(6)));

/** Valid input for a percentage: at most 4 decimals, because a ratio has 6. */
export const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;
