import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';

interface MenuButtonProps {
  collapsed?: boolean;
  /** Takes whether the menu is to be folded. */
  onCollapse?: (isFolded: boolean) => void;
  /** Path of the entry that is lit. */
  current?: string;
}

/**
 * Folds and unfolds the menu, or opens it where it is a drawer: in place of the layout's own two, which no key reaches.
 */
export function MenuButton({ collapsed, onCollapse, current }: MenuButtonProps) {
  const t = useT();
  const label = t('common.menu');
  useEffect(() => {
    // The layout gives its drawer no name, and takes none.
    if (!collapsed) document.querySelector('[role=dialog]:has(.side-menu)')?.setAttribute('aria-label', label);
  }, [collapsed, label]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another entry is lit, and the menu is there
  useEffect(() => {
    // A menu can be higher than the window; the focus stays where it is.
    document.querySelector('.side-menu [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [collapsed, current]);
  return (
    <Button
      type="text"
      className="menu-button"
      aria-label={label}
      aria-expanded={!collapsed}
      icon={<MenuOutlined aria-hidden />}
      onClick={() => onCollapse?.(!collapsed)}
    />
  );
}
