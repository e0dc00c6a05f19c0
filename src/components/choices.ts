import { codesIn, type Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';

/** Of the chosen values that have no room, only their number: antd's own text is cut. */
export const moreTags = (more: readonly unknown[]): string => `+${more.length}`;

/** Choices of a filter: codes of the dictionary in its order, then those that only the console knows. */
export const choicesOf = (t: Translate, group: string, known: readonly string[]): { value: string; label: string }[] =>
  [...new Set([...codesIn(group), ...known])].map((value) => ({ value, label: t(`${group}.${value}` as MessageKey) }));

/** Choices that only the dictionary has labels for. @param codes shown as they are, if the dictionary has none */
export function codeChoices(t: Translate, group: string, codes: readonly string[]): { value: string; label: string }[] {
  const listed = codesIn(group);
  if (listed.length === 0) return codes.map((value) => ({ value, label: value }));
  return listed.map((value) => ({ value, label: `${t(`${group}.${value}` as MessageKey)} (${value})` }));
}
