import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { LogSection } from '@/components/LogSection';
import { DrawerActions } from '@/components/RecordActions';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { TradeChannel, TradeChannelDetail } from '@/contract';
import { channelDirections } from '@/domain/channel';
import { shareText } from '@/domain/numbers';
import { catalogReasons } from '@/domain/product';
import { isOneOf } from '@/domain/typed';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getChannel } from '@/services/channel';
import { channelActions } from './actions';
import { Cost, Limits, nameOf, openingText, Rule, Status, Today } from './cells';
import type { Dialog } from './dialog';
import { HealthTable } from './Health';
import { Costs, Usage } from './Panels';

function Facts({ row }: { row: TradeChannel }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = (name: NamesIn<'channel.field'>) => t(`channel.field.${name}`);
  const when = (at: string | undefined, name: string | undefined) =>
    at && t('channel.detail.by', { time: format.time(at), name: name ?? '–' });
  const { statusReason } = row;
  const isKnown = isOneOf(catalogReasons, statusReason);
  return (
    <>
      <Section title={t('channel.detail.facts')}>
        {factsOf([
          { label: label('channelCode'), value: <CopyText text={row.channelCode} name={label('channelCode')} /> },
          {
            label: label('status'),
            value: (
              <span className="stack">
                <Status row={row} />
                {isKnown && <span>{t(`channel.reason.${statusReason}`)}</span>}
              </span>
            ),
          },
          {
            label: label('upstreamCode'),
            value: joined(row.upstreamName, row.upstreamCode && <RecordLink entity="upstream" no={row.upstreamCode} />),
          },
          { label: label('direction'), value: labelOf('channel.direction', channelDirections, row.direction) },
          { label: label('wayCode'), value: joined(row.wayName, row.wayCode && <RecordLink entity="payway" no={row.wayCode} />) },
          { label: label('country'), value: row.country },
          { label: label('currency'), value: row.currency },
          { label: label('cost'), value: <Cost row={row} /> },
          { label: label('hours'), value: openingText(t, row) },
          { label: label('autoClose'), value: <Rule rule={row.autoCloseRule} /> },
          { label: label('remark'), value: row.remark },
          { label: label('createdAt'), value: when(row.createdAt, row.createdBy) },
          { label: label('updatedAt'), value: when(row.updatedAt, row.updatedBy) },
        ])}
      </Section>
      <Section title={t('channel.detail.traffic')}>
        {factsOf([
          { label: label('limits'), value: <Limits row={row} /> },
          { label: label('today'), value: <Today row={row} /> },
          { label: label('success'), value: `${shareText(row.successRate1h)} / ${shareText(row.successRate24h)}` },
          { label: label('avgPaySec'), value: row.avgPaySec && <Duration seconds={row.avgPaySec} /> },
        ])}
      </Section>
    </>
  );
}

function Events({ events = [] }: Pick<TradeChannelDetail, 'events'>) {
  const t = useT();
  return (
    <ul className="inline-times">
      {events.map(({ at, kind, failures }) => (
        <li key={`${at} ${kind}`}>
          {t(`channel.event.${kind}`)} · <Time at={at} />
          {failures && <span>{` · ${t('channel.detail.failures', { failures })}`}</span>}
        </li>
      ))}
    </ul>
  );
}

/** One channel: actions, terms, traffic, cost history, usage, health and history. */
export function ChannelDrawer({ id, screen }: DrawerProps<TradeChannel, Dialog>) {
  const t = useT();
  const granted = useAccess();
  const { rowOf, ask, turn } = screen;
  const titleOf = (of: string) => {
    const row = rowOf(of);
    return t('channel.detail.title', { name: row ? nameOf(row) : of });
  };
  return (
    <ScreenDrawer<TradeChannel, TradeChannelDetail, Dialog>
      id={id}
      screen={screen}
      title={titleOf}
      fetchDetail={getChannel}
      head={(row) => {
        const part = { code: row.channelCode, version: `${row.version} ${turn}` };
        return (
          <div key={row.channelCode}>
            <DrawerActions actions={channelActions(t, row, ask)} />
            <Facts row={row} />
            {granted['bank:channel:usage'] && <Usage {...part} />}
            {granted['bank:channel:cost:list'] && <Costs {...part} currency={row.currency} />}
            {granted['bank:channel:health'] && (
              <Section title={t('channel.detail.health')}>
                <HealthTable {...part} label={t('channel.detail.health')} />
              </Section>
            )}
          </div>
        );
      }}
    >
      {({ channelCode, events = [], logs = [] }) => (
        <div key={channelCode}>
          <Section title={t('channel.detail.events')}>{events.length > 0 && <Events events={events} />}</Section>
          <LogSection title={t('channel.detail.log')} logs={logs} />
        </div>
      )}
    </ScreenDrawer>
  );
}
