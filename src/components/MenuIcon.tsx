import {
  FileTextOutlined,
  MenuOutlined,
  ReadOutlined,
  SecurityScanOutlined,
  SettingOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { menuIcons } from '@/domain/menu';

/** Menu icons are named by string; only these seven (docs/rules/console.md#icons). */
const ICONS: Readonly<Record<(typeof menuIcons)[number], ReactNode>> = {
  tool: <ToolOutlined />,
  menu: <MenuOutlined />,
  setting: <SettingOutlined />,
  user: <UserOutlined />,
  'security-scan': <SecurityScanOutlined />,
  read: <ReadOutlined />,
  'file-text': <FileTextOutlined />,
};

/** The icon of this name; undefined for a name that the menu does not have. */
export function menuIconOf(name: string | null | undefined): ReactNode {
  return name && Object.hasOwn(ICONS, name) ? ICONS[name as keyof typeof ICONS] : undefined;
}
