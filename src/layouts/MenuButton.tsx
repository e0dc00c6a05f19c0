import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';

interface MenuButtonProps {
  collapsed?: boolean;
  /** Called with whether the menu should be collapsed. */
  onCollapse?: (isFolded: boolean) => void;
  /** Path of the highlighted entry. */
  current?: string;
}

/**
 * Collapses and expands the menu, or opens it as a drawer on small screens. Replaces the layout's two buttons, which the keyboard
 * cannot reach.
 */
export function MenuButton({ collapsed, onCollapse, current }: MenuButtonProps) {
  const t = useT();
  const label = t('common.menu');
  useEffect(() => {
    // The layout gives its drawer no accessible name, and has no option for one.
    if (!collapsed) document.querySelector('[role=dialog]:has(.side-menu)')?.setAttribute('aria-label', label);
  }, [collapsed, label]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is highlighted or the menu appears
  useEffect(() => {
    // A menu can be taller than the window. Scrolling does not move the focus.
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
