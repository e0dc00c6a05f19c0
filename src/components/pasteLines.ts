import type { ClipboardEvent } from 'react';

/** Keeps several lines or cells apart that are pasted into a field of one line, which would run them together. */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text').trim();
  if (!/[\r\n\t]/.test(text)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.setRangeText(text.replace(/\s*[\r\n\t]\s*/g, ', '), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
