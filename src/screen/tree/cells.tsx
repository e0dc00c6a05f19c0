import { StatusTag } from '@/components/StatusTag';
import { menuStatusTones } from '@/domain/menu';
import { above, type Tree } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import type { AnyNode, MenuTree } from './menuTree';

interface CellProps<Node extends AnyNode> {
  row: Node;
  screen: { menu: MenuTree<Node>; tree: Tree<Node>; titleOf: (node: Node) => string };
}

/** The nearest ancestor that passes the test. */
function overOf<Node extends AnyNode>(tree: Tree<Node>, { menuId }: Node, test: (node: Node) => boolean): Node | undefined {
  const branch = tree.byId.get(menuId);
  return branch && [...above(branch)].find(({ node }) => test(node))?.node;
}

/** Whether a node appears in the menu. It can be hidden itself, or by an ancestor. */
export function Visible<Node extends AnyNode>({ row, screen: { menu, tree, titleOf } }: CellProps<Node>) {
  const t = useT();
  if (row.menuType === 'BUTTON') return '–';
  if (menu.isHidden(row)) return t(`${menu.group}.message.hidden`);
  const over = overOf(tree, row, menu.isHidden);
  return over ? t(`${menu.group}.message.hiddenAbove`, { name: titleOf(over) }) : t(`${menu.group}.message.visible`);
}

/** Whether a node is active. It can be disabled itself, or by an ancestor. */
export function NodeStatus<Node extends AnyNode>({ row, screen: { menu, tree, titleOf } }: CellProps<Node>) {
  const t = useT();
  const over = row.status === 'ACTIVE' ? overOf(tree, row, ({ status }) => status === 'DISABLED') : undefined;
  if (!over) return <StatusTag group={`${menu.group}.status`} value={row.status} tones={menuStatusTones} />;
  return <small className="soft">{t(`${menu.group}.message.closedWith`, { name: titleOf(over) })}</small>;
}
