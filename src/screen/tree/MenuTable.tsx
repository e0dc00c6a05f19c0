import type { ProColumns } from '@ant-design/pro-components';
import { Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { RefreshButton } from '@/components/RefreshButton';
import { TreeTable } from '@/components/TreeTable';
import { nodeIcon, TreeTools } from '@/components/TreeTools';
import { useT } from '@/hooks/useT';
import type { AnyNode } from './menuTree';
import type { MenuScreen } from './useMenuScreen';

interface MenuTableProps<Node extends AnyNode, Whole extends { kind: string }> {
  screen: MenuScreen<Node, Whole>;
  /** Name of the tree, for screen readers. */
  name: string;
  columns: ProColumns<Node>[];
  isBusy: boolean;
  error: Error | undefined;
  /** Clears the search. */
  onClear: () => void;
  /** Actions for the whole tree. */
  toolbar: ReactNode;
}

/** A menu tree: its rows, or why there are none, and the announcements for screen readers. */
export function MenuTable<Node extends AnyNode, Whole extends { kind: string }>(props: MenuTableProps<Node, Whole>) {
  const { screen, name, columns, isBusy, error, onClear, toolbar } = props;
  const { menu, view, isReady, isHit, reload, moves } = screen;
  const t = useT();
  const empty = () => {
    if (error) return <LoadFailed error={error} title={t('common.list.failed')} onRetry={reload} />;
    if (!isReady) return <div style={{ height: 160 }} />;
    return (
      <Empty description={t(isHit ? 'common.list.noMatch' : 'common.list.empty')}>
        {isHit && <Button onClick={onClear}>{t('common.action.reset')}</Button>}
      </Empty>
    );
  };
  return (
    <>
      <TreeTable
        view={view}
        name={name}
        title={t(`${menu.group}.field.name`)}
        titleOf={screen.titleOf}
        iconOf={nodeIcon}
        toggleName={(of, isOpen) => t(isOpen ? 'tree.close' : 'tree.open', { name: of })}
        columns={columns}
        moves={moves}
        onOpen={screen.edit}
        isBusy={isBusy}
        empty={empty()}
        toolbar={
          <>
            <TreeTools view={view} canMove={moves !== undefined} />
            {toolbar}
            <RefreshButton onRefresh={reload} />
          </>
        }
      />
      <p role="status" className="visually-hidden">
        {screen.told}
      </p>
    </>
  );
}
