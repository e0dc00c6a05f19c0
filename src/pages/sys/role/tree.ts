import type { KeyRisk, MenuNode, RoleKey } from '@/contract';
import type { Locale } from '@/locales/locale';

/** A node of the permission tree: a group, or one key. */
export interface KeyNode {
  id: string;
  title: string;
  key?: string;
  risk?: KeyRisk;
  children: readonly KeyNode[];
}

interface Words {
  /** Label of the screen's own key among the keys of its buttons. */
  own: string;
  /** Label of the group of keys without a screen. */
  shared: string;
}

/**
 * The menu as a permission tree: sections, screens, and keys as leaves, the screen's own key first. A screen is a group and not a
 * key, so that its checkbox can show all, some or none.
 */
export function keyTree(nodes: readonly MenuNode[], shared: readonly RoleKey[], locale: Locale, words: Words): KeyNode[] {
  const byParent = new Map<string | null, MenuNode[]>();
  const ids = new Set(nodes.map(({ menuId }) => menuId));
  for (const node of nodes) {
    // A node without its parent moves to the top level, so that it stays visible.
    const parent = node.parentId && ids.has(node.parentId) ? node.parentId : null;
    byParent.set(parent, [...(byParent.get(parent) ?? []), node]);
  }
  const grow = (parent: string | null): KeyNode[] =>
    (byParent.get(parent) ?? [])
      .sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
      .flatMap((node) => {
        const { menuId, name, nameEn, accessKey, riskLevel, menuType } = node;
        const title = (locale === 'zh-CN' ? name : nameEn) || name;
        const leaf = (id: string, of: string): KeyNode[] =>
          accessKey ? [{ id, title: of, key: accessKey, risk: riskLevel, children: [] }] : [];
        if (menuType === 'BUTTON') return leaf(menuId, title);
        const children = [...leaf(`${menuId}.own`, words.own), ...grow(menuId)];
        return children.length > 0 ? [{ id: menuId, title, children }] : [];
      });
  const tree = grow(null);
  const known = new Set(leavesOf(tree).map(({ key }) => key));
  const others = shared.filter(({ key }) => !known.has(key));
  if (others.length === 0) return tree;
  const leaves = others.map(({ key, name = key, riskLevel }) => ({ id: key, title: name, key, risk: riskLevel, children: [] }));
  return [...tree, { id: 'shared', title: words.shared, children: leaves }];
}

type Leaf = KeyNode & { key: string };
const isLeaf = (node: KeyNode): node is Leaf => node.key !== undefined;

/** All keys below these nodes, in tree order. */
export const leavesOf = (nodes: readonly KeyNode[]): Leaf[] =>
  nodes.flatMap((node) => (isLeaf(node) ? [node] : leavesOf(node.children)));

/** Ids of all groups below these nodes. */
export const groupsOf = (nodes: readonly KeyNode[]): string[] =>
  nodes.flatMap(({ id, key, children }) => (key === undefined ? [id, ...groupsOf(children)] : []));

/** Full names by key, for example "Withdraw orders: pass". */
export function namesOf(nodes: readonly KeyNode[], locale: Locale, group = ''): Map<string, string> {
  const colon = locale === 'zh-CN' ? '\uff1a' : ': ';
  return new Map(
    nodes.flatMap(({ key, title, children }): (readonly [string, string])[] =>
      key === undefined ? [...namesOf(children, locale, title)] : [[key, group ? `${group}${colon}${title}` : title]],
    ),
  );
}

/** Keeps the branches to matching leaves. A group whose name matches keeps all its wanted leaves. */
export function pruned(nodes: readonly KeyNode[], text: string, isWanted: (leaf: Leaf) => boolean): KeyNode[] {
  const word = text.trim().toLowerCase();
  return nodes.flatMap((node): KeyNode[] => {
    const matches = node.title.toLowerCase().includes(word) || (node.key?.toLowerCase().includes(word) ?? false);
    if (isLeaf(node)) return matches && isWanted(node) ? [node] : [];
    const children = pruned(node.children, matches ? '' : word, isWanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

export type BoxState = 'all' | 'some' | 'none';

/** Checkbox state of each group and leaf. */
export function boxesOf(nodes: readonly KeyNode[], isTicked: (key: string) => boolean): Map<string, BoxState> {
  const boxes = new Map<string, BoxState>();
  const note = (node: KeyNode): BoxState => {
    let state: BoxState;
    if (node.key !== undefined) state = isTicked(node.key) ? 'all' : 'none';
    else {
      const below = new Set(node.children.map(note));
      const [first = 'some'] = below;
      state = below.size === 1 ? first : 'some';
    }
    boxes.set(node.id, state);
    return state;
  };
  for (const node of nodes) note(node);
  return boxes;
}

/**
 * The grants after a click on a checkbox. A leaf toggles. A group gets all its keys, or loses them if it already has all.
 * @param isFixed keys that cannot be switched: implied by another key, or not yours to grant
 */
export function toggled(granted: ReadonlySet<string>, node: KeyNode, isFixed: (key: string) => boolean): Set<string> {
  const keys = leavesOf([node])
    .map(({ key }) => key)
    .filter((key) => !isFixed(key));
  const next = new Set(granted);
  const missing = keys.filter((key) => !granted.has(key));
  for (const key of missing) next.add(key);
  if (missing.length === 0) for (const key of keys) next.delete(key);
  return next;
}
