const CONTROLS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
/** A sentence isolates the names in it, and may stand in another one. */
const ISOLATE = String.raw`\u2068(?:[^${CONTROLS}]|\u2068[^${CONTROLS}]*\u2069)*\u2069`;
const MARK = String.raw`\u27e8U\+(061C|200[EF]|202[A-E]|206[6-9])\u27e9`;
const CONTROL_OR_MARK = new RegExp(`[${CONTROLS}]|${MARK}`);
const PARTS = new RegExp(`${ISOLATE}|[${CONTROLS}]`, 'g');
const ISOLATES = new RegExp(ISOLATE, 'g');
const MARKS = new RegExp(MARK, 'g');
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** Whether a text has characters that turn the direction of what stands beside them, or their marks (docs/rules/console.md#direction). */
export const hasDirection = (text: string | undefined): boolean => CONTROL_OR_MARK.test(text ?? '');

/** A text with each direction control as its mark (`⟨U+202E⟩`). The isolates of a sentence stay. */
export const withMarks = (text: string): string =>
  text.replace(PARTS, (part) =>
    part.length > 1 ? part : `\u27e8U+${part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`,
  );

/** The text that these marks were made of. */
export const withoutMarks = (text: string): string =>
  text.replace(MARKS, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * A text from outside as it may stand beside others: each direction control as a mark, and a text of a right-to-left script
 * isolated, so that it reorders nothing but itself. Other texts are returned unchanged.
 */
export function isolated(text: string): string {
  const marked = withMarks(text);
  return RIGHT_TO_LEFT.test(marked.replace(ISOLATES, '')) ? `\u2068${marked}\u2069` : marked;
}
