import { useEventListener } from 'ahooks';

/** Ctrl+Enter sends a form of a dialog from any field and from its buttons; a closed button stays closed. */
export function useSendKey(form: string): void {
  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || !(event.target instanceof Element))
      return;
    const send = document.querySelector<HTMLElement>(`button[form="${form}"]`);
    if (!send || event.target.closest('.ant-modal') !== send.closest('.ant-modal')) return;
    event.preventDefault();
    send.click();
  });
}
