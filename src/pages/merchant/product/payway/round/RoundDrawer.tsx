import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import { factsOf, Section } from '@/components/Section';
import { TableSection } from '@/components/TableSection';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Round, RoundDetail } from '@/contract';
import { shareText } from '@/domain/numbers';
import { rateText } from '@/domain/percent';
import { roundActionState, roundActions } from '@/domain/round';
import { useFormat } from '@/hooks/useFormat';
import type { Pages } from '@/hooks/usePages';
import { useT } from '@/hooks/useT';
import { getRound } from '@/services/round';
import { Circuit, Hours, Limits, Merchants, Shares, State, Success, Today } from './cells';
import { Diff } from './Diff';
import { type Acts, keyOf } from './RowActions';

interface RoundDrawerProps {
  id: string;
  rows: readonly Round[];
  pages: Pages;
  acts: Acts;
  onOpen: (id: string | undefined) => void;
}

function Facts({ row }: { row: Round }) {
  const t = useT();
  const format = useFormat();
  const { channelCode, channelName, upstreamCode, upstreamName, updatedAt, updatedBy } = row;
  return (
    <Section title={t('round.detail.facts')}>
      {factsOf([
        { label: t('round.field.roundId'), value: <CopyText text={row.roundId} name={t('round.field.roundId')} /> },
        { label: t('round.field.channelCode'), value: `${channelCode} ${channelName ?? ''}` },
        { label: t('round.field.upstreamCode'), value: `${upstreamCode ?? ''} ${upstreamName ?? ''}` },
        { label: t('round.field.status'), value: <State row={row} /> },
        { label: t('round.field.weight'), value: row.weight },
        { label: t('round.field.priority'), value: row.priority !== undefined && row.priority },
        { label: t('round.field.shares'), value: <Shares row={row} /> },
        { label: t('round.field.success'), value: <Success row={row} /> },
        { label: t('round.field.limits'), value: <Limits row={row} /> },
        { label: t('round.field.today'), value: <Today row={row} /> },
        { label: t('round.field.hours'), value: <Hours row={row} /> },
        { label: t('round.field.mchScope'), value: <Merchants row={row} /> },
        { label: t('round.field.costRate'), value: rateText(row.costRate) },
        {
          label: t('round.field.avgLatencyMs'),
          value: typeof row.avgLatencyMs === 'number' && <Duration ms={row.avgLatencyMs} />,
        },
        { label: t('round.field.lastPickedAt'), value: row.lastPickedAt && <Time at={row.lastPickedAt} withRelative /> },
        {
          label: t('round.field.updatedAt'),
          value: updatedAt && `${format.time(updatedAt)} ${updatedBy ?? ''}`,
        },
        { label: t('round.field.remark'), value: row.remark },
      ])}
    </Section>
  );
}

function Breaker({ row }: { row: RoundDetail }) {
  const t = useT();
  const format = useFormat();
  const { windowTries = 0, windowFailed = 0 } = row;
  return (
    <Section title={t('round.detail.breaker')}>
      {factsOf([
        { label: t('round.field.circuitState'), value: <Circuit row={row} /> },
        { label: t('round.detail.counted'), value: t('round.detail.failedOf', { failed: windowFailed, tries: windowTries }) },
        {
          label: t('round.detail.opens'),
          value: t('round.detail.opensAt', {
            rate: shareText(row.breakerFailRate),
            samples: row.breakerMinSamples ?? 0,
            window: format.duration(row.breakerWindowSec ?? 0),
          }),
        },
        { label: t('round.detail.cools'), value: row.breakerCoolSec && <Duration seconds={row.breakerCoolSec} /> },
        {
          label: t('round.detail.probes'),
          value:
            row.circuitState === 'HALF_OPEN' &&
            t('round.detail.probesOf', { wins: row.probeWins ?? 0, needed: row.probesNeeded ?? 0 }),
        },
        { label: t('round.field.lastTrippedAt'), value: row.lastTrippedAt && <Time at={row.lastTrippedAt} withRelative /> },
      ])}
    </Section>
  );
}

/** One round: actions, state, breaker counts and earlier versions. */
export function RoundDrawer({ id, rows, pages, acts, onOpen }: RoundDrawerProps) {
  const t = useT();
  const rowOf = (of: string) => rows.find((row) => row.roundId === of);
  return (
    <RecordDrawer<Round, RoundDetail>
      id={id}
      ids={rows.map((row) => row.roundId)}
      pages={pages}
      title={(of) => t('round.detail.title', { name: of })}
      fetchDetail={getRound}
      onOpen={onOpen}
      versionOf={(of) => rowOf(of)?.version}
      known={rowOf(id)}
      head={(record) => {
        const row = newest(record, rowOf(record.roundId));
        const shown = roundActions
          .map((action) => ({ action, state: versioned(row, roundActionState(row, action)) }))
          .filter(({ state }) => state.isAllowed || state.why !== undefined);
        return (
          <div key={row.roundId}>
            <div className="panel-line">
              {shown.map(({ action, state }) => (
                <ActionButton
                  key={action}
                  access={keyOf(action)}
                  state={state}
                  isDanger={action === 'disable' || action === 'trip' || action === 'remove'}
                  onClick={() => acts[action](row)}
                >
                  {t(`round.action.${action}`)}
                </ActionButton>
              ))}
            </div>
            <Facts row={row} />
            {row.change !== 'SAME' && (
              <Section title={t('round.detail.draft')}>
                <Diff
                  changes={[
                    { channelCode: row.channelCode, channelName: row.channelName, change: row.change, fields: row.fields },
                  ]}
                  label={t('round.detail.draft')}
                />
              </Section>
            )}
          </div>
        );
      }}
    >
      {(detail) => (
        <div key={detail.roundId}>
          <Breaker row={newest(detail, rowOf(detail.roundId))} />
          <TableSection
            title={t('round.detail.history')}
            rows={detail.history}
            rowKey={({ version }) => String(version)}
            columns={[
              { title: t('round.dialog.history.version'), isHeader: true, render: ({ version }) => version },
              { title: t('round.dialog.history.at'), render: ({ at }) => <Time at={at} withRelative /> },
              { title: t('round.dialog.history.by'), render: ({ by }) => by },
              {
                title: t('round.field.status'),
                render: ({ isThere, isEnabled }) =>
                  isThere ? t(`round.status.${isEnabled ? 'ENABLED' : 'DISABLED'}`) : t('round.detail.absent'),
              },
              { title: t('round.field.weight'), isNumeric: true, render: ({ weight }) => weight ?? '–' },
              { title: t('round.field.priority'), isNumeric: true, render: ({ priority }) => priority ?? '–' },
            ]}
          />
        </div>
      )}
    </RecordDrawer>
  );
}
