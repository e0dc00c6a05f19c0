const CONTROLS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const CONTROL = new RegExp(`[${CONTROLS}]`);
/** An isolate that a sentence within this one already has stays, and each other control. */
const PART = new RegExp(String.raw`\u2068(?:[^${CONTROLS}]|\u2068[^${CONTROLS}]*\u2069)*\u2069|[${CONTROLS}]`, 'g');
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** Whether a text has characters that turn the direction of what stands beside them (docs/rules/console.md#direction). */
export const hasDirection = (text: string | undefined): boolean => CONTROL.test(text ?? '');

/**
 * A text from outside as it may stand beside others: each direction control as a mark (`⟨U+202E⟩`), and a text of a right-to-left
 * script isolated, so that it reorders nothing but itself. Other texts are returned unchanged.
 */
export function isolated(text: string): string {
  const marked = CONTROL.test(text)
    ? text.replace(PART, (part) =>
        part.length > 1 ? part : `\u27e8U+${part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`,
      )
    : text;
  return RIGHT_TO_LEFT.test(marked) && !/^\u2068[^\u2068\u2069]*\u2069$/.test(marked) ? `\u2068${marked}\u2069` : marked;
}
