import { type AnswerFields, FITS, isObject, isText, recordsOf } from './answerTable';
import { isDecimal } from './numbers';
import { WRONG } from './wrong';

/** A value that is not what the contract says. */
export interface WrongValue {
  /** Its place in the data, for example `list[0].fee`. */
  field: string;
  expected: string;
  got: unknown;
  /** A number where the contract has a decimal text: nothing is lost. */
  isRead?: boolean;
}

type Note = (wrong: WrongValue) => void;

const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));
const tables = new Map<string, readonly AnswerFields[]>();

/** Beside amounts: sent wrong, or not sent although required, they close decisions on the record. */
const DECISIVE: readonly string[] = [
  'after',
  'allowed',
  'amounts',
  'before',
  'changes',
  'currency',
  'decision',
  'decisions',
  'entityIds',
  'payeeAccountNo',
  'payeeChangedAt',
  'payeeFirstUsedAt',
  'payeeHistory',
  'payeeName',
  'payeeVerified',
  'policy',
  'preview',
  'requiredStages',
  'reviewStage',
  'riskFlags',
  'status',
];

/**
 * The data of an answer, with undefined in place of each wrong value. A list with a wrong element is unknown as a whole, a wrong row is a
 * row of which nothing is known.
 * @param kind of the data, in the table
 * @param note hears of each wrong value
 */
export function readAnswer<Data>(table: string, kind: string, data: Data, note?: Note): Data;
export function readAnswer(table: string, kind: string, data: unknown, note?: Note): unknown {
  const records = tables.get(table) ?? recordsOf(table);
  tables.set(table, records);

  const readRecord = (fields: AnswerFields, value: Record<string, unknown>, at: string) => {
    const known: Record<string | symbol, unknown> = { ...value };
    const wrong: string[] = [];
    const rest = fields.get('');
    for (const name of new Set([...fields.keys(), ...(rest ? Object.keys(value) : [])])) {
      const field = fields.get(name) ?? rest;
      const own = value[name];
      const isNothing = own === undefined || own === null;
      if (!field || !name || (isNothing && (field.mark === '?' || (field.mark && own === undefined)))) continue;
      const next = isNothing && field.mark ? undefined : read(field.kind, own, at ? `${at}.${name}` : name);
      // A field that is not there stays so: laid over a fuller record, it must hide nothing.
      if (next !== own) known[name] = next;
      const isWrong = next === undefined && !(isNothing && field.mark);
      if (isWrong && (field.kind === 'm' || DECISIVE.includes(name))) wrong.push(name);
    }
    if (wrong.length > 0) known[WRONG] = wrong;
    return known;
  };

  const read = (of: string, value: unknown, at: string): unknown => {
    if (of === 't' ? isTime(value) : FITS[of]?.(value)) return value;
    if (/^[[#]/.test(of) && Array.isArray(value)) {
      const list = value.map((one, place) => read(of.slice(1), one, `${at}[${place}]`));
      if (of.startsWith('#')) return list.map((row) => row ?? {});
      return list.includes(undefined) ? undefined : list;
    }
    const fields = records[Number(of)];
    if (fields && isObject(value)) return readRecord(fields, value, at);
    const isRead = of === 'm' && typeof value === 'number' && isDecimal(String(value));
    note?.({ field: at, expected: of, got: value, ...(isRead && { isRead }) });
    return isRead ? String(value) : undefined;
  };

  return read(kind, data, '');
}
