import type { ClipboardEvent } from 'react';

/** Keeps pasted lines or cells separate: a one-line field would join them. */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text').trim();
  if (!/[\r\n\t]/.test(text)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
  input.setRangeText(text.replace(/\s*[\r\n\t]\s*/g, ', '), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
