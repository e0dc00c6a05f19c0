import type { ErrorCode, MenuAction, MenuNode as MenuRow } from '@/contract';
import { menuTest, placeFault } from '../../../src/domain/menu';
import { above, walk } from '../../../src/domain/tree';
import { impliedBy } from '../../base/access';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { listFile } from '../../base/exportFile';
import { implications } from '../../base/implications';
import { allKeys, riskOf, screens } from '../../base/screens';
import type { LogLevel } from '../../engine/log';
import { invalid } from '../../engine/schema';
import { type Lang, notFound, Refusal, type Text } from '../../engine/text';
import { ago, timeOf } from '../../engine/time';
import { addKnown, homeOf, missingNodes, STEP, treeOf } from '../../flow/menu';
import { refreshAccess } from '../../flow/roles';
import type { AreaHandlers } from '../../model/area';
import type { MenuNode, PlatformCall } from '../../model/operators';
import type { World } from '../../model/world';
import {
  BUILTIN_FIELD,
  type Fault,
  faultsOf,
  isOwn,
  NO_PARENT,
  NO_SIBLING,
  NOT_HIDDEN,
  OWN_CLOSED,
  obstacle,
  PLACE,
  PLACE_FAULTS,
  viewOf,
  type Wanted,
  wantedOf,
} from './menuRules';
import { COLUMNS, findingsOf, showFinding, showNode } from './menuView';

const NO_NODE: Text = ['Menu entry not found.', '菜单项不存在。'];
const CHANGED: Text = ['The entry was changed by {who} {ago} ago.', '该菜单项已于 {ago}前被 {who} 修改。'];
const FIELDS = ['name', 'nameEn', 'path', 'accessKey', 'icon', 'hidden', 'remark'] as const;

/** Handlers of the system menu by operation id. */
export function menuHandlers(world: World): AreaHandlers<'menu'> {
  const { menu } = world;
  const rows = (lang: Lang): MenuRow[] => {
    const view = viewOf(world);
    return [...walk(view.tree.top)].map(({ node }) => showNode(view, node.node, lang));
  };
  const shown = (node: MenuNode, { lang }: PlatformCall) => ({ data: showNode(viewOf(world), node, lang) });
  const refuse = (text: Text, node: MenuNode, { lang }: PlatformCall, error: ErrorCode = 'STATE_CONFLICT') =>
    new Refusal(409, error, text, {}, currentOf(node, lang));
  const currentOf = (node: MenuNode, lang: Lang) => ({
    current: showNode(viewOf(world), node, lang),
    changedBy: node.updatedBy,
    changedAt: timeOf(node.updatedAt),
  });

  /** The node of a call, in the version that the operator saw. @throws Refusal 404 or 409 */
  function find({ body, lang, at }: PlatformCall): MenuNode {
    const node = menu.get(String(body.menuId));
    if (!node) throw notFound(NO_NODE);
    if (node.version === body.version) return node;
    const values = { who: node.updatedBy, ago: ago(lang, at - node.updatedAt) };
    throw new Refusal(409, 'VERSION_CONFLICT', CHANGED, values, currentOf(node, lang));
  }

  /** @throws Refusal 409 */
  function demand(call: PlatformCall, node: MenuNode, action: MenuAction) {
    const why = obstacle(viewOf(world), node, action);
    if (why) throw refuse(why, node, call);
  }

  /** Follows every change: updates the node's version, writes the log and recomputes permissions. */
  function done(call: PlatformCall, node: MenuNode, level: LogLevel, changes: ReturnType<typeof changesOf>) {
    node.version += 1;
    node.updatedAt = call.at;
    node.updatedBy = call.actor.username;
    logCall(call, node, level, changes);
  }

  function logCall({ note }: PlatformCall, { id, name }: MenuNode, level: LogLevel, changes: ReturnType<typeof changesOf>) {
    note.level = level;
    note.about = { entity: 'menu', ids: [id], name: name[0], changes };
    refreshAccess(world);
  }

  const childrenOf = (parentId: string | null) =>
    [...menu.values()].filter((node) => node.parentId === parentId).sort((a, b) => a.sort - b.sort);

  function switchTo(call: PlatformCall, action: 'enable' | 'disable') {
    const node = find(call);
    demand(call, node, action);
    const before = { status: node.status };
    node.status = action === 'enable' ? 'ACTIVE' : 'DISABLED';
    done(call, node, 'HIGH', changesOf(before, node, ['status']));
    return shown(node, call);
  }

  return {
    listMenuNodes: ({ lang }) => ({
      data: {
        list: rows(lang),
        implications: [...allKeys].map((key) => ({
          key,
          implies: impliedBy(key, implications).filter((next) => allKeys.has(next)),
        })),
      },
    }),
    checkMenu: () => ({ data: findingsOf(world) }),
    addMenuNode(call) {
      const { parentId, menuType: type, name, nameEn } = call.body;
      const { path = null, accessKey = null, icon = null, hidden = false, remark = '' } = call.body;
      const wanted: Wanted = { name, nameEn, path, accessKey, icon, hidden, remark };
      const parent = parentId === null ? undefined : menu.get(parentId);
      const place = placeFault(treeOf(menu), { menuType: type }, parentId);
      const isLost = parentId !== null && !parent;
      const faults = faultsOf(world, type, wanted);
      if (isLost) faults.push({ name: 'parentId', rule: 'known', text: NO_PARENT });
      else if (place) faults.push({ name: 'parentId', rule: place, text: PLACE_FAULTS[place] });
      if (wanted.hidden && type === 'BUTTON') faults.push({ name: 'hidden', rule: 'type', text: NOT_HIDDEN });
      if (faults.length > 0) throw invalid(call.lang, faults);
      const key = wanted.accessKey;
      const node: MenuNode = {
        id: world.numberOf('MN'),
        parentId,
        type,
        name: [wanted.nameEn.trim(), wanted.name.trim()],
        path: wanted.path,
        key,
        icon: wanted.icon,
        sort: (childrenOf(parentId).at(-1)?.sort ?? 0) + STEP,
        hidden: wanted.hidden || screens.some(({ path, isHidden }) => path === wanted.path && isHidden),
        badge: 'NONE',
        risk: key === null ? 'READ' : riskOf(key),
        status: 'ACTIVE',
        builtin: false,
        remark: wanted.remark.trim(),
        version: 1,
        updatedAt: call.at,
        updatedBy: call.actor.username,
      };
      menu.set(node.id, node);
      logCall(call, node, 'MEDIUM', changesOf<Wanted>({}, wantedOf(node), FIELDS));
      return shown(node, call);
    },
    editMenuNode(call) {
      const node = find(call);
      const before = wantedOf(node);
      const sent = Object.fromEntries(FIELDS.filter((field) => field in call.body).map((field) => [field, call.body[field]]));
      const after: Wanted = { ...before, ...sent };
      const fixed = (['path', 'accessKey'] as const).filter((field) => node.builtin && after[field] !== before[field]);
      const faults: Fault[] = fixed.map((name) => ({ name, rule: 'builtin', text: BUILTIN_FIELD }));
      if (!node.builtin) faults.push(...faultsOf(world, node.type, after, node));
      const why = after.hidden !== before.hidden ? obstacle(viewOf(world), node, 'hide') : undefined;
      if (why) faults.push({ name: 'hidden', rule: 'state', text: why });
      if (faults.length > 0) throw invalid(call.lang, faults);
      const { path, accessKey: key, icon, hidden } = after;
      const risk = key === null ? 'READ' : riskOf(key);
      const name: Text = [after.nameEn.trim(), after.name.trim()];
      Object.assign(node, { name, path, key, icon, hidden, risk, remark: after.remark.trim() });
      done(call, node, 'MEDIUM', changesOf(before, wantedOf(node), FIELDS));
      return shown(node, call);
    },
    moveMenuNode(call) {
      const node = find(call);
      const { parentId, afterId } = call.body;
      const view = viewOf(world);
      const parent = parentId === null ? undefined : view.tree.byId.get(parentId);
      const { id: menuId, type: menuType, builtin } = node;
      const place = placeFault(view.tree, { menuId, menuType, builtin }, parentId);
      const siblings = childrenOf(parentId).filter((other) => other !== node);
      const at = afterId === null ? 0 : siblings.findIndex(({ id }) => id === afterId) + 1;
      const faults: Fault[] = [];
      if (parentId !== null && !parent) faults.push({ name: 'parentId', rule: 'known', text: NO_PARENT });
      else if (place) faults.push({ name: 'parentId', rule: place, text: PLACE_FAULTS[place] });
      else if (afterId !== null && at === 0) faults.push({ name: 'afterId', rule: 'known', text: NO_SIBLING });
      const isShut =
        parent && [parent, ...above(parent)].some(({ node: { node: one } }) => one.status !== 'ACTIVE' || one.hidden);
      if (isShut && isOwn(view, node)) faults.push({ name: 'parentId', rule: 'own', text: OWN_CLOSED });
      if (faults.length > 0) throw invalid(call.lang, faults);
      const before = { parentId: node.parentId, sort: node.sort };
      node.parentId = parentId;
      for (const [index, one] of siblings.toSpliced(at, 0, node).entries()) one.sort = (index + 1) * STEP;
      done(call, node, 'MEDIUM', changesOf<MenuNode>(before, node, PLACE));
      return shown(node, call);
    },
    enableMenuNode: (call) => switchTo(call, 'enable'),
    disableMenuNode(call) {
      reasonOf(call);
      return switchTo(call, 'disable');
    },
    removeMenuNode(call) {
      reasonOf(call);
      const node = find(call);
      demand(call, node, 'remove');
      menu.delete(node.id);
      logCall(call, node, 'HIGH', changesOf<Wanted>(wantedOf(node), {}, FIELDS));
      return {};
    },
    syncMenu(call) {
      const missing = missingNodes(world);
      const isDry = call.body.dryRun === true;
      const data = missing.map((known) => {
        if (isDry) return showFinding('MISSING', homeOf(world, known)?.id ?? null, known);
        const sort = (childrenOf(homeOf(world, known)?.id ?? null).at(-1)?.sort ?? 0) + STEP;
        const node = addKnown(world, world.numberOf('MN'), { ...known, sort }, call.actor.username);
        return showFinding('MISSING', node.id, node);
      });
      if (isDry) return { data };
      call.note.level = 'HIGH';
      call.note.about = { entity: 'menu', ids: data.map(({ menuId }) => menuId) };
      refreshAccess(world);
      return { data };
    },
    downloadMenu(call) {
      const test = menuTest(call.query);
      const list = rows(call.lang).filter((row) => test?.(row) ?? true);
      return listFile(call, { stem: 'menu', title: ['System menu', '系统菜单'], columns: COLUMNS, rows: list });
    },
  };
}
