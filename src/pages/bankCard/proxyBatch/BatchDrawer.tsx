import { history } from '@umijs/max';
import { Button } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { offered } from '@/components/RecordActions';
import { newest } from '@/components/RecordDrawer';
import type { Batch, BatchDetail } from '@/contract';
import { batchActionState } from '@/domain/batch';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { ExportButton } from '@/screen/ExportButton';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { downloadBatchResult, getBatch } from '@/services/batch';
import { batchActions, workbenchOf } from './actions';
import type { Ask, Dialog } from './dialog';
import { Overview, Sections } from './Sections';

/** States in which lines await payment or have been paid. */
const WORKED: ReadonlySet<Batch['status']> = new Set(['APPROVED', 'PAYING', 'PAUSED', 'PARTIAL', 'SUCCESS', 'FAILED']);

function Actions({ row, ask }: { row: Batch; ask: Ask }) {
  const t = useT();
  const granted = useAccess();
  return (
    <div className="panel-line">
      {granted['bank:card:proxy:batch:applyPay'] && WORKED.has(row.status) && (
        <Button type="primary" onClick={() => history.push(workbenchOf(row.batchNo))}>
          {t('batch.detail.workbench')}
        </Button>
      )}
      {offered(batchActions(t, row, ask)).map(({ key, label, ...action }) => (
        <ActionButton key={key} {...action}>
          {label}
        </ActionButton>
      ))}
      <ExportButton
        access="bank:card:proxy:batch:result"
        isDisabled={!batchActionState(row, 'result').isAllowed}
        label={t('batch.action.result')}
        download={(format, options) => downloadBatchResult({ batchNo: row.batchNo, format }, options)}
      />
    </div>
  );
}

/** One batch for readers of the list: actions, line states, maker and checker. */
export function BatchDrawer({ id, screen }: DrawerProps<Batch, Dialog>) {
  const t = useT();
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<Batch, BatchDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('batch.detail.title', { no })}
      fetchDetail={getBatch}
      versionOf={(row) => `${row?.version} ${row?.progress}`}
      head={(row) => (
        <div key={row.batchNo}>
          <Actions row={row} ask={ask} />
          <Overview batch={row} />
        </div>
      )}
    >
      {(detail, refresh) => (
        <div key={detail.batchNo}>
          <Sections batch={newest(detail, rowOf(detail.batchNo))} onNoted={refresh} />
        </div>
      )}
    </ScreenDrawer>
  );
}
