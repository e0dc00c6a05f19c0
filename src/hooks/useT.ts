import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Locale } from '@/locales/locale';
import { localeState, onLocaleChange, type Translate } from '@/locales/store';

const TextsContext = createContext<Translate | undefined>(undefined);

/** Wraps the whole page: one language subscription for all texts. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return createElement(TextsContext, { value: useSyncExternalStore(onLocaleChange, () => localeState().t) }, children);
}

/**
 * The only way to get a text of the console. `t` keeps its identity until the language changes. Outside TextsProvider it uses the
 * present language.
 */
export function useT(): Translate {
  return useContext(TextsContext) ?? localeState().t;
}

/** The present language. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, () => localeState().locale);
}
