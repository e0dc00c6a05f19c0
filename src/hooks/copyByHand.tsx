import type { useAppProps } from 'antd/es/app/context';
import type { Translate } from '@/locales/store';
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
      <p role="alert">{t('parts.copy.byHand')}</p>
      <textarea
        id={TEXT}
        className="copy-by-hand"
        readOnly
        value={text}
        rows={Math.min(text.split('\n').length + 1, LINES)}
        aria-label={t('parts.copy.text')}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}

/** Shows a text that the browser did not copy in a dialog, selected. */
export function copyByHand(modal: useAppProps['modal'], t: Translate, text: string): void {
  modal.warning({
    title: t('parts.copy.refused'),
    content: <Selected text={text} />,
    okText: t('common.action.close'),
    // antd's newer option `focusable` takes null for its default.
    autoFocusButton: null,
  });
}
