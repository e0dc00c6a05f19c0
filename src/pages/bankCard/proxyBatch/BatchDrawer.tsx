import { history, useAccess } from '@umijs/max';
import { Button } from 'antd';
import type { Access } from '@/access';
import { ActionButton } from '@/components/ActionButton';
import { ExportButton } from '@/components/ExportButton';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import { versioned } from '@/components/versioned';
import type { Batch, BatchDetail } from '@/contract';
import { batchActionState } from '@/domain/batch';
import { useT } from '@/hooks/useT';
import { downloadBatchResult, getBatch } from '@/services/batch';
import { ACTIONS, DANGERS, keyOf, workbenchOf } from './actions';
import type { Ask } from './dialog';
import { Overview, Sections } from './Sections';

interface BatchDrawerProps {
  no: string;
  rows: readonly Batch[];
  /** What was changed last, also when it stands on no page. */
  changed: { row?: Batch; turn: number };
  ask: Ask;
  onOpen: (no: string | undefined) => void;
}

/** States in which lines wait to be paid, or have been. */
const WORKED: ReadonlySet<Batch['status']> = new Set(['APPROVED', 'PAYING', 'PAUSED', 'PARTIAL', 'SUCCESS', 'FAILED']);

function Actions({ row, ask }: { row: Batch; ask: Ask }) {
  const t = useT();
  const granted = useAccess() as Access;
  return (
    <div className="panel-line">
      {granted['bank:card:proxy:batch:applyPay'] && WORKED.has(row.status) && (
        <Button type="primary" onClick={() => history.push(workbenchOf(row.batchNo))}>
          {t('batch.detail.workbench')}
        </Button>
      )}
      {ACTIONS.map((action) => ({ action, state: versioned(row, batchActionState(row, action)) }))
        .filter(({ state }) => state.isAllowed || state.why !== undefined)
        .map(({ action, state }) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            state={state}
            isDanger={DANGERS.has(action)}
            onClick={() => ask({ kind: action, row })}
          >
            {t(`batch.action.${action}`)}
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

/** One batch for everybody who may see the list: what can be done, where its lines stand, who made and decided it. */
export function BatchDrawer({ no, rows, changed, ask, onOpen }: BatchDrawerProps) {
  const t = useT();
  const rowOf = (of: string) => rows.find((row) => row.batchNo === of) ?? (changed.row?.batchNo === of ? changed.row : undefined);
  return (
    <RecordDrawer<Batch, BatchDetail>
      id={no}
      ids={rows.map((row) => row.batchNo)}
      title={(of) => t('batch.detail.title', { no: of })}
      fetchDetail={getBatch}
      onOpen={onOpen}
      versionOf={(of) => `${rowOf(of)?.version} ${rowOf(of)?.progress} ${changed.turn}`}
      known={rowOf(no)}
      head={(record) => {
        const row = newest(record, rowOf(record.batchNo));
        return (
          <div key={row.batchNo}>
            <Actions row={row} ask={ask} />
            <Overview batch={row} />
          </div>
        );
      }}
    >
      {(detail, refresh) => (
        <div key={detail.batchNo}>
          <Sections batch={newest(detail, rowOf(detail.batchNo))} onNoted={refresh} />
        </div>
      )}
    </RecordDrawer>
  );
}
