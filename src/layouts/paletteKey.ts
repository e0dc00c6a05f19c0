import { keyName } from '@/domain/keyName';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The shortcut of the palette, as this platform's keyboards label it. */
export const PALETTE_KEYS = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** True for the palette's modifier key. */
export function isPaletteHold({ key }: KeyboardEvent): boolean {
  return key === (isMac ? 'Meta' : 'Control');
}

/** True for Ctrl+K, or Cmd+K on a Mac, on every keyboard layout. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const isHeld = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && !isComposing && keyName(event).toLowerCase() === 'k';
}
