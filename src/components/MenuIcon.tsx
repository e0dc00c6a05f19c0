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

/** Menu icons are referenced by name; only these seven exist (docs/rules/console.md#icons). */
const ICONS: Readonly<Record<(typeof menuIcons)[number], ReactNode>> = {
  tool: <ToolOutlined />,
  menu: <MenuOutlined />,
  setting: <SettingOutlined />,
  user: <UserOutlined />,
  'security-scan': <SecurityScanOutlined />,
  read: <ReadOutlined />,
  'file-text': <FileTextOutlined />,
};

/** The icon with this name; undefined for an unknown name. */
export function menuIconOf(name: string | null | undefined): ReactNode {
  return name && Object.hasOwn(ICONS, name) ? ICONS[name as keyof typeof ICONS] : undefined;
}
