import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useT } from '@/hooks/useT';

/**
 * Folds and unfolds the menu, or opens it where it is a drawer: in place of the layout's own two, which no key reaches.
 * @param onCollapse takes whether the menu is to be folded
 */
export function MenuButton({ collapsed, onCollapse }: { collapsed?: boolean; onCollapse?: (isFolded: boolean) => void }) {
  const t = useT();
  const label = t('common.menu');
  useEffect(() => {
    // The layout gives its drawer no name, and takes none.
    if (!collapsed) document.querySelector('[role=dialog]:has(.ant-pro-sider-menu)')?.setAttribute('aria-label', label);
  }, [collapsed, label]);
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
