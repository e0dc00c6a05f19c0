/**
 * Account numbers (M1): the first six and last four digits; only the last four of a short number (docs/rules/masking.md#classes).
 */
export const maskAccount = (no: string) => `${no.length >= 12 ? no.slice(0, 6) : ''}******${no.slice(-4)}`;

/** Masks account numbers within a free text; order numbers remain. */
export const maskNumbers = (text: string): string => text.replace(/(?<![A-Za-z\d])\d{10,19}(?!\d)/g, maskAccount);

const FREE_TEXTS = ['remark', 'text', 'messageToHolder'];

/**
 * Masks account numbers in the free texts of a body, because notes and logs must not contain them
 * (docs/rules/invariants.md#invariant-29). Order numbers remain.
 */
export const hideNumbers = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      FREE_TEXTS.includes(name) && typeof value === 'string' ? maskNumbers(value) : value,
    ]),
  );

/** Names (M2): the first character (docs/rules/masking.md#classes). */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`;
