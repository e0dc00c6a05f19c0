import { hasBadPattern } from '../../../src/domain/accountPattern';
import { hasBadDigits } from '../../../src/domain/dict';
import type { Text } from '../../engine/text';
import type { DictItem, DictType } from '../../model/settings';
import type { UsesOf } from './usage';

export const ITEM_FIELDS = [
  'value',
  'label',
  'labelEn',
  'color',
  'isDefault',
  'status',
  'parentValue',
  'extra',
  'remark',
] as const satisfies readonly (keyof DictItem)[];

export const SYSTEM_TYPE: Text = [
  'Built-in type: only labels, colors and the order of items can be changed.',
  '该类型由系统维护，仅可修改字典项的名称、颜色和顺序。',
];

const TAKEN: Text = ['The type already has an item with this value.', '该类型下已存在相同的值。'];
const IMMUTABLE: Text = [
  'The value is in use, or possibly in use, and cannot be changed.',
  '该值已被使用或可能被使用，不可修改。',
];
const NOT_INT: Text = ['The values of this type are integers.', '该类型的值须为整数。'];
const DISABLED_DEFAULT: Text = ['A disabled item cannot be the default.', '已停用的字典项不可设为默认。'];

const BAD_PATTERN: Text = [
  'accountPattern must be like ^[0-9]{10,16}$: digits, letters, [0-9A-Z] and \\d, each with a count. Only one count may vary. Join several forms with | in ^(…)$.',
  'accountPattern 应形如 ^[0-9]{10,16}$：由数字、字母、[0-9A-Z] 和 \\d 组成，各可带次数，仅一处次数可变。多种格式用 | 写在 ^(…)$ 中。',
];

const BAD_DIGITS: Text = [
  'minorDigits must be the decimals that ISO 4217 gives the currency: all its amounts have them. Remove it for any other code.',
  'minorDigits 必须等于 ISO 4217 规定的小数位数，所有金额均按此位数。其他代码请删除此项。',
];

/** Fixed fields of a system item: all except labels and color. */
const OWNED = ['value', 'isDefault', 'status', 'parentValue', 'extra', 'remark'] as const;

type ItemFields = Omit<DictItem, 'id' | 'updatedAt' | 'updatedBy'>;

interface Fault {
  name: string;
  rule: string;
  text: Text;
}

/** Also true when uses cannot be counted: a value that may be in use must keep its meaning. */
export const isUsed = (uses: UsesOf, value: string): boolean => uses(value) !== 0;

/** Errors of an item; `before` is missing for a new item. */
export function itemFaults(type: DictType, wanted: ItemFields, before: DictItem | undefined, uses: UsesOf): Fault[] {
  const faults: Fault[] = [];
  const refuse = (name: string, rule: string, text: Text) => faults.push({ name, rule, text });
  if (type.category === 'SYSTEM' && !before) refuse('dictType', 'extensible', SYSTEM_TYPE);
  if (type.category === 'SYSTEM' && before)
    for (const field of OWNED)
      if (JSON.stringify(wanted[field]) !== JSON.stringify(before[field])) refuse(field, 'system', SYSTEM_TYPE);
  if (type.items.some((item) => item.value === wanted.value && item.id !== before?.id)) refuse('value', 'unique', TAKEN);
  const isRenamed = before !== undefined && before.value !== wanted.value && type.category === 'BUSINESS';
  if (isRenamed && isUsed(uses, before.value)) refuse('value', 'used', IMMUTABLE);
  if (type.valueKind === 'INT' && !/^-?\d+$/.test(wanted.value)) refuse('value', 'integer', NOT_INT);
  if (wanted.isDefault && wanted.status === 'DISABLED') refuse('isDefault', 'enabled', DISABLED_DEFAULT);
  if (hasBadPattern(wanted.extra)) refuse('extra', 'accountPattern', BAD_PATTERN);
  // The digits of a value that is refused itself mean nothing.
  if (faults.every(({ name }) => name !== 'value') && hasBadDigits(type.code, wanted.value, wanted.extra))
    refuse('extra', 'minorDigits', BAD_DIGITS);
  return faults;
}

const FRESH: ItemFields = {
  value: '',
  label: '',
  labelEn: '',
  color: 'default',
  isDefault: false,
  status: 'ACTIVE',
  parentValue: null,
  extra: null,
  remark: null,
};

const tidy = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);

/** The fields of an item from a body; fields that are left out keep their value. */
export function fieldsOf(sent: Readonly<Record<string, unknown>>, before?: DictItem): ItemFields {
  const named = ITEM_FIELDS.filter((field) => field in sent).map((field) => [field, tidy(sent[field])]);
  return { ...FRESH, ...before, ...Object.fromEntries(named) };
}

/** A type has at most one default, so that the previous one is cleared. */
export function makeOnlyDefault(type: DictType, item: DictItem): void {
  if (item.isDefault) for (const other of type.items) if (other !== item) other.isDefault = false;
}
