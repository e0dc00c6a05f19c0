import { keyName } from '@/domain/keyName';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the palette, as this computer's keyboard names them. */
export const PALETTE_KEYS = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** True for the key that is held before the other one is pressed. */
export function isPaletteHold({ key }: KeyboardEvent): boolean {
  return key === (isMac ? 'Meta' : 'Control');
}

/** True for Ctrl+K, on a Mac for Cmd+K, on every layout. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const isHeld = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && !isComposing && keyName(event).toLowerCase() === 'k';
}
