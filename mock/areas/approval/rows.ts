import type { ApprovalChange } from '@/contract';
import { rateText } from '../../../src/domain/percent';
import { maskMobile, maskName } from '../../base/mask';
import { type Lang, say, type Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { HIDDEN, redact, SECRET } from '../../flow/log/describeCall';
import { labelOf, YES_NO } from '../../flow/words/changes';
import { nameIn } from '../../flow/words/records';
import { nameOfCode, nameOfReason, nameOfValue } from '../../flow/words/words';
import type { Approval } from '../../model/approvals';
import type { Operator } from '../../model/operators';
import { seesNames } from '../../model/scope';
import type { World } from '../../model/world';
import { codesOf, type Field, fieldLike, fieldsOf, partsOf, tagOf } from './fields';

const NEW_SECRET: Text = ['New value, hidden', '新值，不显示'];

/** Fields that say why, and so have no value before. A remark is one beside a reason. */
const WHY: ReadonlySet<string> = new Set(['reasonCode', 'remark']);

interface Reader {
  world: World;
  approval: Approval;
  actor: Operator;
  lang: Lang;
}

const nameOf = ({ path }: Pick<Field, 'path'>): string => path.findLast((part) => !/^\d+$/.test(part)) ?? '';
const isSecret = ({ path, value }: Field) => typeof value === 'string' && path.some((part) => SECRET.test(part));

/** A text as it may be shown: who decides sees what is asked, a secret never (docs/rules/approval.md#detail). */
function shownText(name: string, text: string, actor: Operator): string {
  // The second person decides where the link goes.
  if (name === 'email') return text;
  if (name === 'mobile') return seesNames(actor) ? text : maskMobile(text);
  if (name === 'realName') return seesNames(actor) ? text : maskName(text);
  return String(redact(text, name));
}

/** A single value in words; undefined when it says enough itself. */
function inWords({ world, approval, lang }: Reader, field: Field, value: unknown): string | undefined {
  if (typeof value === 'boolean') return say(lang, YES_NO[value ? 0 : 1]);
  const name = nameOf(field);
  const text = String(value);
  if (name === 'withdrawTier') return nameOfValue(lang, 'role', 'tier', `T${text}`);
  if (name === 'weekdays') return nameOfCode(lang, ['operator'], 'weekday', ['1', '7'], text);
  if (field.refs.some((ref) => ref === 'Ratio' || ref === 'Rate')) return rateText(text);
  const codes = codesOf(field);
  const tag = tagOf(approval.path);
  if (name === 'reasonCode') return nameOfReason(lang, tag, text);
  if (codes) return nameOfCode(lang, [tag, approval.entity], name, codes, text);
  return nameIn(world, name, text, lang) ?? nameOfValue(lang, tag, name, text);
}

/** One value of a field: as it is, and in words. */
function valueIn(reader: Reader, field: Field): { value: string | null; word?: string; items?: string[] } {
  const { value } = field;
  if (value === null || value === undefined || value === '') return { value: null };
  if (isSecret(field)) return { value: HIDDEN, word: say(reader.lang, NEW_SECRET) };
  const shown = (one: unknown) => (typeof one === 'string' ? shownText(nameOf(field), one, reader.actor) : JSON.stringify(one));
  if (Array.isArray(value)) {
    const items = value.map((one) => inWords(reader, field, one) ?? shown(one));
    return { value: value.map(shown).join(', ') || null, items };
  }
  const parts = partsOf(field).map((part) => valueIn(reader, part));
  if (parts.length > 0)
    return {
      value: JSON.stringify(value),
      word: parts.map((part) => part.items?.join(', ') ?? part.word ?? part.value).join(' · '),
    };
  if (field.schema.format === 'date-time') return { value: iso(Date.parse(String(value))) };
  return { value: shown(value), word: inWords(reader, field, value) };
}

const isAmount = ({ refs }: Field) => refs.some((ref) => ref === 'Money' || ref === 'SignedMoney');

const partAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, part) => (at as Record<string, unknown> | null | undefined)?.[part], value);

/** The value before: of the record, or as the handler told it. A list of numbers may be one of records there: `roleCodes` of `roles`. */
function beforeOf({ was, preview }: Approval, path: readonly string[]): unknown {
  const told = preview.changes.find(({ id, field }) => id === undefined && field === path.join('.'))?.before;
  const found = partAt(was, path) ?? told;
  const [, stem] = /^(\w+)Codes$/.exec(path.join('.')) ?? [];
  const named = stem && was[`${stem}s`];
  return found === undefined && Array.isArray(named) ? named.map((one: Record<string, unknown>) => one[`${stem}Code`]) : found;
}

function rowOf(reader: Reader, field: Field, old: unknown, id?: string): ApprovalChange {
  const { world, approval, lang } = reader;
  const { body, was, preview } = approval;
  const [now, then] = [valueIn(reader, field), valueIn(reader, { ...field, value: old })];
  const beside = partAt(body, [...field.path.slice(0, -1), 'currency']);
  const currency = isAmount(field) && (beside ?? was.currency ?? preview.currency ?? preview.amounts[0]?.currency);
  return {
    ...(id !== undefined && { id }),
    field: field.path.join('.'),
    fieldName: labelOf(world, lang, [tagOf(approval.path), approval.entity ?? ''], field.path),
    before: then.value,
    ...(then.word !== undefined && { beforeName: then.word }),
    ...(then.items && { beforeItems: then.items }),
    after: now.value,
    ...(now.word !== undefined && { afterName: now.word }),
    ...(now.items && { afterItems: now.items }),
    ...(typeof currency === 'string' && { currency }),
  };
}

/**
 * What was asked, for this reader: every field of the body in its order with the value before, then what the call changes besides
 * (docs/rules/approval.md#detail).
 */
export function rowsOf(world: World, approval: Approval, actor: Operator, lang: Lang): ApprovalChange[] {
  const { path, body, preview } = approval;
  const reader = { world, approval, actor, lang };
  const isNew = (name: string) => name === 'version' || ('reasonCode' in body && WHY.has(name));
  const fields = fieldsOf(path, body);
  const rows = fields.map((field) => rowOf(reader, field, isNew(nameOf(field)) ? undefined : beforeOf(approval, field.path)));
  const besides = preview.changes.map(({ id, field, before, after }) => rowOf(reader, fieldLike(path, field, after), before, id));
  // A handler may tell of a field by the name that the record has for it.
  const isTold = ({ id, fieldName }: ApprovalChange) => id === undefined && rows.some((row) => row.fieldName === fieldName);
  return [...rows, ...besides.filter((row) => !isTold(row))];
}
