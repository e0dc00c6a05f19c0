import { App } from 'antd';
import { useCallback } from 'react';
import { useDialogFocus } from './useDialogFocus';
import { useT } from './useT';

const TEXT = 'copy-by-hand';
const LINES = 10;

/** A selected text for manual copying. */
function Selected({ text }: { text: string }) {
  const t = useT();
  useDialogFocus(`#${TEXT}`);
  return (
    <>
      <p role="alert">{t('common.copy.byHand')}</p>
      <textarea
        id={TEXT}
        className="copy-by-hand"
        readOnly
        value={text}
        rows={Math.min(text.split('\n').length + 1, LINES)}
        aria-label={t('common.copy.text')}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}

/**
 * Copies a text and resolves to whether it worked. A browser may refuse, for example on a page without TLS. Then a dialog shows
 * the text, selected.
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useT();
  const { modal } = App.useApp();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        modal.warning({
          title: t('common.copy.refused'),
          content: <Selected text={text} />,
          okText: t('common.action.close'),
          // antd's newer option `focusable` takes null for its default.
          autoFocusButton: null,
        });
        return false;
      }
    },
    [modal, t],
  );
}
