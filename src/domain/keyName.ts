/** Characters by physical key, for layouts without Latin letters; the second one is with Shift. */
const BY_PLACE: Readonly<Record<string, string>> = { Slash: '/?', BracketLeft: '[{', BracketRight: ']}' };

/** The fields of a keyboard event that identify the key, for React's events and the browser's. */
interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  getModifierState: (name: 'AltGraph' | 'CapsLock') => boolean;
}

/** Key names ("Enter", "Dead"), ASCII characters and Latin letters, except full-width ones. These are used as they are. */
const PLAIN = /^([\x20-\x7e]+|(?![\uff00-\uffef])\p{Script=Latin})$/u;
const LATIN = /^[a-z]$/i;

/**
 * The layout seems to have no Latin letters, judging by the keys pressed so far. On such a layout, some letter keys produce ASCII
 * characters.
 */
let isForeign = false;

function atPlace(code: string, shiftKey: boolean): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  // Shift and a digit gives different characters on different layouts.
  return shiftKey ? BY_PLACE[code]?.[1] : (/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? BY_PLACE[code]?.[0]);
}

/**
 * Name of a pressed key for shortcuts, on every layout. It is the character itself, or for another script the one of a Latin
 * keyboard at that position. Caps Lock has no effect. AltGr and dead keys are returned as they are.
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
