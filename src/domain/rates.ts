/** A ratio of the wire as a percentage without its sign: "0.025" is "2.5"; exact to the 6 digits that a ratio has. */
export const percentOf = (ratio: string): string => String(Number((Number(ratio) * 100).toFixed(4)));

/** A percentage as typed as a ratio of the wire: "2.5" is "0.025". */
export const ratioOf = (percent: string): string => String(Number((Number(percent) / 100).toFixed(6)));

/** What may be typed as a percentage: at most 4 digits after the point, as a ratio has 6. */
export const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;
