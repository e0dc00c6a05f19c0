/** Account numbers (M1): first six and last four, or only the last four of short ones (docs/rules/masking.md#classes). */
export const maskAccount = (no: string) => `${no.length >= 12 ? no.slice(0, 6) : ''}******${no.slice(-4)}`;

/** A free text with the account numbers in it masked; order numbers stay. */
export const maskNumbers = (text: string): string => text.replace(/(?<![A-Za-z\d])\d{10,19}(?!\d)/g, maskAccount);

const FREE_TEXTS = ['remark', 'text', 'messageToHolder'];

/**
 * Account numbers in free texts, masked: they have no place in notes and logs (docs/rules/invariants.md#invariant-29); order numbers
 * stay.
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
