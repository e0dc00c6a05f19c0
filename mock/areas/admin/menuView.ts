import type { MenuAction, MenuFinding, MenuNode as MenuRow } from '@/contract';
import { walk } from '../../../src/domain/tree';
import { fileColumns } from '../../base/exportColumns';
import { allKeys } from '../../base/screens';
import { type Lang, say } from '../../engine/text';
import { homeOf, type KnownNode, missingNodes } from '../../flow/menu';
import type { MenuNode } from '../../model/operators';
import type { World } from '../../model/world';
import { FULL_ROLE, obstacle, type View, viewOf } from './menuRules';

const ACTIONS: readonly MenuAction[] = ['add', 'edit', 'move', 'hide', 'enable', 'disable', 'remove'];

export function showNode(view: View, node: MenuNode, lang: Lang): MenuRow {
  const { id, parentId, type, name, path, key, icon, sort, hidden, badge, risk, status, builtin, remark, version } = node;
  const forbidden = ACTIONS.flatMap((action) => {
    const why = obstacle(view, node, action);
    return why ? [{ action, why: say(lang, why) }] : [];
  });
  // Type and status explain most denials, and four hundred nodes would repeat the same messages.
  const shown: readonly MenuAction[] = type === 'BUTTON' ? ['remove'] : ['hide', 'remove'];
  const denied = forbidden.filter(({ action }) => shown.includes(action) || (action === 'disable' && status === 'ACTIVE'));
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

export const showFinding = (
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

/** Differences between menu and built-in nodes, and likely mistakes (docs/rules/menu.md#consistency). */
export function findingsOf(world: World): MenuFinding[] {
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

export const COLUMNS = fileColumns({
  of: ['sys.menu.field'],
  names: `menuId parentId menuType nameEn name path accessKey icon riskLevel roleCount sort hidden status builtin
    updatedAt updatedBy`,
  numeric: 'roleCount sort',
  own: {
    // The screen shows the tree, and one name by language.
    parentId: ['Parent', '上级'],
    name: 'sys.menu.field.nameZh',
    // The file says yes or no, where the screen has a check box and the origin.
    hidden: ['Hidden', '隐藏'],
    builtin: 'sys.role.origin.builtin',
    // One column on the screen.
    updatedAt: 'sys.menu.field.changed',
    updatedBy: 'channel.field.updatedBy',
  },
});
