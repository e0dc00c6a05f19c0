import type { MenuNode } from '@/contract';
import type { Locale } from '@/locales/types';

/** What a node is called in the language in force; in the other one when it has no name there. */
export const titleIn =
  (locale: Locale) =>
  ({ name, nameEn }: Pick<MenuNode, 'name' | 'nameEn'>): string =>
    (locale === 'zh-CN' ? name : nameEn) || nameEn || name;
