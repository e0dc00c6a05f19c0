import type { MchMenuNode, MchPortal } from '@/contract';
import type { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import type { PortalNode } from '../../model/settings';

const NEEDED: Text = ['Screens and buttons need an access key.', '页面和按钮必须有权限标识。'];
const NO_KEY_HERE: Text = ['A section has no access key.', '目录没有权限标识。'];
const PATH_NEEDED: Text = ['A screen needs a path.', '页面必须有路径。'];
const NO_PATH_HERE: Text = ['Only a screen has a path.', '只有页面有路径。'];
const PATH_USED: Text = ['Another entry of this portal uses this path.', '该门户的其他菜单项已使用此路径。'];
const KEY_USED: Text = ['Another entry of this portal uses this access key.', '该门户的其他菜单项已使用此权限标识。'];
const NOT_SHOWN: Text = ['A button cannot appear in the menu.', '按钮不会显示在菜单中。'];
const FOR_MERCHANTS: Text = ['Applies to merchants only. All agents see the same menu.', '仅适用于商户，代理看到的菜单相同。'];

/** Fields of a portal menu node that a call may set, by wire name. */
export type PortalFields = Required<
  Pick<MchMenuNode, 'name' | 'nameEn' | 'path' | 'accessKey' | 'visible' | 'mchTypes' | 'levels' | 'requiresProduct' | 'remark'>
> & { icon: NonNullable<PortalNode['icon']> | null };

type Icon = 'tool' | 'menu' | 'setting' | 'user' | 'security-scan' | 'read' | 'file-text' | null;

export const FIELDS = [
  'name',
  'nameEn',
  'path',
  'accessKey',
  'icon',
  'visible',
  'mchTypes',
  'levels',
  'requiresProduct',
  'remark',
] as const;

/** The fields of a node with those of a body applied; for a new node with defaults. */
export function fieldsOf(
  node: Partial<PortalNode> & Pick<PortalNode, 'type'>,
  sent: Partial<PortalFields> = {},
): PortalFields & { icon: Icon } {
  const { type, name = ['', ''], path = null, key = null, icon = null, visible = type !== 'BUTTON' } = node;
  const { mchTypes = [], levels = [], product = null, remark = '' } = node;
  return {
    name: (sent.name ?? name[1]).trim(),
    nameEn: (sent.nameEn ?? name[0]).trim(),
    path: sent.path === undefined ? path : sent.path,
    accessKey: sent.accessKey === undefined ? key : sent.accessKey,
    icon: (sent.icon === undefined ? icon : sent.icon) as Icon,
    visible: sent.visible ?? visible,
    mchTypes: [...(sent.mchTypes ?? mchTypes)],
    levels: [...(sent.levels ?? levels)],
    requiresProduct: sent.requiresProduct === undefined ? product : sent.requiresProduct,
    remark: (sent.remark ?? remark).trim(),
  };
}

type Fault = Parameters<typeof invalid>[1][number];

/** Errors of a node, independent of its place (docs/rules/menu.md#tree). */
export function portalFaults(
  nodes: ReadonlyMap<string, PortalNode>,
  portal: MchPortal,
  type: PortalNode['type'],
  { path, accessKey: key, visible, mchTypes, levels, requiresProduct }: PortalFields,
  self?: PortalNode,
): Fault[] {
  const others = [...nodes.values()].filter((node) => node.portal === portal && node.id !== self?.id);
  const faults: Fault[] = [];
  const fault = (name: string, rule: string, text: Text) => faults.push({ name, rule, text });
  if (type !== 'MENU') {
    if (path !== null) fault('path', 'type', NO_PATH_HERE);
  } else if (path === null) fault('path', 'required', PATH_NEEDED);
  else if (others.some((node) => node.path === path)) fault('path', 'unique', PATH_USED);
  if (type === 'DIR') {
    if (key !== null) fault('accessKey', 'type', NO_KEY_HERE);
  } else if (key === null) fault('accessKey', 'required', NEEDED);
  else if (others.some((node) => node.key === key)) fault('accessKey', 'unique', KEY_USED);
  if (type === 'BUTTON' && visible) fault('visible', 'type', NOT_SHOWN);
  if (portal === 'AGENT') {
    if (mchTypes.length > 0) fault('mchTypes', 'portal', FOR_MERCHANTS);
    if (levels.length > 0) fault('levels', 'portal', FOR_MERCHANTS);
    if (requiresProduct !== null) fault('requiresProduct', 'portal', FOR_MERCHANTS);
  }
  return faults;
}
