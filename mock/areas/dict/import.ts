import type { DictFile, DictImport } from '@/contract';
import { changesOf } from '../../base/callLog';
import { checkDryRun, countResults, TWICE } from '../../base/fileImport';
import { say, type Text } from '../../engine/text';
import type { CallFor, PlatformCall } from '../../model/operators';
import { type DictItem, type DictType, ITEM_LIMIT } from '../../model/settings';
import type { World } from '../../model/world';
import { fieldsOf, ITEM_FIELDS, isUsed, itemFaults, makeOnlyDefault, SYSTEM_TYPE } from './rules';
import { type UsesOf, usesOf } from './usage';

type Entry = DictImport['entries'][number];
type FileType = DictFile['types'][number];
type FileItem = FileType['items'][number];

const NOT_OURS: Text = ['No built-in type has this code.', '系统中没有该系统类型。'];
const OTHER_KIND: Text = ['Category and value type cannot be changed.', '类别和值类型不可修改。'];

const NEEDS_REASON: Text = [
  'In use, or possibly in use. Disable it manually with a reason.',
  '已被使用或可能被使用，请手动停用并说明原因。',
];

const SECOND_DEFAULT: Text = ['The file already names another default for this type.', '文件中该类型已有其他默认项。'];
const FULL: Text = ['A type has at most {limit} items.', '每个类型最多 {limit} 个字典项。'];
const MOVED: Text = ['The dictionary changed after the dry run. Check again.', '预览之后字典已被修改，请重新检查。'];

const TYPE_FIELDS = ['name', 'nameEn', 'status', 'remark'] as const satisfies readonly (keyof DictType & keyof FileType)[];

/** Applies one type of the file to a copy, and records the result of each entry. */
function takeType(world: World, call: PlatformCall, types: Map<string, DictType>, sent: FileType): Entry[] {
  const { lang, at, actor } = call;
  const { dictType, category, valueKind = 'STRING', items } = sent;
  const refused = (why: Text): Entry[] => [{ dictType, value: null, result: 'REFUSED', why: say(lang, why) }];
  const found = types.get(dictType);
  const by = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
  if (!found && category === 'SYSTEM') return refused(NOT_OURS);
  if (found && (found.category !== category || found.valueKind !== valueKind)) return refused(OTHER_KIND);
  const type: DictType = found ?? {
    code: dictType,
    name: '',
    nameEn: '',
    category,
    valueKind,
    status: 'ACTIVE',
    remark: null,
    items: [],
    version: 0,
    ...by,
  };
  const uses = usesOf(world, dictType);
  const { name, nameEn, status, remark = type.remark } = sent;
  const after = { name: name.trim(), nameEn: nameEn.trim(), status, remark: remark?.trim() || null };
  const changes = changesOf<DictType>(found ?? {}, after, TYPE_FIELDS);
  if (found && changes.length > 0 && category === 'SYSTEM') return refused(SYSTEM_TYPE);
  if (found?.status === 'ACTIVE' && status === 'DISABLED' && found.items.some(({ value }) => isUsed(uses, value)))
    return refused(NEEDS_REASON);
  const orderBefore = type.items.map(({ value }) => value).join(', ');
  Object.assign(type, after);
  types.set(dictType, type);

  const seen = new Set<string>();
  const entries = items.map((item): Entry => {
    const isTwice = seen.has(item.value);
    const hasDefault = items.find(({ isDefault }) => isDefault) ?? item;
    seen.add(item.value);
    const why = isTwice ? TWICE : item.isDefault && hasDefault !== item ? SECOND_DEFAULT : undefined;
    return why
      ? { dictType, value: item.value, result: 'REFUSED', why: say(lang, why) }
      : takeItem(world, call, type, item, uses);
  });
  // A file with every item also defines their order.
  if (type.items.length === seen.size && [...seen].every((value) => type.items.some((item) => item.value === value)))
    type.items = [...seen].flatMap((value) => type.items.find((item) => item.value === value) ?? []);
  const orderAfter = type.items.map(({ value }) => value).join(', ');
  const isMoved = found && entries.every(({ result }) => result !== 'ADDED') && orderBefore !== orderAfter;
  const own = [...changes, ...(isMoved ? [{ field: 'order', before: orderBefore, after: orderAfter }] : [])];
  const result = !found ? 'ADDED' : own.length > 0 ? 'CHANGED' : 'UNCHANGED';
  return [{ dictType, value: null, result, ...(own.length > 0 && { changes: own }) }, ...entries];
}

function takeItem(world: World, { lang, at, actor }: PlatformCall, type: DictType, sent: FileItem, uses: UsesOf): Entry {
  const before = type.items.find(({ value }) => value === sent.value);
  const fields = fieldsOf(sent, before);
  const isFull = !before && type.items.length >= ITEM_LIMIT;
  const isLost = before?.status === 'ACTIVE' && fields.status === 'DISABLED' && isUsed(uses, sent.value);
  const [fault] = itemFaults(type, fields, before, uses);
  const why = fault?.text ?? (isFull ? FULL : isLost ? NEEDS_REASON : undefined);
  const entry = { dictType: type.code, value: sent.value };
  if (why) return { ...entry, result: 'REFUSED', why: say(lang, why, { limit: ITEM_LIMIT }) };
  const changes = changesOf<DictItem>(before ?? {}, fields, ITEM_FIELDS);
  if (before && changes.length === 0) return { ...entry, result: 'UNCHANGED' };
  const by = { updatedAt: at, updatedBy: actor.username };
  const item: DictItem = before ? Object.assign(before, fields, by) : { ...fields, id: world.numberOf('DI'), ...by };
  if (!before) type.items.push(item);
  makeOnlyDefault(type, item);
  return { ...entry, result: before ? 'CHANGED' : 'ADDED', changes };
}

/**
 * Imports a file completely, or returns the result of a dry run (docs/rules/dict.md#import). @throws Refusal 409 or 422, without
 * changes
 */
export function importFile(world: World, call: CallFor<'importDict'>) {
  const { dict } = world;
  const { body, lang, at, actor } = call;
  const { dryRun, version, content } = body;
  const copy: Map<string, DictType> = structuredClone(dict.types);
  const seen = new Set<string>();
  const entries = content.types.flatMap((sent): Entry[] => {
    const isTwice = seen.has(sent.dictType);
    seen.add(sent.dictType);
    if (isTwice) return [{ dictType: sent.dictType, value: null, result: 'REFUSED', why: say(lang, TWICE) }];
    return takeType(world, call, copy, sent);
  });
  const counts = countResults(entries);
  // The file content must not be logged.
  call.note.detail = { dryRun, types: content.types.length, ...counts };
  const ids = [...new Set(entries.filter(({ result }) => result !== 'UNCHANGED').map(({ dictType }) => dictType))];
  call.note.about = { entity: 'dict', ids };
  if (dryRun) return { data: { version: dict.revision, counts, entries } satisfies DictImport };

  call.note.level = 'HIGH';
  checkDryRun(lang, { version, state: dict.revision, counts, moved: MOVED });
  for (const id of ids) {
    const type = copy.get(id);
    if (!type) continue;
    Object.assign(type, { version: type.version + 1, updatedAt: at, updatedBy: actor.username });
    dict.types.set(id, type);
  }
  if (ids.length > 0) dict.revision++;
  const changes = entries.flatMap(({ dictType, value, changes: own = [] }) =>
    own.map((change) => ({ ...change, field: [dictType, value, change.field].filter(Boolean).join('.') })),
  );
  call.note.about = { entity: 'dict', ids, changes };
  return { data: { version: dict.revision, counts, entries } satisfies DictImport };
}
