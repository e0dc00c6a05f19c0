import { Alert } from 'antd';
import { CopyText } from '@/components/CopyText';
import { LogSection } from '@/components/LogSection';
import { DrawerActions } from '@/components/RecordActions';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { ExchangeDetail, ExchangeRate } from '@/contract';
import { decimalText } from '@/domain/numbers';
import { percentText, rateText } from '@/domain/percent';
import { exchangeReasons, exchangeTones, exchangeUsages, movePct } from '@/domain/rate';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getExchangeRate } from '@/services/rate';
import { rateActions } from './actions';
import { bandText, Mode, nameOf, spreadText } from './cells';
import type { Dialog } from './dialog';
import { History } from './History';

/** Alarms with their figures. */
function Warnings({ row }: { row: ExchangeRate }) {
  const t = useT();
  const format = useFormat();
  const { alarm, alarmRate, alarmAt, autoRate, midRate, triangle } = row;
  const from = autoRate ?? midRate;
  const rate = alarmRate ?? '–';
  const time = alarmAt ? format.time(alarmAt) : '–';
  const pct = alarmRate ? percentText(movePct(from, alarmRate)) : '–';
  return (
    <>
      {alarm === 'STEP' && (
        <Alert
          type="warning"
          showIcon
          title={t('rate.detail.step', { rate, time, from, pct, max: percentText(row.maxStepPct) })}
        />
      )}
      {alarm === 'OUT_OF_BAND' && (
        <Alert
          type="error"
          showIcon
          title={t('rate.detail.outside', { rate, time, floor: row.floorRate ?? '–', ceil: row.ceilRate ?? '–' })}
        />
      )}
      {triangle && (
        <Alert
          type="warning"
          showIcon
          title={t('rate.detail.triangle', {
            via: triangle.via,
            base: row.baseCurrency,
            quote: row.quoteCurrency,
            implied: triangle.impliedRate,
            off: percentText(triangle.offPct),
          })}
        />
      )}
    </>
  );
}

function Facts({ row }: { row: ExchangeRate }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = (name: NamesIn<'rate.field'>) => t(`rate.field.${name}`);
  const when = (at: string | undefined, name: string | undefined) =>
    at && t('rate.detail.by', { time: format.time(at), name: name ?? '–' });
  return (
    <>
      <Section title={t('rate.detail.facts')}>
        {factsOf([
          { label: label('pair'), value: <CopyText text={row.pair} name={label('pair')} /> },
          { label: label('rateId'), value: <CopyText text={row.rateId} name={label('rateId')} /> },
          {
            label: label('status'),
            value: (
              <span className="stack">
                <StatusTag group="rate.status" value={row.status} tones={exchangeTones} />
                {row.statusReason && <span>{labelOf('rate.reason', exchangeReasons, row.statusReason)}</span>}
              </span>
            ),
          },
          { label: label('mode'), value: <Mode row={row} /> },
          { label: label('midRate'), value: row.midRate && decimalText(row.midRate) },
          { label: label('autoRate'), value: row.autoRate && decimalText(row.autoRate) },
          { label: label('buyRate'), value: row.buyRate && decimalText(row.buyRate) },
          { label: label('sellRate'), value: row.sellRate && decimalText(row.sellRate) },
          { label: label('effectiveAt'), value: <Time at={row.effectiveAt} /> },
          { label: label('fetchedAt'), value: <Time at={row.fetchedAt} withRelative /> },
          { label: label('provider'), value: row.provider },
        ])}
      </Section>
      <Section title={t('rate.detail.rules')}>
        {factsOf([
          { label: label('spread'), value: spreadText(row) },
          { label: label('buyMarkup'), value: row.buyMarkup && rateText(row.buyMarkup) },
          { label: label('sellMarkup'), value: row.sellMarkup && rateText(row.sellMarkup) },
          { label: label('band'), value: bandText(row) },
          { label: label('maxStepPct'), value: row.maxStepPct && percentText(row.maxStepPct) },
          { label: label('staleAfterSec'), value: row.staleAfterSec && format.duration(row.staleAfterSec) },
          { label: label('decimals'), value: row.decimals !== undefined && row.decimals },
          { label: label('usage'), value: row.usage && labelOf('rate.usage', exchangeUsages, row.usage) },
          { label: label('createdAt'), value: when(row.createdAt, row.createdBy) },
          { label: label('updatedAt'), value: when(row.updatedAt, row.updatedBy) },
        ])}
      </Section>
    </>
  );
}

/** One pair: actions, alarms, terms, rate history and change history. */
export function RateDrawer({ id, screen }: DrawerProps<ExchangeRate, Dialog>) {
  const t = useT();
  const { rowOf, ask } = screen;
  const titleOf = (of: string) => {
    const row = rowOf(of);
    return t('rate.detail.title', { name: row ? nameOf(row) : of });
  };
  return (
    <ScreenDrawer<ExchangeRate, ExchangeDetail, Dialog>
      id={id}
      screen={screen}
      title={titleOf}
      fetchDetail={getExchangeRate}
      // A feed rate changes `rateId` but not the version.
      versionOf={(row) => `${row?.version} ${row?.rateId}`}
      head={(row) => (
        <div key={row.pair}>
          <DrawerActions actions={rateActions(t, row, ask)} />
          <Warnings row={row} />
          <Facts row={row} />
          <Section title={t('rate.detail.history')}>
            <History row={row} />
          </Section>
        </div>
      )}
    >
      {({ pair, logs = [] }) => <LogSection key={pair} title={t('rate.detail.log')} logs={logs} />}
    </ScreenDrawer>
  );
}
