import { App } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { RefreshButton } from '@/components/RefreshButton';
import { TreeTools } from '@/components/TreeTools';
import type { MenuFilter, MenuFinding, MenuNode } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { useT } from '@/hooks/useT';
import type { TreeView } from '@/hooks/useTreeView';
import { downloadMenu, syncMenu } from '@/services/menu';

interface ToolbarProps {
  view: Pick<TreeView<MenuNode>, 'openAll' | 'closeAll'>;
  filter: MenuFilter;
  isReady: boolean;
  canMove: boolean;
  onAdd: () => void;
  onSync: (missing: readonly MenuFinding[]) => void;
  onRefresh: () => void;
}

/** What is done with the whole tree. */
export function Toolbar({ view, filter, isReady, canMove, onAdd, onSync, onRefresh }: ToolbarProps) {
  const t = useT();
  const { message } = App.useApp();
  const tryOut = async () => {
    try {
      const missing = await syncMenu({ dryRun: true }, { idempotencyKey: createRequestId() });
      if (missing.length > 0) onSync(missing);
      else void message.info(t('sys.menu.sync.none'));
    } catch (error) {
      ignoreApiError(error);
    }
  };
  return (
    <>
      <TreeTools view={view} canMove={canMove} />
      <ActionButton access="sys:menu:add" onClick={onAdd}>
        {t('sys.menu.action.addDir')}
      </ActionButton>
      <ActionButton access="sys:menu:sync" onClick={tryOut}>
        {t('sys.menu.action.sync')}
      </ActionButton>
      <ExportButton
        access="sys:menu:down"
        isDisabled={!isReady}
        download={(format, options) => downloadMenu({ ...filter, format }, options)}
      />
      <RefreshButton onRefresh={onRefresh} />
    </>
  );
}
