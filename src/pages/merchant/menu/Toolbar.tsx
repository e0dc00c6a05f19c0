import { App } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { RefreshButton } from '@/components/RefreshButton';
import { TreeTools } from '@/components/TreeTools';
import type { MchPortal } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import type { TreeNode } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import type { TreeView } from '@/hooks/useTreeView';
import { downloadMchMenu } from '@/services/mchMenu';
import type { WholeDialog } from './Dialogs';

interface ToolbarProps {
  view: Pick<TreeView<TreeNode>, 'openAll' | 'closeAll'>;
  portal: MchPortal;
  canMove: boolean;
  askAll: (dialog: WholeDialog) => void;
  onRefresh: () => void;
}

/** What is done with the whole tree. */
export function Toolbar({ view, portal, canMove, askAll, onRefresh }: ToolbarProps) {
  const t = useT();
  const { message } = App.useApp();
  const save = () =>
    downloadMchMenu(portal).then(
      ({ fileName }) => void message.success(t('mchMenu.message.exported', { name: fileName })),
      ignoreApiError,
    );
  return (
    <>
      <TreeTools view={view} canMove={canMove} />
      <ActionButton access="mch:menu:add" onClick={() => askAll({ kind: 'addTop' })}>
        {t('mchMenu.action.addTop')}
      </ActionButton>
      <ActionButton access="mch:menu:preview" onClick={() => askAll({ kind: 'preview' })}>
        {t('mchMenu.action.preview')}
      </ActionButton>
      <ActionButton access="mch:menu:down" onClick={save}>
        {t('mchMenu.action.down')}
      </ActionButton>
      <ActionButton access="mch:menu:import" onClick={() => askAll({ kind: 'import' })}>
        {t('mchMenu.action.import')}
      </ActionButton>
      <RefreshButton onRefresh={onRefresh} />
    </>
  );
}
