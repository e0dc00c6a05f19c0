export { maskAccount } from '../../src/domain/fullNumbers';

/** Names (M2): the first character (docs/rules/masking.md#classes). */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`;

/** Telephone numbers (M3): the last four digits. */
export const maskMobile = (mobile: string) => `***${mobile.slice(-4)}`;

/** E-mail addresses (M4): the first two characters and the domain (docs/rules/masking.md#classes). */
export const maskEmail = (email: string) => email.replace(/^(.{0,2})[^@]*/, '$1***');
