import type { MchMenuEntry, MchMenuImport, MchMenuImportResult } from '@/contract';
import { portalFault } from '../../../src/domain/mchMenu';
import { changesOf, type FieldChange } from '../../base/callLog';
import { checkDryRun, countResults, TWICE } from '../../base/fileImport';
import { say, type Text } from '../../engine/text';
import { STEP } from '../../flow/menu';
import type { CallFor } from '../../model/operators';
import type { PortalNode } from '../../model/settings';
import type { World } from '../../model/world';
import { FIELDS, fieldsOf, type PortalFields, portalFaults } from './rules';
import { portalTree, stateOf } from './tree';

type Entry = MchMenuImport['entries'][number];
const OTHER_TYPE: Text = ['An entry of another type uses its access key.', '该权限标识属于其他类型的菜单项。'];
const PLACE: Text = ['Cannot be placed there: {why}.', '不能位于此处：{why}。'];

const WHY: Readonly<Record<'circle' | 'kind' | 'depth', Text>> = {
  circle: ['it would be under itself', '会位于自身之下'],
  kind: ['its type does not fit this parent', '该类型不能位于此上级之下'],
  depth: ['the menu has at most four levels', '菜单最多四级'],
};

const NEEDS_REASON: Text = ['Disabling needs a reason. Disable it manually.', '停用需要原因，请手动操作。'];
const MOVED: Text = ['The menu changed after the dry run. Check again.', '预览之后菜单已被修改，请重新检查。'];

type Kept = PortalFields & Pick<PortalNode, 'status' | 'parentId' | 'sort'>;
const KEPT = [...FIELDS, 'status', 'parentId', 'sort'] as const;
const keptOf = (node: PortalNode): Kept => ({ ...fieldsOf(node), status: node.status, parentId: node.parentId, sort: node.sort });

/**
 * Imports a menu completely, or returns the result of a dry run (docs/rules/menu.md#import). @throws Refusal 409 or 422, without
 * changes
 */
export function importMchMenu(world: World, call: CallFor<'importMchMenu'>) {
  const { actor, at, body, lang } = call;
  const { dryRun, version, content } = body;
  const { portal } = content;
  const before = world.mchMenu;
  const state = stateOf(before, portal);
  const nodes = structuredClone(before);
  const taken = new Map<string, { entry: MchMenuEntry; refused: Text | undefined }>();
  const refusedTwice: Entry[] = [];
  const own = () => [...nodes.values()].filter((node) => node.portal === portal);

  const find = ({ menuType, accessKey, nameEn }: MchMenuEntry, parentId: string | null) =>
    own().find((node) =>
      menuType === 'DIR'
        ? node.type === 'DIR' && node.parentId === parentId && node.name[0] === nameEn.trim()
        : accessKey != null && node.key === accessKey,
    );

  function take(entries: readonly MchMenuEntry[], parentId: string | null) {
    const placed: PortalNode[] = [];
    for (const entry of entries) {
      const { menuType: type, children = [], status } = entry;
      const found = find(entry, parentId);
      if (found && taken.has(found.id)) {
        const { name, nameEn, accessKey = null } = entry;
        refusedTwice.push({ menuType: type, name, nameEn, accessKey, result: 'REFUSED', why: say(lang, TWICE) });
        continue;
      }
      const isOtherType = found !== undefined && found.type !== type;
      const closes = found?.status === 'ACTIVE' && status === 'DISABLED';
      const fields = fieldsOf(found ?? { type }, entry as Partial<PortalFields>);
      const { name, nameEn, accessKey, requiresProduct, ...same } = fields;
      const stored = { ...same, name: [nameEn, name] as const, key: accessKey, product: requiresProduct };
      const by = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
      const node: PortalNode = found ?? {
        id: `+${taken.size}`,
        parentId,
        portal,
        type,
        ...stored,
        sort: Number.MAX_SAFE_INTEGER,
        status: status ?? 'ACTIVE',
        version: 0,
        ...by,
      };
      Object.assign(node, stored, { parentId });
      if (status) node.status = status;
      nodes.set(node.id, node);
      taken.set(node.id, { entry, refused: isOtherType ? OTHER_TYPE : closes ? NEEDS_REASON : undefined });
      placed.push(node);
      take(children, node.id);
    }
    // Nodes of the file come first; the others follow in their previous order.
    const siblings = own().filter((node) => node.parentId === parentId);
    const rest = siblings.filter((node) => !placed.includes(node)).sort((a, b) => a.sort - b.sort);
    const wanted = [...placed, ...rest];
    const now = [...siblings].sort((a, b) => a.sort - b.sort);
    if (wanted.some((node, index) => node !== now[index]))
      for (const [index, node] of wanted.entries()) node.sort = (index + 1) * STEP;
  }
  take(content.entries, null);

  const tree = portalTree(nodes, portal);
  const changed: { node: PortalNode; changes: FieldChange[] }[] = [];
  const entries = [...nodes.values()].flatMap((node): Entry[] => {
    const mark = taken.get(node.id);
    const old = before.get(node.id);
    const changes = changesOf<Kept>(old ? keptOf(old) : {}, keptOf(node), KEPT);
    if (changes.length > 0) changed.push({ node, changes });
    // Nodes that only moved to make room are not listed.
    if (!mark) return [];
    const place = portalFault(tree, { menuId: node.id, menuType: node.type }, node.parentId);
    const [fault] = portalFaults(nodes, portal, node.type, fieldsOf(node), node);
    const words = place && { why: say(lang, WHY[place]) };
    const why = mark.refused ?? fault?.text ?? (place ? PLACE : undefined);
    const result: MchMenuImportResult = why ? 'REFUSED' : !old ? 'ADDED' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
    const nameOf = (id: string | null) => (id === null ? null : (nodes.get(id)?.name[lang === 'zh' ? 1 : 0] ?? id));
    const listed = changes.map((change) =>
      change.field === 'parentId' ? { ...change, before: nameOf(change.before), after: nameOf(change.after) } : change,
    );
    return [
      {
        menuType: node.type,
        name: node.name[1],
        nameEn: node.name[0],
        accessKey: node.key,
        result,
        ...(changes.length > 0 && { changes: listed }),
        ...(why && { why: say(lang, why, words) }),
      },
    ];
  });
  entries.push(...refusedTwice);
  const counts = countResults(entries);
  // The file content must not be logged.
  call.note.detail = { dryRun, portal, ...counts };
  call.note.about = { entity: 'mchMenu', ids: [], name: portal };
  if (dryRun) return { data: { version: state, counts, entries } satisfies MchMenuImport };

  call.note.level = 'HIGH';
  checkDryRun(lang, { version, state, counts, moved: MOVED });
  const ids = new Map(changed.map(({ node }) => [node.id, before.has(node.id) ? node.id : world.numberOf('PM')]));
  for (const { node } of changed) {
    const id = ids.get(node.id) as string;
    const parentId = node.parentId === null ? null : (ids.get(node.parentId) ?? node.parentId);
    const { version: old } = node;
    before.set(id, { ...node, id, parentId, version: old + 1, updatedAt: at, updatedBy: actor.username });
  }
  call.note.about = {
    entity: 'mchMenu',
    ids: [...ids.values()],
    name: portal,
    changes: changed.flatMap(({ node, changes }) => changes.map((change) => ({ ...change, id: ids.get(node.id) }))),
  };
  return { data: { version: stateOf(before, portal), counts, entries } satisfies MchMenuImport };
}
