import { useEffect, useRef } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { RecordDrawer } from '@/components/RecordDrawer';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Trial, TrialDetail, TrialPlan } from '@/contract';
import { trialActionState, trialDirections, trialModes, trialSteps, trialTones } from '@/domain/trial';
import { useAccess } from '@/hooks/useAccess';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import type { DrawerProps } from '@/screen/useListScreen';
import { getTrial } from '@/services/trial';
import type { Dialog } from './dialog';
import { Steps } from './Steps';

const POLL_MS = 2_000;

/** Read again and again while the run is in progress. */
const readTrial = (testNo: string, options: Parameters<typeof getTrial>[1]) =>
  getTrial(testNo, { ...options, isBackground: true });

/** Reloads a run while it is in progress and visible. */
function Watch({ onTick }: { onTick: () => void }) {
  const latest = useRef(onTick);
  latest.current = onTick;
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (!document.hidden) latest.current();
    }, POLL_MS);
    return () => window.clearInterval(timer);
  }, []);
  return null;
}

/** The run's plan, to save it as a test. */
const planIn = ({ mode, direction, mchNo, productCode, channelCode, isForced, currency, amount }: Trial): Partial<TrialPlan> => ({
  mode,
  direction,
  mchNo,
  productCode: productCode ?? undefined,
  channelCode: isForced ? (channelCode ?? undefined) : undefined,
  currency,
  amount,
});

function Facts({ row }: { row: Trial }) {
  const t = useT();
  const labelOf = useLabel();
  const label = (name: NamesIn<'trial.field'>) => t(`trial.field.${name}`);
  return (
    <Section title={t('trial.detail.facts')}>
      {factsOf([
        { label: label('verdict'), value: <StatusTag group="trial.verdict" value={row.verdict} tones={trialTones} /> },
        { label: label('failedStep'), value: row.failedStep && labelOf('trial.failedStep', trialSteps, row.failedStep) },
        { label: label('mode'), value: labelOf('trial.mode', trialModes, row.mode) },
        { label: label('direction'), value: labelOf('trial.direction', trialDirections, row.direction) },
        { label: label('mchNo'), value: joined(row.mchName, <RecordLink entity="merchant" no={row.mchNo} />) },
        { label: label('amount'), value: <Money amount={row.amount} currency={row.currency} /> },
        { label: label('productCode'), value: row.productCode && <RecordLink entity="product" no={row.productCode} /> },
        { label: label('wayCode'), value: row.wayCode && <RecordLink entity="payway" no={row.wayCode} /> },
        {
          label: label('channelCode'),
          value:
            row.channelCode &&
            joined(row.channelName, <RecordLink entity="channel" no={row.channelCode} />, row.isForced && t('trial.cell.forced')),
        },
        { label: label('durationMs'), value: <Duration ms={row.durationMs} /> },
        {
          label: label('payOrderNo'),
          value: row.payOrderNo && (
            <CopyText text={row.payOrderNo} name={label('payOrderNo')}>
              <RecordLink entity="payorder" no={row.payOrderNo} />
            </CopyText>
          ),
        },
        { label: label('caseName'), value: row.caseName },
        { label: label('setNo'), value: <CopyText text={row.setNo} name={label('setNo')} /> },
        { label: label('createdAt'), value: <Time at={row.createdAt} /> },
        { label: label('finishedAt'), value: row.finishedAt && <Time at={row.finishedAt} /> },
        { label: label('operatorName'), value: row.operatorName },
      ])}
    </Section>
  );
}

/** One run: plan, live steps and history. */
export function TrialDrawer({ id, screen }: DrawerProps<Trial, Dialog>) {
  const t = useT();
  const granted = useAccess();
  const { list, pages, rowOf, ask, open, turn } = screen;
  return (
    <RecordDrawer<Trial, TrialDetail>
      id={id}
      ids={list.rows.map(({ testNo }) => testNo)}
      pages={pages}
      title={(of) => t('trial.detail.title', { name: of })}
      fetchDetail={readTrial}
      onOpen={open}
      versionOf={(of) => `${rowOf(of)?.version} ${rowOf(of)?.verdict} ${turn}`}
      known={rowOf(id)}
      head={(row) => (
        <div key={row.testNo}>
          <div className="panel-line">
            {row.verdict === 'RUNNING' && (
              <ActionButton
                access="sys:test:cancel"
                state={versioned(row, trialActionState(row, 'cancel'))}
                onClick={() => ask({ kind: 'cancel', row })}
              >
                {t('trial.action.cancel')}
              </ActionButton>
            )}
            {granted['sys:test:option'] && (
              <ActionButton access="sys:test:case:save" onClick={() => ask({ kind: 'saveCase', plan: planIn(row) })}>
                {t('trial.action.saveCase')}
              </ActionButton>
            )}
          </div>
          <Facts row={row} />
        </div>
      )}
    >
      {(detail, refresh) => {
        const { logs = [] } = detail;
        return (
          <div key={detail.testNo}>
            {detail.verdict === 'RUNNING' && <Watch onTick={refresh} />}
            <Section title={t('trial.detail.steps')}>
              {detail.steps.length > 0 ? <Steps detail={detail} /> : <p className="soft">{t('trial.detail.waiting')}</p>}
            </Section>
            <LogSection title={t('trial.detail.log')} logs={logs} />
          </div>
        );
      }}
    </RecordDrawer>
  );
}
