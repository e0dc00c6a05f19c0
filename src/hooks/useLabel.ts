import { toneOf } from '@/locales/store';
import type { MessageKey } from '@/locales/types';
import { useT } from './useT';

/** Label of a code when this console or the dictionary knows it, else the code itself; `group` is the whole name of their messages' group. */
export type LabelOf = (group: string, known: readonly string[], code: string) => string;

/** Labels of the closed lists of a record. */
export function useLabel(): LabelOf {
  const t = useT();
  return (group, known, code) => {
    const key = `${group}.${code}`;
    return known.includes(code) || toneOf(key) ? t(key as MessageKey) : code;
  };
}
