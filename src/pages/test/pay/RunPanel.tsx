import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { RowAction } from '@/components/ActionButton';
import { Duration } from '@/components/Duration';
import { LoadFailed } from '@/components/LoadFailed';
import { RowButton } from '@/components/RowButton';
import { ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import type { Trial, TrialDetail } from '@/contract';
import { trialSteps, trialTones } from '@/domain/trial';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { getTrial, pageTrials } from '@/services/trial';
import type { Ask } from './dialog';
import { Matrix } from './Matrix';
import { Steps } from './Steps';

interface RunPanelProps {
  setNo: string;
  turn: number;
  ask: Ask;
  onOver: () => void;
  onOpen: (testNo: string) => void;
}

const POLL_MS = 2_000;
const MOST = 100;
const QUIET = { isQuiet: true, isBackground: true };

async function readSet(setNo: string): Promise<{ rows: Trial[]; detail?: TrialDetail }> {
  const { list } = await pageTrials({ setNo, current: 1, pageSize: MOST, sortField: 'createdAt', sortOrder: 'ascend' }, QUIET);
  // Sorted by number: the runs of a set share one start time.
  const rows = [...list].sort((a, b) => (a.testNo < b.testNo ? -1 : 1));
  const [only, ...others] = rows;
  return { rows, detail: only && others.length === 0 ? await getTrial(only.testNo, QUIET) : undefined };
}

function Rows({ rows, ask, onOpen }: Pick<RunPanelProps, 'ask' | 'onOpen'> & { rows: readonly Trial[] }) {
  const t = useT();
  const labelOf = useLabel();
  return (
    <ScrollTable
      label={t('trial.run.title')}
      rows={rows}
      rowKey={({ testNo }) => testNo}
      columns={[
        {
          title: t('trial.field.testNo'),
          isHeader: true,
          render: ({ testNo }) => (
            <RowButton
              look="link"
              className="number"
              aria-label={t('common.action.open', { name: testNo })}
              onClick={() => onOpen(testNo)}
            >
              {testNo}
            </RowButton>
          ),
        },
        {
          title: t('trial.field.verdict'),
          render: ({ verdict }) => <StatusTag group="trial.verdict" value={verdict} tones={trialTones} />,
        },
        { title: t('trial.field.channelCode'), render: ({ channelCode }) => channelCode ?? '–' },
        {
          title: t('trial.field.failedStep'),
          render: ({ failedStep }) => (failedStep ? labelOf('trial.failedStep', trialSteps, failedStep) : '–'),
        },
        { title: t('trial.field.durationMs'), isNumeric: true, render: (row) => <Duration ms={row.durationMs} /> },
        {
          title: t('common.list.actions'),
          render: (row) =>
            row.verdict === 'RUNNING' ? (
              <RowAction
                access="sys:test:cancel"
                label={`${t('trial.action.cancel')} ${row.testNo} · ${t('trial.run.title')}`}
                onClick={() => ask({ kind: 'cancel', row })}
              >
                {t('trial.action.cancel')}
              </RowAction>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}

/** The latest runs. Polls every 2 s while one is running and the tab is visible. */
export function RunPanel({ setNo, turn, ask, onOver, onOpen }: RunPanelProps) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  const { data, error, refresh } = useRequest(() => readSet(setNo), {
    pollingInterval: isOver ? 0 : POLL_MS,
    pollingWhenHidden: false,
    refreshDeps: [setNo, turn],
    onError: () => undefined,
    onSuccess: ({ rows }) => {
      if (isOver || rows.some(({ verdict }) => verdict === 'RUNNING')) return;
      setIsOver(true);
      onOver();
    },
  });
  if (error && !data) return <LoadFailed error={error} title={t('trial.run.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  const { rows, detail } = data;
  const passed = rows.filter(({ verdict }) => verdict === 'PASS').length;
  const running = rows.filter(({ verdict }) => verdict === 'RUNNING').length;
  return (
    <>
      <h2 className="section-title">{t('trial.run.title')}</h2>
      <p role="status">{t('trial.run.summary', { count: rows.length, passed, running })}</p>
      {rows.some(({ caseId }) => caseId) && <Matrix rows={rows} onOpen={onOpen} />}
      <Rows rows={rows} ask={ask} onOpen={onOpen} />
      {detail && <Steps detail={detail} />}
    </>
  );
}
