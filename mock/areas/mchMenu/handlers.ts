import type { MchMenuAction, MchMenuFile, MchMenuNode, MchPortal } from '@/contract';
import { type PortalFault, portalFault, seenBy, type Visitor } from '../../../src/domain/mchMenu';
import { type Branch, walk } from '../../../src/domain/tree';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { fileHeaders } from '../../engine/file';
import type { LogLevel } from '../../engine/log';
import { invalid } from '../../engine/schema';
import { type Lang, notFound, Refusal, say, type Text } from '../../engine/text';
import { ago, timeOf } from '../../engine/time';
import { STEP } from '../../flow/menu';
import { touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { PortalNode } from '../../model/settings';
import type { World } from '../../model/world';
import { importMchMenu } from './import';
import { FIELDS, fieldsOf, type PortalFields, portalFaults } from './rules';
import { type placeOf, portalTree, usesOf, visitorsOf } from './tree';

const NO_NODE: Text = ['Menu entry not found.', '菜单项不存在。'];
const NO_PARENT: Text = ['Parent entry not found in this portal.', '该门户中没有此上级菜单项。'];
const NO_SIBLING: Text = ['This entry is not at that position.', '该菜单项不在此处。'];
const CHANGED: Text = ['The entry was changed by {who} {ago} ago.', '该菜单项已于 {ago}前被 {who} 修改。'];
const NOTHING_UNDER: Text = ['A button cannot have entries under it.', '按钮下不能有菜单项。'];
const HAS_CHILDREN: Text = ['Other entries are under it. Remove them first.', '其下仍有菜单项，请先删除。'];
const IN_USE: Text = ['Merchants or agents with access: {n}. Disable it first.', '当前有 {n} 方可使用，请先停用。'];
const IS_OPEN: Text = ['Already enabled.', '该菜单项已启用。'];
const IS_CLOSED: Text = ['Already disabled.', '该菜单项已停用。'];

const PLACE_FAULTS: Readonly<Record<PortalFault, Text>> = {
  circle: ['An entry cannot be placed under itself.', '菜单项不能位于自身之下。'],
  kind: [
    'Place sections at the top or in a section, buttons under a screen, and screens anywhere but under a button.',
    '目录位于顶层或目录之下，页面不能位于按钮之下，按钮位于页面之下。',
  ],
  depth: ['The menu has at most four levels.', '菜单最多四级。'],
};

const ACTIONS: readonly MchMenuAction[] = ['add', 'edit', 'move', 'enable', 'disable', 'remove'];
const PLACE = ['parentId', 'sort'] as const;

type Fault = Parameters<typeof invalid>[1][number];
type Leaf = Branch<ReturnType<typeof placeOf>>;
/** Operations on a node in the version that the operator saw. */
type Changing = 'disableMchMenuNode' | 'editMchMenuNode' | 'enableMchMenuNode' | 'moveMchMenuNode' | 'removeMchMenuNode';

/** Why the state of a node forbids an action. @param uses number of users who can use the node now */
function obstacle({ node: { node }, children }: Leaf, action: MchMenuAction, uses: number): Text | undefined {
  if (action === 'add') return node.type === 'BUTTON' ? NOTHING_UNDER : undefined;
  if (action === 'enable') return node.status === 'ACTIVE' ? IS_OPEN : undefined;
  if (action === 'disable') return node.status === 'DISABLED' ? IS_CLOSED : undefined;
  if (action !== 'remove') return undefined;
  if (children.length > 0) return HAS_CHILDREN;
  return uses > 0 ? [say('en', IN_USE, { n: uses }), say('zh', IN_USE, { n: uses })] : undefined;
}

function showNode(branch: Leaf, uses: ReadonlyMap<string, number>, lang: Lang): MchMenuNode {
  const { node } = branch.node;
  const useCount = uses.get(node.id) ?? 0;
  const denied = ACTIONS.flatMap((action) => {
    const why = obstacle(branch, action, useCount);
    return why ? [{ action, why: say(lang, why) }] : [];
  });
  return {
    menuId: node.id,
    parentId: node.parentId,
    portal: node.portal,
    menuType: node.type,
    ...fieldsOf(node),
    sort: node.sort,
    status: node.status,
    useCount,
    createdAt: new Date(node.createdAt).toISOString(),
    createdBy: node.createdBy,
    updatedAt: new Date(node.updatedAt).toISOString(),
    updatedBy: node.updatedBy,
    version: node.version,
    allowed: ACTIONS.filter((action) => !denied.some((one) => one.action === action)),
    denied,
  };
}

/** Handlers of the portals' menus by operation id. */
export function mchMenuHandlers(world: World): AreaHandlers<'mchMenu'> {
  const { mchMenu: nodes } = world;
  const viewOf = (portal: MchPortal) => {
    const tree = portalTree(nodes, portal);
    return { tree, uses: usesOf(tree, visitorsOf(world, portal)) };
  };
  const rowOf = (node: PortalNode, lang: Lang): MchMenuNode => {
    const { tree, uses } = viewOf(node.portal);
    return showNode(tree.byId.get(node.id) as Leaf, uses, lang);
  };
  const currentOf = (node: PortalNode, lang: Lang) => ({
    current: rowOf(node, lang),
    changedBy: node.updatedBy,
    changedAt: timeOf(node.updatedAt),
  });

  /** The node of a call, in the version that the operator saw. @throws Refusal 404 or 409 */
  function find({ body, lang, at, note }: CallFor<Changing>): PortalNode {
    // Set first, so that refused calls are logged too, and not as the system menu, which has the same field name.
    note.about = { entity: 'mchMenu', ids: [body.menuId] };
    const node = nodes.get(body.menuId);
    if (!node) throw notFound(NO_NODE);
    if (node.version === body.version) return node;
    const values = { who: node.updatedBy, ago: ago(lang, at - node.updatedAt) };
    throw new Refusal(409, 'VERSION_CONFLICT', CHANGED, values, currentOf(node, lang));
  }

  /** @throws Refusal 409 */
  function demand({ lang }: PlatformCall, node: PortalNode, action: MchMenuAction) {
    const { tree, uses } = viewOf(node.portal);
    const why = obstacle(tree.byId.get(node.id) as Leaf, action, uses.get(node.id) ?? 0);
    if (why) throw new Refusal(409, 'STATE_CONFLICT', why, {}, currentOf(node, lang));
  }

  function logCall(
    { note }: PlatformCall,
    { id, name, portal }: PortalNode,
    level: LogLevel,
    changes: ReturnType<typeof changesOf>,
  ) {
    note.level = level;
    note.about = { entity: 'mchMenu', ids: [id], name: `${portal} ${name[0]}`, changes };
  }

  function done(call: PlatformCall, node: PortalNode, level: LogLevel, changes: ReturnType<typeof changesOf>) {
    touch(node, call);
    logCall(call, node, level, changes);
    return { data: rowOf(node, call.lang) };
  }

  const childrenOf = (portal: MchPortal, parentId: string | null) =>
    [...nodes.values()].filter((node) => node.portal === portal && node.parentId === parentId).sort((a, b) => a.sort - b.sort);

  /** Errors of a node's new place: its parent must belong to the same portal. */
  function placeFaults(
    portal: MchPortal,
    node: { menuId?: string; menuType: PortalNode['type'] },
    parentId: string | null,
  ): Fault[] {
    if (parentId !== null && nodes.get(parentId)?.portal !== portal)
      return [{ name: 'parentId', rule: 'known', text: NO_PARENT }];
    const fault = portalFault(portalTree(nodes, portal), node, parentId);
    return fault ? [{ name: 'parentId', rule: fault, text: PLACE_FAULTS[fault] }] : [];
  }

  function switchTo(call: CallFor<'disableMchMenuNode' | 'enableMchMenuNode'>, action: 'enable' | 'disable') {
    const node = find(call);
    demand(call, node, action);
    const before = { status: node.status };
    node.status = action === 'enable' ? 'ACTIVE' : 'DISABLED';
    return done(call, node, 'HIGH', changesOf(before, node, ['status']));
  }

  return {
    listMchMenu({ lang, query }) {
      const portal = query.portal;
      const { tree, uses } = viewOf(portal);
      return {
        data: {
          list: [...walk(tree.top)].map((branch) => showNode(branch, uses, lang)),
          parties: visitorsOf(world, portal).length,
        },
      };
    },
    previewMchMenu({ lang, query }) {
      const { portal, mchType, level, product } = query;
      const isOfAgent = portal === 'AGENT';
      const has = (one: string) => isOfAgent || product === one || product === 'BOTH';
      const visitor: Visitor = isOfAgent
        ? { hasPayin: true, hasPayout: true }
        : { mchType, level, hasPayin: has('PAYIN'), hasPayout: has('PAYOUT') };
      const { tree, uses } = viewOf(portal);
      const list = seenBy(tree, visitor).map(({ menuId }) => showNode(tree.byId.get(menuId) as Leaf, uses, lang));
      const isLike = (other: Visitor) =>
        isOfAgent ||
        ((!mchType || other.mchType === mchType) &&
          (!level || other.level === level) &&
          other.hasPayin === visitor.hasPayin &&
          other.hasPayout === visitor.hasPayout);
      return { data: { list, parties: visitorsOf(world, portal).filter(isLike).length } };
    },
    addMchMenuNode(call) {
      const { at, actor, body, lang } = call;
      const { portal, parentId, menuType: type } = body;
      const wanted = fieldsOf({ type }, body);
      const faults = [...portalFaults(nodes, portal, type, wanted), ...placeFaults(portal, { menuType: type }, parentId)];
      if (faults.length > 0) throw invalid(lang, faults);
      const node: PortalNode = {
        id: world.numberOf('PM'),
        parentId,
        portal,
        type,
        ...storedOf(wanted),
        sort: (childrenOf(portal, parentId).at(-1)?.sort ?? 0) + STEP,
        status: 'ACTIVE',
        createdAt: at,
        createdBy: actor.username,
        updatedAt: at,
        updatedBy: actor.username,
        version: 1,
      };
      nodes.set(node.id, node);
      logCall(call, node, 'MEDIUM', changesOf<PortalFields>({}, fieldsOf(node), FIELDS));
      return { data: rowOf(node, lang) };
    },
    editMchMenuNode(call) {
      const node = find(call);
      const before = fieldsOf(node);
      const after = fieldsOf(node, call.body);
      const faults = portalFaults(nodes, node.portal, node.type, after, node);
      if (faults.length > 0) throw invalid(call.lang, faults);
      Object.assign(node, storedOf(after));
      return done(call, node, 'MEDIUM', changesOf<PortalFields>(before, fieldsOf(node), FIELDS));
    },
    moveMchMenuNode(call) {
      const node = find(call);
      const { parentId, afterId } = call.body;
      const siblings = childrenOf(node.portal, parentId).filter((other) => other !== node);
      const at = afterId === null ? 0 : siblings.findIndex(({ id }) => id === afterId) + 1;
      const faults = placeFaults(node.portal, { menuId: node.id, menuType: node.type }, parentId);
      if (faults.length === 0 && afterId !== null && at === 0) faults.push({ name: 'afterId', rule: 'known', text: NO_SIBLING });
      if (faults.length > 0) throw invalid(call.lang, faults);
      const before = { parentId: node.parentId, sort: node.sort };
      node.parentId = parentId;
      for (const [index, one] of siblings.toSpliced(at, 0, node).entries()) one.sort = (index + 1) * STEP;
      return done(call, node, 'MEDIUM', changesOf<PortalNode>(before, node, PLACE));
    },
    enableMchMenuNode: (call) => switchTo(call, 'enable'),
    disableMchMenuNode(call) {
      reasonOf(call);
      return switchTo(call, 'disable');
    },
    removeMchMenuNode(call) {
      reasonOf(call);
      const node = find(call);
      demand(call, node, 'remove');
      nodes.delete(node.id);
      logCall(call, node, 'HIGH', changesOf<PortalFields>(fieldsOf(node), {}, FIELDS));
      return {};
    },
    importMchMenu: (call) => importMchMenu(world, call),
    downloadMchMenu(call) {
      const { actor, at, query } = call;
      const portal = query.portal;
      const { top, byId } = portalTree(nodes, portal);
      const entryOf = ({ node: { node }, children }: Leaf): MchMenuFile['entries'][number] => ({
        menuType: node.type,
        ...fieldsOf(node),
        status: node.status,
        children: children.map(entryOf),
      });
      const file: MchMenuFile = {
        format: 'payment-console-portal-menu',
        formatVersion: 1,
        exportedAt: new Date(at).toISOString(),
        portal,
        entries: top.map(entryOf),
      };
      call.note.detail = { portal, rows: byId.size };
      const stamp = new Date(at).toISOString().replace(/\D/g, '').slice(0, 14);
      return {
        headers: fileHeaders(`portal-menu_${portal.toLowerCase()}_${stamp}_${actor.username}.json`, 'application/octet-stream'),
        write: async (out) => {
          out.end(`${JSON.stringify(file, null, 2)}\n`);
        },
      };
    },
  };
}

/** Node fields in storage format. */
const storedOf = ({ name, nameEn, accessKey, requiresProduct, ...same }: PortalFields) => ({
  ...same,
  name: [nameEn, name] as const,
  key: accessKey,
  product: requiresProduct,
});
