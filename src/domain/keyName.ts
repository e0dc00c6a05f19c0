/** What a key is called by its place where a layout gives it no Latin letter; with Shift the second one. */
const BY_PLACE: Readonly<Record<string, string>> = { Slash: '/?', BracketLeft: '[{', BracketRight: ']}' };

/** The part of a keyboard event, React's or the browser's own, that says which key it was. */
interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  getModifierState: (name: 'AltGraph' | 'CapsLock') => boolean;
}

/** Names of keys ("Enter", "Dead"), signs of ASCII, and Latin letters but those of full width: what they say is what they mean. */
const PLAIN = /^([\x20-\x7e]+|(?![\uff00-\uffef])\p{Script=Latin})$/u;
const LATIN = /^[a-z]$/i;

/** The layout has no Latin letters, as far as the keys that were pressed tell: some of its letters' keys bear signs of ASCII. */
let isForeign = false;

function atPlace(code: string, shiftKey: boolean): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  // What Shift makes of a digit differs from layout to layout.
  return shiftKey ? BY_PLACE[code]?.[1] : (/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? BY_PLACE[code]?.[0]);
}

/**
 * The name of a pressed key as shortcuts know it, on every layout: the sign that it gives, and where that is of another script the
 * one of a Latin keyboard in its place. Caps Lock changes nothing. What is typed with AltGr, or begins an accent, stays as it is.
 */
export function keyName(pressed: Pressed): string {
  const { key, code, shiftKey } = pressed;
  if (LATIN.test(key)) {
    isForeign = false;
    const isCaseKnown = code !== '' || pressed.getModifierState('CapsLock');
    return !isCaseKnown ? key : shiftKey ? key.toUpperCase() : key.toLowerCase();
  }
  if (/^\p{L}$/u.test(key)) isForeign = !PLAIN.test(key);
  const isLetterKey = isForeign && key.length === 1 && code.startsWith('Key');
  if ((PLAIN.test(key) && !isLetterKey) || pressed.getModifierState('AltGraph')) return key;
  return atPlace(code, shiftKey) ?? key;
}
