/** What stands in the place of a value that is not there. */
export const NONE = '–';

type Absent = null | undefined;

/** `Name (CODE)`, or the one of the two that is there; undefined without either. */
export function withCode(name: string, code: string | Absent): string;
export function withCode(name: string | Absent, code: string | Absent): string | undefined;
export function withCode(name: string | Absent, code: string | Absent): string | undefined {
  return name && code ? `${name} (${code})` : name || code || undefined;
}

/** `09:00 – 18:00 (Asia/Singapore)`; undefined where no hours are set, an ellipsis for an end that is missing. */
export function hoursText(from: string | Absent, to: string | Absent, zone?: string | null): string | undefined {
  if (!from && !to) return undefined;
  return withCode(`${from || '…'} – ${to || '…'}`, zone);
}

/** A ratio or another number of the wire as it is shown; a dash for what is no number. */
export function numberText(value: string | number | Absent, show: (value: number) => string): string {
  const number = Number(value || (value === 0 ? 0 : Number.NaN));
  return Number.isFinite(number) ? show(number) : NONE;
}
