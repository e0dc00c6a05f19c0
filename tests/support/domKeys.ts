import { act, fireEvent } from '@testing-library/react';

/** Time stamp of the last key, ms; no key of one test belongs to a sequence of the test before. */
let now = 10_000;

interface Press extends KeyboardEventInit {
  /** How long after the key before; 50 ms by default. */
  afterMs?: number;
}

/**
 * A key as the browser tells it where the focus is, at a time that the test names. (user-event knows neither held keys nor input
 * methods, and its keys come when the machine is ready.)
 * @returns whether the key was consumed
 */
export function press(key: string, { afterMs = 50, ...init }: Press = {}): boolean {
  now += afterMs;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: now });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event.defaultPrevented;
}

/** Enter with its old code, by which a select of antd knows it; the keyboard of user-event has none. */
export function pressEnter(field: HTMLElement): void {
  for (const type of ['keyDown', 'keyUp'] as const) fireEvent[type](field, { key: 'Enter', keyCode: 13 });
}

/** Lets enough time pass to end any sequence of keys. */
export function endKeySequence(): void {
  now += 60_000;
}
