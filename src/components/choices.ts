import { codesIn, type Translate } from '@/locales/store';
import type { MessageKey } from '@/locales/types';

/** Choices of a filter: the codes that the dictionary knows, in its order, and then those that this console alone knows. */
export const choicesOf = (t: Translate, group: string, known: readonly string[]): { value: string; label: string }[] =>
  [...new Set([...codesIn(group), ...known])].map((value) => ({ value, label: t(`${group}.${value}` as MessageKey) }));
