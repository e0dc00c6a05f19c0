import { Button } from 'antd';
import type { TreeNode } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import type { TreeView } from '@/hooks/useTreeView';
import { menuIconOf } from './MenuIcon';

interface TreeToolsProps {
  view: Pick<TreeView<TreeNode>, 'openAll' | 'closeAll'>;
  canMove: boolean;
}

/** Tools above every tree: its shortcuts, and buttons to expand and collapse all. */
export function TreeTools({ view, canMove }: TreeToolsProps) {
  const t = useT();
  return (
    <>
      <small className="soft">
        {t('tree.keys')} {canMove && <span>{t('tree.moveKeys')}</span>}
      </small>
      <Button type="text" onClick={view.openAll}>
        {t('tree.expand')}
      </Button>
      <Button type="text" onClick={view.closeAll}>
        {t('tree.collapse')}
      </Button>
    </>
  );
}

/** The icon of a node, before its title; the dialog shows the icon's name. */
export const nodeIcon = ({ icon }: { icon?: string | null }) =>
  icon && (
    <span title={icon} className="soft" aria-hidden>
      {menuIconOf(icon)}
    </span>
  );
