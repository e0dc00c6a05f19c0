import type {
  DictDetail,
  DictFile,
  DictFilter,
  DictItemAction,
  DictStatistics,
  DictTypeAction,
  DictUsage,
  DictItem as ShownItem,
  DictType as ShownType,
} from '@/contract';
import { isUnreasoned, REMARK_SHORT } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { holds, isWanted, soughtIn } from '../../base/rowFilter';
import { fileHeaders } from '../../engine/file';
import { pageOf } from '../../engine/page';
import { badParameter, invalid } from '../../engine/schema';
import { demandFound, notFound, Refusal, say, type Text } from '../../engine/text';
import { ago, timeOf } from '../../engine/time';
import { labelsOf } from '../../flow/dictionary';
import type { AreaHandlers } from '../../model/area';
import type { PlatformCall } from '../../model/operators';
import { type DictItem, type DictType, ITEM_LIMIT } from '../../model/settings';
import type { World } from '../../model/world';
import { importFile } from './import';
import { fieldsOf, ITEM_FIELDS, isUsed, itemFaults, makeOnlyDefault, SYSTEM_TYPE } from './rules';
import { placesOf, type UsesOf, usesOf } from './usage';

const NO_TYPE: Text = ['Dictionary type not found.', '字典类型不存在。'];
const NO_ITEM: Text = ['Dictionary item not found.', '字典项不存在。'];
const CHANGED: Text = ['The type was changed by {who} {ago} ago.', '该字典类型已于 {ago}前被 {who} 修改。'];
const TAKEN: Text = ['A type with this code already exists.', '该类型编码已存在。'];
const IS_ACTIVE: Text = ['Already enabled.', '已启用。'];
const IS_DISABLED: Text = ['Already disabled.', '已停用。'];
const FULL: Text = ['A type has at most {limit} items.', '每个类型最多 {limit} 个字典项。'];
const REASON: Text = ['In use, or possibly in use. Enter a reason.', '已被使用或可能被使用，请说明原因。'];
const ALL_ITEMS: Text = ['The order must name each item of the type once.', '排序须包含该类型的全部字典项，且各一次。'];

const TYPE_ACTIONS: readonly DictTypeAction[] = ['edit', 'enable', 'disable', 'add'];
const ITEM_ACTIONS: readonly DictItemAction[] = ['edit', 'enable', 'disable'];

/** Why a state forbids an action; undefined when it does not. */
function whyNot(type: DictType, action: DictTypeAction | DictItemAction, item?: DictItem): Text | undefined {
  if (type.category === 'SYSTEM' && !(item && action === 'edit')) return SYSTEM_TYPE;
  if (action === 'add' && type.items.length >= ITEM_LIMIT) return FULL;
  const { status } = item ?? type;
  if (action === 'enable' && status === 'ACTIVE') return IS_ACTIVE;
  return action === 'disable' && status === 'DISABLED' ? IS_DISABLED : undefined;
}

/** Calls of the data dictionary, and the labels for all screens. */
export function dictHandlers(world: World): AreaHandlers<'dict'> & Pick<AreaHandlers<'common'>, 'getLabels'> {
  const { dict } = world;

  function showItem({ lang }: PlatformCall, type: DictType, item: DictItem, uses: UsesOf): ShownItem {
    const { id, updatedAt, updatedBy } = item;
    const denied = ITEM_ACTIONS.flatMap((action) => {
      const why = whyNot(type, action, item);
      return why ? [{ action, why: say(lang, why) }] : [];
    });
    return {
      itemId: id,
      dictType: type.code,
      ...Object.fromEntries(ITEM_FIELDS.map((field) => [field, item[field]])),
      value: item.value,
      label: item.label,
      status: item.status,
      sort: type.items.indexOf(item) + 1,
      usedCount: uses(item.value),
      updatedAt: new Date(updatedAt).toISOString(),
      updatedBy,
      allowed: ITEM_ACTIONS.filter((action) => !denied.some((one) => one.action === action)),
      denied,
    };
  }

  function showType({ lang }: PlatformCall, type: DictType): ShownType {
    const { code, name, nameEn, category, valueKind, items, status, remark, createdBy, updatedBy, version } = type;
    const denied = TYPE_ACTIONS.flatMap((action) => {
      const why = whyNot(type, action);
      return why ? [{ action, why: say(lang, why, { limit: ITEM_LIMIT }) }] : [];
    });
    return {
      dictType: code,
      name,
      nameEn,
      category,
      valueKind,
      extensible: category === 'BUSINESS',
      itemCount: items.length,
      status,
      remark,
      createdAt: new Date(type.createdAt).toISOString(),
      createdBy,
      updatedAt: new Date(type.updatedAt).toISOString(),
      updatedBy,
      version,
      allowed: TYPE_ACTIONS.filter((action) => !denied.some((one) => one.action === action)),
      denied,
    };
  }

  function showDetail(call: PlatformCall, type: DictType): DictDetail {
    const uses = usesOf(world, type.code);
    return { ...showType(call, type), items: type.items.map((item) => showItem(call, type, item, uses)) };
  }

  /** @throws Refusal 404 */
  const find = (code: unknown): DictType => demandFound(dict.types.get(String(code)), NO_TYPE);

  function conflict(call: PlatformCall, type: DictType) {
    const { updatedBy, updatedAt } = type;
    return { current: showDetail(call, type), changedBy: updatedBy, changedAt: timeOf(updatedAt) };
  }

  /** The type in the version that the operator saw, in a state that allows the action. @throws Refusal 404 or 409 */
  function demand(call: PlatformCall, action: DictTypeAction | DictItemAction | 'sort', isOfItem = false) {
    const { body, lang, at } = call;
    const type = find(body.dictType);
    const item = isOfItem ? type.items.find(({ id }) => id === body.itemId) : undefined;
    if (isOfItem && !item) throw notFound(NO_ITEM);
    if ('version' in body && body.version !== type.version) {
      const values = { who: type.updatedBy, ago: ago(lang, at - type.updatedAt) };
      throw new Refusal(409, 'VERSION_CONFLICT', CHANGED, values, conflict(call, type));
    }
    const why = action === 'sort' ? undefined : whyNot(type, action, item);
    if (why) throw new Refusal(409, 'STATE_CONFLICT', why, { limit: ITEM_LIMIT }, conflict(call, type));
    return { type, item: item as DictItem };
  }

  /** Updates the version, logs the change and returns the answer. */
  function done(call: PlatformCall, type: DictType, changes: ReturnType<typeof changesOf>) {
    const { actor, at } = call;
    Object.assign(type, { version: type.version + 1, updatedAt: at, updatedBy: actor.username });
    dict.revision++;
    call.note.level = 'MEDIUM';
    call.note.about = { entity: 'dict', ids: [type.code], name: type.nameEn, changes };
    return { data: showDetail(call, type) };
  }

  const changesOfItem = (before: Partial<DictItem>, after: DictItem) =>
    changesOf(before, after, ITEM_FIELDS).map((change) => ({ ...change, field: `${after.value}.${change.field}` }));

  /** @throws Refusal 422 when a used value is disabled without a reason */
  function demandReason({ body, lang }: PlatformCall, isInUse: boolean) {
    if (isInUse && !body.reasonCode) throw invalid(lang, [{ name: 'reasonCode', rule: 'required', text: REASON }]);
    if (isUnreasoned(body.reasonCode, body.remark)) throw invalid(lang, [REMARK_SHORT]);
  }

  function filtered(query: DictFilter): DictType[] {
    const sought = soughtIn(query.keyword);
    const bears = (...texts: string[]) => holds(sought, texts);
    return [...dict.types.values()].filter(
      ({ code, name, nameEn, items, category, status }) =>
        isWanted(query.dictType, code) &&
        isWanted(query.category, category) &&
        isWanted(query.status, status) &&
        (bears(code, name, nameEn) || items.some(({ value, label, labelEn }) => bears(value, label, labelEn))),
    );
  }

  const sorts: Readonly<Record<string, (a: DictType, b: DictType) => number>> = {
    dictType: (a, b) => (a.code < b.code ? -1 : 1),
    itemCount: (a, b) => a.items.length - b.items.length,
    updatedAt: (a, b) => a.updatedAt - b.updatedAt,
  };

  const status = (call: PlatformCall, action: 'enable' | 'disable', isOfItem: boolean) => {
    const { type, item } = demand(call, action, isOfItem);
    const uses = usesOf(world, type.code);
    const subject = isOfItem ? item : type;
    if (action === 'disable')
      demandReason(
        call,
        (isOfItem ? [item] : type.items).some(({ value }) => isUsed(uses, value)),
      );
    const before = { ...subject };
    subject.status = action === 'enable' ? 'ACTIVE' : 'DISABLED';
    if (!isOfItem) return done(call, type, changesOf<DictType>(before as DictType, type, ['status']));
    // A disabled item cannot be the default.
    if (action === 'disable') item.isDefault = false;
    Object.assign(item, { updatedAt: call.at, updatedBy: call.actor.username });
    return done(call, type, changesOfItem(before as DictItem, item));
  };

  return {
    getLabels: () => ({ data: labelsOf(world) }),
    pageDictTypes(call) {
      const { sortField = 'dictType', sortOrder = 'ascend' } = call.query;
      const sort = Object.hasOwn(sorts, sortField) ? sorts[sortField] : undefined;
      if (!sort) throw badParameter('sortField');
      const rows = filtered(call.query).sort(sort);
      return { data: pageOf(sortOrder === 'descend' ? rows.reverse() : rows, call.query, (type) => showType(call, type)) };
    },
    getDictType: (call) => ({ data: showDetail(call, find(call.query.dictType)) }),
    getDictStatistics({ query }) {
      const types = filtered(query);
      const items = types.flatMap((type) => type.items);
      const data: DictStatistics = {
        types: types.length,
        system: types.filter(({ category }) => category === 'SYSTEM').length,
        business: types.filter(({ category }) => category === 'BUSINESS').length,
        disabled: types.filter((type) => type.status === 'DISABLED').length,
        items: items.length,
        disabledItems: items.filter((item) => item.status === 'DISABLED').length,
      };
      return { data };
    },
    downloadDict(call) {
      const { query, at, actor } = call;
      const types = filtered(query);
      const file: DictFile = {
        format: 'payment-console-dictionary',
        formatVersion: 1,
        exportedAt: new Date(at).toISOString(),
        types: types.map(({ code, name, nameEn, category, valueKind, status: own, remark, items }) => ({
          dictType: code,
          name,
          nameEn,
          category,
          valueKind,
          status: own,
          remark,
          items: items.map(({ id: _id, updatedAt: _at, updatedBy: _by, ...item }) => item),
        })),
      };
      call.note.detail = { ...query, types: types.length };
      const stamp = new Date(at).toISOString().replace(/\D/g, '').slice(0, 14);
      return {
        headers: fileHeaders(`dict_${stamp}_${actor.username}.json`, 'application/octet-stream'),
        write: async (out) => {
          out.end(`${JSON.stringify(file, null, 2)}\n`);
        },
      };
    },
    getDictUsage({ query, lang }) {
      const { code } = find(query.dictType);
      const value = query.value ?? null;
      const places = placesOf(world, code)?.map(({ name, counts }) => ({
        place: say(lang, name),
        count: value === null ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(value) ?? 0),
      }));
      const usedCount = places?.reduce((sum, { count }) => sum + count, 0) ?? null;
      const data: DictUsage = { dictType: code, value, usedCount, places: places ?? [] };
      return { data };
    },
    addDictType(call) {
      const { body, lang, at, actor } = call;
      const { dictType: code, name, nameEn, valueKind = 'STRING', remark } = body;
      if (dict.types.has(code)) throw invalid(lang, [{ name: 'dictType', rule: 'unique', text: TAKEN }]);
      const by = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
      const type: DictType = {
        code,
        name: name.trim(),
        nameEn: nameEn.trim(),
        category: 'BUSINESS',
        valueKind,
        status: 'ACTIVE',
        remark: remark?.trim() || null,
        items: [],
        version: 0,
        ...by,
      };
      dict.types.set(type.code, type);
      return done(call, type, changesOf<DictType>({}, type, ['name', 'nameEn', 'valueKind', 'remark']));
    },
    editDictType(call) {
      const { type } = demand(call, 'edit');
      const before = { ...type };
      const { name, nameEn, remark = type.remark } = call.body;
      Object.assign(type, { name: name.trim(), nameEn: nameEn.trim(), remark: remark?.trim() || null });
      return done(call, type, changesOf(before, type, ['name', 'nameEn', 'remark']));
    },
    enableDictType: (call) => status(call, 'enable', false),
    disableDictType: (call) => status(call, 'disable', false),
    pageDictItems(call) {
      const { query } = call;
      const type = find(query.dictType);
      const sought = soughtIn(query.keyword);
      const uses = usesOf(world, type.code);
      const items = type.items.filter(
        (item) =>
          (query.status === undefined || item.status === query.status) && holds(sought, [item.value, item.label, item.labelEn]),
      );
      return { data: pageOf(items, call.query, (item) => showItem(call, type, item, uses)) };
    },
    addDictItem(call) {
      const { body, lang, at, actor } = call;
      const { type } = demand(call, 'add');
      const fields = fieldsOf(body);
      const faults = itemFaults(type, fields, undefined, usesOf(world, type.code));
      if (faults.length > 0) throw invalid(lang, faults);
      const item: DictItem = { ...fields, id: world.numberOf('DI'), updatedAt: at, updatedBy: actor.username };
      type.items.push(item);
      makeOnlyDefault(type, item);
      return done(call, type, changesOfItem({}, item));
    },
    editDictItem(call) {
      const { body, lang, at, actor } = call;
      const { type, item } = demand(call, 'edit', true);
      const fields = fieldsOf(body, item);
      const faults = itemFaults(type, fields, item, usesOf(world, type.code));
      if (faults.length > 0) throw invalid(lang, faults);
      const before = { ...item };
      Object.assign(item, fields, { updatedAt: at, updatedBy: actor.username });
      makeOnlyDefault(type, item);
      return done(call, type, changesOfItem(before, item));
    },
    sortDictItems(call) {
      const { type } = demand(call, 'sort');
      const ids = call.body.itemIds;
      const items = ids.flatMap((id) => type.items.find((item) => item.id === id) ?? []);
      if (items.length !== ids.length || items.length !== type.items.length)
        throw invalid(call.lang, [{ name: 'itemIds', rule: 'complete', text: ALL_ITEMS }]);
      const before = { order: type.items.map(({ value }) => value).join(', ') };
      type.items = items;
      const after = { order: items.map(({ value }) => value).join(', ') };
      return done(call, type, changesOf(before, after, ['order']));
    },
    enableDictItem: (call) => status(call, 'enable', true),
    disableDictItem: (call) => status(call, 'disable', true),
    importDict: (call) => importFile(world, call),
  };
}
