import { toneOf } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { useT } from './useT';

/**
 * Label of a code that the console or the dictionary knows, else the code itself. `group` is the full name of the message group.
 */
export type LabelOf = (group: string, known: readonly string[], code: string) => string;

/** Labels for the closed lists of a record. */
export function useLabel(): LabelOf {
  const t = useT();
  return (group, known, code) => {
    const key = `${group}.${code}`;
    return known.includes(code) || toneOf(key) ? t(key as MessageKey) : code;
  };
}
