import type { ErrorCode, MenuAction, MenuFilter, MenuFinding, MenuNode as MenuRow } from '@/contract';
import { menuTest, type PlaceFault, placeFault } from '../../src/domain/menu';
import { above, isAtOrUnder, walk } from '../../src/domain/tree';
import type { Answer, Handler } from '../engine/api';
import type { LogLevel } from '../engine/oplog';
import { invalid } from '../engine/schema';
import { type Lang, Refusal, say, type Text } from '../engine/text';
import { changesOf } from './about';
import { closureOf, impliedBy } from './access';
import { reasonOf } from './changes';
import { addKnown, homeOf, type KnownNode, type MenuNode, missingNodes, OWN_KEYS, STEP, treeOf } from './menu';
import { refreshAccess } from './roles';
import { allKeys, implications, riskOf, screens } from './screens';
import { type FileColumn, type FileColumns, listFile } from './sheet';
import type { Operator, PlatformCall, World } from './world';
import { ago, timeOf } from './world';

const NO_NODE: Text = ['There is no such entry in the menu.', '菜单项不存在。'];
const NO_PARENT: Text = ['There is no such entry to stand under.', '上级菜单项不存在。'];
const NO_SIBLING: Text = ['This entry does not stand there.', '该菜单项不在此处。'];
const CHANGED: Text = ['The entry was changed by {who} {ago} ago.', '该菜单项已于 {ago}前被 {who} 修改。'];
const BUILTIN_FIELD: Text = ['This is fixed by the program.', '该项由程序固定，不可修改。'];
const NEEDED: Text = ['A screen and a button need a key.', '页面和按钮必须有权限键。'];
const NO_KEY_HERE: Text = ['A section has no key.', '目录没有权限键。'];
const PATH_NEEDED: Text = ['A screen needs a path.', '页面必须有路径。'];
const NO_PATH_HERE: Text = ['Only a screen has a path.', '只有页面有路径。'];
const NO_SCREEN: Text = ['The program has no screen at this path.', '程序中没有该路径的页面。'];
const PATH_USED: Text = ['Another entry has this path.', '该路径已被其他菜单项使用。'];
const KEY_USED: Text = ['Another entry has this key.', '该权限键已被其他菜单项使用。'];
const OTHER_KEY: Text = ['The screen at this path has another key.', '该路径的页面使用另一个权限键。'];
const NOT_HIDDEN: Text = ['A button never stands in the side menu.', '按钮不会显示在侧边菜单中。'];
const OWN_HIDDEN: Text = ['This screen must stay in sight: the menu is kept here.', '本页面用于维护菜单，必须保持可见。'];
const OWN_CLOSED: Text = ['This screen must stay open: the menu is kept here.', '本页面用于维护菜单，必须保持开放。'];
const OPENED_BY_LIST: Text = [
  'This screen opens from a list and has no place in the side menu.',
  '该页面由列表打开，不能放入侧边菜单。',
];
const BUILTIN: Text = ['It is part of the program and cannot be removed.', '程序内置，不可删除。'];
const HAS_CHILDREN: Text = ['Something stands under it.', '其下仍有菜单项。'];
const HAS_ROLES: Text = ['Roles hold its key: {n}.', '有 {n} 个角色持有其权限键。'];
const IS_OPEN: Text = ['It is enabled already.', '该菜单项已启用。'];
const IS_CLOSED: Text = ['It is disabled already.', '该菜单项已停用。'];
const NOTHING_UNDER: Text = ['Nothing stands under a button.', '按钮下不能有菜单项。'];
const PLACE_FAULTS: Readonly<Record<PlaceFault, Text>> = {
  circle: ['An entry cannot stand under itself.', '菜单项不能位于自身之下。'],
  kind: [
    'Sections stand at the top, screens under a section or a screen, buttons under a screen.',
    '目录只能位于顶层，页面位于目录或页面之下，按钮位于页面之下。',
  ],
  bound: ['A button of the program stays with its screen.', '程序内置的按钮不能离开其页面。'],
  depth: ['The menu has four levels at most.', '菜单最多四级。'],
};

const [OWN_KEY, OPENING_KEY] = OWN_KEYS;
const FULL_ROLE = 'SUPER_ADMIN';
const FIELDS = ['name', 'nameEn', 'path', 'accessKey', 'icon', 'hidden', 'remark'] as const;
const PLACE = ['parentId', 'sort'] as const;

/** Codes of the roles that hold each key, granted or implied. */
function holders({ roles }: World): Map<string, string[]> {
  const held = new Map<string, string[]>();
  for (const { code, keys } of roles.values())
    for (const key of new Set([...keys, ...closureOf(keys, allKeys, implications)]))
      held.set(key, [...(held.get(key) ?? []), code]);
  return held;
}

type View = ReturnType<typeof viewOf>;
const viewOf = (world: World) => ({ world, tree: treeOf(world.menu), held: holders(world) });

/** Whether closing this node would close the screen that opens it again. */
function isOwn({ tree }: View, { id, key }: MenuNode): boolean {
  if (key === OPENING_KEY) return true;
  const own = [...tree.byId.values()].find(({ node }) => node.node.key === OWN_KEY);
  return own !== undefined && isAtOrUnder(own, id);
}

/** What the state of a node has against an action. */
function obstacle(view: View, node: MenuNode, action: MenuAction): Text | undefined {
  const { type, path, key, status, builtin } = node;
  const roles = view.held.get(key ?? '')?.length ?? 0;
  switch (action) {
    case 'add':
      return type === 'BUTTON' ? NOTHING_UNDER : undefined;
    case 'hide':
      if (type === 'BUTTON') return NOT_HIDDEN;
      if (screens.some((screen) => screen.path === path && screen.isHidden)) return OPENED_BY_LIST;
      return isOwn(view, node) ? OWN_HIDDEN : undefined;
    case 'enable':
      return status === 'ACTIVE' ? IS_OPEN : undefined;
    case 'disable':
      if (status === 'DISABLED') return IS_CLOSED;
      return isOwn(view, node) ? OWN_CLOSED : undefined;
    case 'remove':
      if (builtin) return BUILTIN;
      if (view.tree.byId.get(node.id)?.children.length) return HAS_CHILDREN;
      return roles > 0 ? [say('en', HAS_ROLES, { n: roles }), say('zh', HAS_ROLES, { n: roles })] : undefined;
    default:
      return undefined;
  }
}

const ACTIONS: readonly MenuAction[] = ['add', 'edit', 'move', 'hide', 'enable', 'disable', 'remove'];

function showNode(view: View, node: MenuNode, lang: Lang): MenuRow {
  const { id, parentId, type, name, path, key, icon, sort, hidden, badge, risk, status, builtin, remark, version } = node;
  const forbidden = ACTIONS.flatMap((action) => {
    const why = obstacle(view, node, action);
    return why ? [{ action, why: say(lang, why) }] : [];
  });
  // What its kind and its status tell by themselves needs no words, four hundred times.
  const told: readonly MenuAction[] = type === 'BUTTON' ? ['remove'] : ['hide', 'remove'];
  const denied = forbidden.filter(({ action }) => told.includes(action) || (action === 'disable' && status === 'ACTIVE'));
  return {
    menuId: id,
    parentId,
    menuType: type,
    name: name[1],
    nameEn: name[0],
    path,
    accessKey: key,
    icon,
    sort,
    hidden,
    badge,
    riskLevel: risk,
    status,
    builtin,
    roleCount: view.held.get(key ?? '')?.length ?? 0,
    remark,
    version,
    updatedAt: new Date(node.updatedAt).toISOString(),
    updatedBy: node.updatedBy,
    allowed: ACTIONS.filter((action) => !forbidden.some((one) => one.action === action)),
    denied,
  };
}

const showFinding = (
  kind: MenuFinding['kind'],
  menuId: string | null,
  { type, name, path, key }: KnownNode | MenuNode,
): MenuFinding => ({
  kind,
  menuId,
  menuType: type,
  name: name[1],
  nameEn: name[0],
  path,
  accessKey: key,
});

/** Where tree and program differ, and what is likely to be a mistake (docs/rules/menu.md#consistency). */
function findingsOf(world: World): MenuFinding[] {
  const { tree, held } = viewOf(world);
  const missing = missingNodes(world).map((known) => showFinding('MISSING', homeOf(world, known)?.id ?? null, known));
  const found = [...walk(tree.top)].flatMap(({ node: { node }, children }): MenuFinding[] => {
    const { id, type, key, hidden } = node;
    if (key !== null && !allKeys.has(key)) return [showFinding('UNKNOWN', id, node)];
    if (type === 'BUTTON' && !held.get(key ?? '')?.some((code) => code !== FULL_ROLE)) return [showFinding('UNUSED', id, node)];
    const isHiding = hidden && children.some((child) => child.node.menuType === 'MENU' && !child.node.node.hidden);
    return isHiding ? [showFinding('HIDDEN_PARENT', id, node)] : [];
  });
  return [...missing, ...found];
}

interface Wanted {
  name: string;
  nameEn: string;
  path: string | null;
  accessKey: string | null;
  icon: string | null;
  hidden: boolean;
  remark: string;
}

const wantedOf = ({ name, path, key, icon, hidden, remark }: MenuNode): Wanted => ({
  name: name[1],
  nameEn: name[0],
  path,
  accessKey: key,
  icon,
  hidden,
  remark,
});

type Fault = Parameters<typeof invalid>[1][number];

/** What a node must keep to, whatever it was before (docs/rules/menu.md#tree). */
function faultsOf({ menu }: World, type: MenuNode['type'], { path, accessKey: key }: Wanted, self?: MenuNode): Fault[] {
  const others = [...menu.values()].filter((node) => node !== self);
  const fault = (name: string, rule: string, text: Text): Fault[] => [{ name, rule, text }];
  const screen = screens.find((one) => one.path === path);
  const ofPath = () => {
    if (type !== 'MENU') return path === null || self?.builtin ? [] : fault('path', 'type', NO_PATH_HERE);
    if (path === null) return fault('path', 'required', PATH_NEEDED);
    if (!screen) return fault('path', 'known', NO_SCREEN);
    return others.some((node) => node.type === 'MENU' && node.path === path) ? fault('path', 'unique', PATH_USED) : [];
  };
  const ofKey = () => {
    if (type === 'DIR') return key === null ? [] : fault('accessKey', 'type', NO_KEY_HERE);
    if (key === null) return fault('accessKey', 'required', NEEDED);
    if (others.some((node) => node.key === key)) return fault('accessKey', 'unique', KEY_USED);
    return type === 'MENU' && screen && screen.key !== key ? fault('accessKey', 'screen', OTHER_KEY) : [];
  };
  return [...ofPath(), ...ofKey()];
}

const COLUMNS: Readonly<Partial<Record<keyof MenuRow, FileColumn>>> = {
  menuId: ['Entry', '编号'],
  parentId: ['Under', '上级'],
  menuType: ['Type', '类型'],
  nameEn: ['Name', '英文名称'],
  name: ['Name (zh)', '名称'],
  path: ['Path', '路径'],
  accessKey: ['Key', '权限键'],
  icon: ['Icon', '图标'],
  riskLevel: ['Risk', '风险'],
  roleCount: { title: ['Roles', '角色数'], isNumeric: true },
  sort: { title: ['Order', '排序'], isNumeric: true },
  hidden: ['Hidden', '隐藏'],
  status: ['Status', '状态'],
  builtin: ['Builtin', '内置'],
  updatedAt: ['Changed (UTC)', '更新时间（UTC）'],
  updatedBy: ['Changed by', '更新人'],
};

/** Handlers of the system menu by operation id. */
export function menuHandlers(world: World): Record<string, Handler<Operator>> {
  const { menu } = world;
  const rows = (lang: Lang): MenuRow[] => {
    const view = viewOf(world);
    return [...walk(view.tree.top)].map(({ node }) => showNode(view, node.node, lang));
  };
  const shown = (node: MenuNode, { lang }: PlatformCall): Answer => ({ data: showNode(viewOf(world), node, lang) });
  const refuse = (text: Text, node: MenuNode, { lang }: PlatformCall, error: ErrorCode = 'STATE_CONFLICT') =>
    new Refusal(409, error, text, {}, currentOf(node, lang));
  const currentOf = (node: MenuNode, lang: Lang) => ({
    current: showNode(viewOf(world), node, lang),
    changedBy: node.updatedBy,
    changedAt: timeOf(node.updatedAt),
  });

  /** The node that a call is on, in the version that the operator saw. @throws Refusal 404 or 409 */
  function find({ body, lang, at }: PlatformCall): MenuNode {
    const node = menu.get(String(body.menuId));
    if (!node) throw new Refusal(404, 'NOT_FOUND', NO_NODE);
    if (node.version === body.version) return node;
    const values = { who: node.updatedBy, ago: ago(lang, at - node.updatedAt) };
    throw new Refusal(409, 'VERSION_CONFLICT', CHANGED, values, currentOf(node, lang));
  }

  /** @throws Refusal 409 */
  function demand(call: PlatformCall, node: MenuNode, action: MenuAction) {
    const why = obstacle(viewOf(world), node, action);
    if (why) throw refuse(why, node, call);
  }

  /** What follows from every change: its mark on the node, its words in the log, and who may do what from now on. */
  function done(call: PlatformCall, node: MenuNode, level: LogLevel, changes: ReturnType<typeof changesOf>) {
    node.version += 1;
    node.updatedAt = call.at;
    node.updatedBy = call.actor.username;
    tell(call, node, level, changes);
  }

  function tell({ note }: PlatformCall, { id, name }: MenuNode, level: LogLevel, changes: ReturnType<typeof changesOf>) {
    note.level = level;
    note.about = { entity: 'menu', ids: [id], name: name[0], changes };
    refreshAccess(world);
  }

  const childrenOf = (parentId: string | null) =>
    [...menu.values()].filter((node) => node.parentId === parentId).sort((a, b) => a.sort - b.sort);

  function switchTo(call: PlatformCall, action: 'enable' | 'disable'): Answer {
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
      const { parentId, menuType: type, ...sent } = call.body as unknown as Wanted & Pick<MenuRow, 'parentId' | 'menuType'>;
      const wanted: Wanted = { ...sent, path: sent.path ?? null, accessKey: sent.accessKey ?? null };
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
        icon: wanted.icon ?? null,
        sort: (childrenOf(parentId).at(-1)?.sort ?? 0) + STEP,
        hidden: wanted.hidden || screens.some(({ path, isHidden }) => path === wanted.path && isHidden),
        badge: 'NONE',
        risk: key === null ? 'READ' : riskOf(key),
        status: 'ACTIVE',
        builtin: false,
        remark: wanted.remark?.trim() ?? '',
        version: 1,
        updatedAt: call.at,
        updatedBy: call.actor.username,
      };
      menu.set(node.id, node);
      tell(call, node, 'MEDIUM', changesOf<Wanted>({}, wantedOf(node), FIELDS));
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
      const { parentId, afterId } = call.body as { parentId: string | null; afterId: string | null };
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
      tell(call, node, 'HIGH', changesOf<Wanted>(wantedOf(node), {}, FIELDS));
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
      const test = menuTest(call.query as MenuFilter);
      const list = rows(call.lang).filter((row) => test?.(row) ?? true);
      return listFile(call, { stem: 'menu', title: ['System menu', '系统菜单'], columns: COLUMNS as FileColumns, rows: list });
    },
  };
}
