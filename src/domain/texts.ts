/** Shown for a missing value. */
export const NONE = '–';

type Absent = null | undefined;

/** `Name (CODE)`, or only one of them; undefined without either. */
export function withCode(name: string, code: string | Absent): string;
export function withCode(name: string | Absent, code: string | Absent): string | undefined;
export function withCode(name: string | Absent, code: string | Absent): string | undefined {
  return name && code ? `${name} (${code})` : name || code || undefined;
}

/** `09:00 – 18:00 (Asia/Singapore)`; undefined without hours, an ellipsis for a missing end. */
export function hoursText(from: string | Absent, to: string | Absent, zone?: string | null): string | undefined {
  if (!from && !to) return undefined;
  return withCode(`${from || '…'} – ${to || '…'}`, zone);
}

/** Formats a number of the wire; a dash when it is not a number. */
export function numberText(value: string | number | Absent, show: (value: number) => string): string {
  const number = Number(value || (value === 0 ? 0 : Number.NaN));
  return Number.isFinite(number) ? show(number) : NONE;
}
