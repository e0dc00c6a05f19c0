import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '@/locales/locale';
import { localeState, onLocaleChange, type Translate } from '@/locales/store';

const TextsContext = createContext<Translate | undefined>(undefined);

/** Around the whole page: one subscription to the language for all that shows a text. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return createElement(TextsContext, { value: useSyncExternalStore(onLocaleChange, () => localeState().t) }, children);
}

/**
 * The only way to a text of the console. `t` keeps its identity until the language changes; outside TextsProvider it is that of the
 * moment.
 */
export function useT(): Translate {
  return useContext(TextsContext) ?? localeState().t;
}

/** The language in force. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, () => localeState().locale);
}
