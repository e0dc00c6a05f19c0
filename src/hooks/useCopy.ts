import { App } from 'antd';
import { useCallback } from 'react';
import { withTexts } from '@/locales/store';
import { useT } from './useT';

/**
 * Copies a text and resolves to whether it worked. A browser may refuse, for example on a page without TLS. Then a dialog shows
 * the text, selected.
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useT();
  const { modal, message } = App.useApp();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        await withTexts(import('./copyByHand')).then(
          ({ copyByHand }) => copyByHand(modal, t, text),
          () => message.warning(t('common.state.chunkFailedHint')),
        );
        return false;
      }
    },
    [modal, message, t],
  );
}
