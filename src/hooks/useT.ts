import { useSyncExternalStore } from 'react';
import type { Locale } from '@/locales/locale';
import { localeState, onLocaleChange, type Translate } from '@/locales/store';

/** The only way to a text of the console. `t` keeps its identity until the language changes. */
export function useT(): Translate {
  return useSyncExternalStore(onLocaleChange, () => localeState().t);
}

/** The language in force. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, () => localeState().locale);
}
