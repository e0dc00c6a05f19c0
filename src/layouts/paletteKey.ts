const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the palette, as this computer's keyboard names them. */
export const PALETTE_KEYS = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** True for the key that is held before the other one is pressed. */
export function isPaletteHold({ key }: KeyboardEvent): boolean {
  return key === (isMac ? 'Meta' : 'Control');
}

/** True for Ctrl+K, on a Mac for Cmd+K; on keyboards without Latin letters by the place of the key. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const isHeld = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (!isHeld || altKey || shiftKey || isComposing) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}
