import type { FormItemProps } from 'antd';
import type { Translate } from '@/locales/store';

/** The contract's limit of a text that is searched, long enough for many numbers. */
export const KEYWORD_MAX = 2_000;

/**
 * What to say of a text that is too long (docs/rules/console.md#long-texts): how many characters too many, or undefined. Characters
 * are counted as the contract does, by code points.
 */
export function tooLong(text: string | undefined, max: number, t: Translate): string | undefined {
  const count = [...(text ?? '')].length - max;
  return count > 0 ? t('common.state.tooLong', { count, max }) : undefined;
}

/** The rule of a form item for such a text. The field keeps what was typed. */
export const longest = (max: number, t: Translate): NonNullable<FormItemProps['rules']>[number] => ({
  validator: async (_, text: string | undefined) => {
    const fault = tooLong(text, max, t);
    if (fault) throw new Error(fault);
  },
});
