import { above, growTree, walk } from '../../src/domain/tree';
import { riskOf, screens, sections } from '../base/screens';
import { nameOfVerb } from '../base/words/verbs';
import type { MenuNode } from '../model/operators';
import type { World } from '../model/world';

/** A built-in menu node. */
export type KnownNode = Pick<MenuNode, 'type' | 'name' | 'path' | 'key' | 'icon' | 'sort' | 'hidden' | 'badge'> & {
  /** Path of the parent directory or screen. */
  home: string | null;
};

/** The menu screen and the call that enables nodes: they can never be disabled. */
export const OWN_KEYS = ['sys:menu:list', 'sys:menu:enable'] as const;

/** Sort distance between siblings after a move. */
export const STEP = 10;
export const PLAIN = { icon: null, hidden: false, badge: 'NONE' } as const;

/** All built-in nodes, parents first: directories, screens, buttons. */
export function* knownNodes(): Generator<KnownNode> {
  for (const [index, { path, title, icon }] of sections.entries())
    yield { ...PLAIN, type: 'DIR', name: title, path, key: null, icon, sort: (index + 1) * 100, home: null };
  for (const [place, { path, title, isHidden, key, keys }] of screens.entries()) {
    const badge = path === '/trade/withdraw' ? 'COUNT' : 'NONE';
    const home = `/${path.split('/')[1]}`;
    yield { ...PLAIN, type: 'MENU', name: title, path, key, sort: place + 1, hidden: isHidden, badge, home };
    for (const [index, one] of keys.filter((other) => other !== key).entries())
      yield { ...PLAIN, type: 'BUTTON', name: nameOfVerb(one), path: null, key: one, sort: (index + 1) * STEP, home: path };
  }
}

const isSame = (node: MenuNode, { type, path, key }: KnownNode) =>
  type === 'BUTTON' ? node.key === key : node.type === type && node.path === path;

/** Built-in nodes that are missing in the tree. */
export const missingNodes = ({ menu }: Pick<World, 'menu'>): KnownNode[] =>
  [...knownNodes()].filter((known) => ![...menu.values()].some((node) => isSame(node, known)));

/** The parent node of a built-in node. */
export const homeOf = ({ menu }: Pick<World, 'menu'>, { type, home }: KnownNode): MenuNode | undefined =>
  home === null
    ? undefined
    : [...menu.values()].find((node) => node.path === home && (node.type === 'DIR') === (type === 'MENU'));

/** Adds a built-in node to the menu. */
export function addKnown(
  world: Pick<World, 'menu' | 'clock'>,
  id: string,
  known: KnownNode,
  by: string,
  home = homeOf(world, known),
): MenuNode {
  const { home: _home, ...own } = known;
  const node: MenuNode = {
    ...own,
    id,
    parentId: home?.id ?? null,
    risk: known.key === null ? 'READ' : riskOf(known.key),
    status: 'ACTIVE',
    builtin: true,
    remark: '',
    version: 1,
    updatedAt: world.clock.now(),
    updatedBy: by,
  };
  world.menu.set(id, node);
  return node;
}

/** The menu as the tree of src/domain. */
export const treeOf = (menu: World['menu']) =>
  growTree(
    [...menu.values()].map((node) => ({
      menuId: node.id,
      parentId: node.parentId,
      sort: node.sort,
      menuType: node.type,
      builtin: node.builtin,
      node,
    })),
  );

/** Menu data for the console: order, visibility, titles and icons by path (docs/rules/console.md#menu). */
export const showSideMenu = ({ menu }: World) => {
  const isShown = ({ hidden, status }: MenuNode) => !hidden && status === 'ACTIVE';
  return [...walk(treeOf(menu).top)]
    .filter(({ node: { node } }) => node.type === 'DIR' || !sections.some(({ path }) => path === node.path))
    .flatMap((branch, index) => {
      const { path, name, icon } = branch.node.node;
      if (path === null) return [];
      const visible = [branch, ...above(branch)].every(({ node }) => isShown(node.node));
      return { path, title: name[1], titleEn: name[0], icon, sort: index, visible };
    });
};

/** Access keys that the menu disables for all operators: those of disabled nodes and their descendants. */
export function closedKeys(menu: World['menu']): Set<string> {
  const closed = new Set<string>();
  // Runs at every sign-in and for all operators after a change: builds the tree only when a node is disabled.
  if ([...menu.values()].every(({ status }) => status === 'ACTIVE')) return closed;
  for (const branch of treeOf(menu).byId.values()) {
    const { key } = branch.node.node;
    if (key !== null && [branch, ...above(branch)].some(({ node }) => node.node.status !== 'ACTIVE')) closed.add(key);
  }
  return closed;
}

/** Checks the menu invariants (docs/rules/invariants.md#invariant-24): a complete tree, unique keys, its own screen enabled. */
export function* checkMenu({ menu }: Pick<World, 'menu'>): Generator<string> {
  const keys = new Set<string>();
  for (const { parent, node } of treeOf(menu).byId.values()) {
    const { menuId, parentId } = node;
    const { key } = node.node;
    if (parentId !== null && !parent) yield `24: ${menuId} stands under nothing, or under itself`;
    if (key !== null && keys.has(key)) yield `24: ${menuId} has the key ${key} of another entry`;
    if (key !== null) keys.add(key);
  }
  for (const key of OWN_KEYS) if (closedKeys(menu).has(key)) yield `24: nobody can open again what the menu has closed: ${key}`;
}
