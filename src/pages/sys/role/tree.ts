import type { KeyRisk, MenuNode, RoleKey } from '@/contract';
import type { Locale } from '@/locales/locale';

/** A node of the permission tree: a group of others, or one key. */
export interface KeyNode {
  id: string;
  title: string;
  key?: string;
  risk?: KeyRisk;
  children: readonly KeyNode[];
}

interface Words {
  /** What the key of a screen itself is called among its buttons. */
  own: string;
  /** Group of the keys that stand at no screen. */
  shared: string;
}

/**
 * The menu as a tree of permissions: sections, screens, and as leaves the keys, that of the screen itself first. A screen is no key
 * by itself, so that its box can tell apart whether all, some or none of its keys are ticked.
 */
export function keyTree(nodes: readonly MenuNode[], shared: readonly RoleKey[], locale: Locale, words: Words): KeyNode[] {
  const byParent = new Map<string | null, MenuNode[]>();
  const ids = new Set(nodes.map(({ menuId }) => menuId));
  for (const node of nodes) {
    // A node whose parent is gone must not vanish with it.
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

/** The keys under these nodes, from the top. */
export function leavesOf(nodes: readonly KeyNode[]): (KeyNode & { key: string })[] {
  return nodes.flatMap((node) => (node.key === undefined ? leavesOf(node.children) : [node as KeyNode & { key: string }]));
}

/** Groups under these nodes, those of one without branches too. */
export const groupsOf = (nodes: readonly KeyNode[]): string[] =>
  nodes.flatMap(({ id, key, children }) => (key === undefined ? [id, ...groupsOf(children)] : []));

/** What a screen and the key itself are called, by key: "Withdraw orders: pass". */
export function namesOf(nodes: readonly KeyNode[], locale: Locale, group = ''): Map<string, string> {
  const colon = locale === 'zh-CN' ? '\uff1a' : ': ';
  return new Map(
    nodes.flatMap(({ key, title, children }): (readonly [string, string])[] =>
      key === undefined ? [...namesOf(children, locale, title)] : [[key, group ? `${group}${colon}${title}` : title]],
    ),
  );
}

/** The branches that lead to a leaf that is wanted; a group whose own name matches keeps all of them. */
export function pruned(
  nodes: readonly KeyNode[],
  text: string,
  isWanted: (leaf: KeyNode & { key: string }) => boolean,
): KeyNode[] {
  const word = text.trim().toLowerCase();
  return nodes.flatMap((node) => {
    const matches = node.title.toLowerCase().includes(word) || (node.key?.toLowerCase().includes(word) ?? false);
    if (node.key !== undefined) return matches && isWanted(node as KeyNode & { key: string }) ? [node] : [];
    const children = pruned(node.children, matches ? '' : word, isWanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

export type BoxState = 'all' | 'some' | 'none';

/** The box of each group and leaf, by what is ticked. */
export function boxesOf(nodes: readonly KeyNode[], isTicked: (key: string) => boolean): Map<string, BoxState> {
  const boxes = new Map<string, BoxState>();
  const note = (node: KeyNode): BoxState => {
    let state: BoxState;
    if (node.key !== undefined) state = isTicked(node.key) ? 'all' : 'none';
    else {
      const below = new Set(node.children.map(note));
      state = below.size === 1 ? ([...below][0] as BoxState) : 'some';
    }
    boxes.set(node.id, state);
    return state;
  };
  for (const node of nodes) note(node);
  return boxes;
}

/**
 * The grants after a click on a box: a leaf is switched; of a group everything is ticked that can be, or, when nothing is left to
 * tick, unticked.
 * @param isFixed keys that nobody switches here: ticked by another one, or not the operator's to give
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
