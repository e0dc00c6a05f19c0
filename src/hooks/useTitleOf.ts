import { useCallback } from 'react';
import { useLocale } from './useT';

/** What a record with a name in both languages is called in the one in force; in the other one when it has none there. Stable. */
export function useTitleOf(): (named: { name: string; nameEn: string }) => string {
  const locale = useLocale();
  return useCallback(({ name, nameEn }) => (locale === 'zh-CN' ? name : nameEn) || nameEn || name, [locale]);
}
