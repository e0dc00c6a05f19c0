/** Characters of a new password, as the contract has them (docs/rules/session.md#password). */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;
