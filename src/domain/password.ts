/** Characters of a new password, as the contract has them (docs/rules/session.md#password). */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/** Least strength of a new password, of 4 (docs/rules/session.md#password). */
export const LEAST_STRENGTH = 3;
