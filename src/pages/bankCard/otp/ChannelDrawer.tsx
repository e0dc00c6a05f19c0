import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { EventLines } from '@/components/EventLines';
import { LogSection } from '@/components/LogSection';
import { DrawerActions } from '@/components/RecordActions';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { CardBinding, CardChannel, CardChannelDetail } from '@/contract';
import { channelReasons, listenEventKinds, listenPurposes } from '@/domain/listen';
import { partText } from '@/domain/numbers';
import { percentText } from '@/domain/percent';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { downloadFile } from '@/services/commonRecord';
import { getCardChannel } from '@/services/listen';
import { useActionsOf } from './actions';
import { Age, Card, Light, Spark } from './cells';
import type { Dialog } from './dialog';
import { ChannelFeed } from './Feed';

function Facts({ row }: { row: CardChannel }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = (name: NamesIn<'listen.field'>) => t(`listen.field.${name}`);
  const by = (at: string | undefined, name: string | undefined) =>
    at && t('listen.detail.by', { time: format.time(at), name: name ?? '–' });
  const time = (at: string | null | undefined) => at && <Time at={at} />;
  const { batteryPct: percent, charging, todayParsed = 0, todayUnparsed = 0 } = row;
  return (
    <>
      <Section title={t('listen.detail.facts')}>
        {factsOf([
          { label: label('cardChannelNo'), value: <CopyText text={row.cardChannelNo} name={label('cardChannelNo')} /> },
          { label: label('listenStatus'), value: <Light row={row} /> },
          { label: label('cardId'), value: <Card row={row} /> },
          { label: label('purpose'), value: row.purpose && labelOf('listen.purpose', listenPurposes, row.purpose) },
          { label: label('authorisationNo'), value: row.authorisationNo },
          { label: label('authorisedUntil'), value: time(row.authorisedUntil) },
          { label: label('mobile'), value: row.mobile },
          { label: label('simSlot'), value: row.simSlot },
          { label: label('templateCode'), value: row.templateCode },
          { label: label('keyRotatedAt'), value: time(row.keyRotatedAt) },
          { label: label('pairedAt'), value: by(row.pairedAt, row.pairedBy) },
          { label: label('unpairedAt'), value: time(row.unpairedAt) },
          { label: label('updatedAt'), value: by(row.updatedAt, row.updatedBy) },
        ])}
      </Section>
      <Section title={t('listen.detail.device')}>
        {factsOf([
          { label: label('deviceId'), value: joinedText([row.deviceName, row.deviceId]) },
          { label: label('lastHeartbeatAt'), value: !row.unpairedAt && <Age row={row} /> },
          { label: label('deviceModel'), value: row.deviceModel },
          { label: label('appVersion'), value: row.appVersion },
          { label: label('network'), value: row.network },
          {
            label: label('batteryPct'),
            value:
              percent !== undefined &&
              (charging ? t('listen.cell.charging', { percent: percentText(percent) }) : percentText(percent)),
          },
          { label: label('queueDepth'), value: row.queueDepth !== undefined && row.queueDepth },
          { label: label('latencyMsP95'), value: <Duration ms={row.latencyMsP95} /> },
          { label: label('todayMessages'), value: row.todayMessages !== undefined && row.todayMessages },
          { label: label('today'), value: partText(todayParsed, todayUnparsed) },
          { label: label('todayDuplicates'), value: row.todayDuplicates !== undefined && row.todayDuplicates },
          { label: label('lastMessageAt'), value: time(row.lastMessageAt) },
          { label: label('perHour'), value: <Spark perHour={row.perHour} /> },
        ])}
      </Section>
    </>
  );
}

function Earlier({ rows, label }: { rows: readonly CardBinding[]; label: string }) {
  const t = useT();
  const labelOf = useLabel();
  return (
    <ScrollTable
      label={label}
      rows={rows}
      rowKey={({ cardChannelNo }) => cardChannelNo}
      columns={[
        { title: t('listen.field.cardChannelNo'), isHeader: true, render: ({ cardChannelNo }) => cardChannelNo },
        { title: t('listen.field.deviceId'), render: ({ deviceName, deviceId }) => deviceName ?? deviceId },
        {
          title: t('listen.field.purpose'),
          render: ({ purpose }) => (purpose ? labelOf('listen.purpose', listenPurposes, purpose) : '–'),
        },
        { title: t('listen.field.pairedAt'), render: ({ pairedAt }) => <Time at={pairedAt} /> },
        { title: t('listen.field.pairedBy'), render: ({ pairedBy }) => pairedBy ?? '–' },
        { title: t('listen.field.unpairedAt'), render: ({ unpairedAt }) => <Time at={unpairedAt} /> },
      ]}
    />
  );
}

/** One pairing: actions, data, messages, earlier pairings and history. */
export function ChannelDrawer({ id, screen }: DrawerProps<CardChannel, Dialog>) {
  const t = useT();
  const labelOf = useLabel();
  const actionsOf = useActionsOf();
  const { ask } = screen;
  const messages = t('listen.detail.messages');
  return (
    <ScreenDrawer<CardChannel, CardChannelDetail, Dialog>
      id={id}
      screen={screen}
      title={(name) => t('listen.detail.title', { name })}
      fetchDetail={getCardChannel}
      head={(row) => (
        <div key={row.cardChannelNo}>
          <DrawerActions actions={actionsOf(row, ask).filter(({ key, state }) => key !== 'ping' || state?.isAllowed)} />
          <Facts row={row} />
          <Section title={messages}>
            <ChannelFeed cardChannelNo={row.cardChannelNo} label={messages} />
          </Section>
        </div>
      )}
    >
      {({ cardChannelNo, earlier = [], events = [], logs = [] }) => {
        const titles = { earlier: t('listen.detail.earlier'), log: t('listen.detail.log') };
        return (
          <div key={cardChannelNo}>
            <Section title={titles.earlier}>{earlier.length > 0 && <Earlier rows={earlier} label={titles.earlier} />}</Section>
            <Section title={t('listen.detail.events')}>
              <EventLines
                events={events}
                group="listen.event"
                known={listenEventKinds}
                reasonOf={(code) => labelOf('listen.reason', channelReasons, code)}
                onFile={downloadFile}
              />
            </Section>
            <LogSection title={titles.log} logs={logs} />
          </div>
        );
      }}
    </ScreenDrawer>
  );
}
