import { useCallback } from 'react';
import { useLocale } from './useT';

/** Name of a record in the present language, or in the other one if that is missing. Stable. */
export function useTitleOf(): (named: { name: string; nameEn: string }) => string {
  const locale = useLocale();
  return useCallback(({ name, nameEn }) => (locale === 'zh-CN' ? name : nameEn) || nameEn || name, [locale]);
}
