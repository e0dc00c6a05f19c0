import { history } from '@umijs/max';
import { Button } from 'antd';
import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { LogSection } from '@/components/LogSection';
import { Money } from '@/components/Money';
import { DrawerActions } from '@/components/RecordActions';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import type { Payway, PaywayDetail } from '@/contract';
import { partText, shareText } from '@/domain/numbers';
import { failClasses } from '@/domain/payOrder';
import { paywayScopes, paywayStatusTones, paywayStrategies, stickyKinds } from '@/domain/payway';
import { catalogReasons } from '@/domain/product';
import { hoursText } from '@/domain/texts';
import { isOneOf } from '@/domain/typed';
import { countText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getPayway } from '@/services/payway';
import { paywayActions } from './actions';
import { canSeeRounds, costText, Limits, roundsAddress } from './cells';
import type { Dialog } from './dialog';

function Facts({ row }: { row: Payway }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = (name: NamesIn<'payway.field'>) => t(`payway.field.${name}`);
  const when = (at: string | undefined, name: string | undefined) =>
    at && t('payway.detail.by', { time: format.time(at), name: name ?? '–' });
  const { status, statusReason, openFrom, openTo, zone, mchNos = [], retryOn = [], currency = '', draftVersion } = row;
  const isKnown = isOneOf(catalogReasons, statusReason);
  const version = [
    t('payway.detail.version', { version: row.publishedVersion ?? 0 }),
    draftVersion && t('payway.detail.draft', { version: draftVersion }),
  ];
  return (
    <>
      <Section title={t('payway.detail.facts')}>
        {factsOf([
          { label: label('wayCode'), value: <CopyText text={row.wayCode} name={label('wayCode')} /> },
          {
            label: label('status'),
            value: (
              <span className="stack">
                <StatusTag group="payway.status" value={status} tones={paywayStatusTones} />
                {isKnown && <span>{t(`payway.reason.${statusReason}`)}</span>}
              </span>
            ),
          },
          { label: label('productCode'), value: joined(row.productName, <RecordLink entity="product" no={row.productCode} />) },
          { label: label('strategy'), value: row.strategy && labelOf('payway.strategy', paywayStrategies, row.strategy) },
          { label: label('stickyBy'), value: row.stickyBy && labelOf('payway.stickyBy', stickyKinds, row.stickyBy) },
          { label: label('stickyMinutes'), value: row.stickyMinutes && <Duration seconds={row.stickyMinutes * 60} /> },
          { label: label('fallbackWayCode'), value: row.fallbackWayCode },
          { label: label('fallbackOf'), value: row.fallbackOf?.join(', ') },
          { label: label('limits'), value: <Limits row={row} /> },
          {
            label: label('maxAttempts'),
            value: t('payway.detail.attempts', {
              tries: row.maxAttempts ?? 0,
              time: format.duration(row.attemptTimeoutSec ?? 0),
            }),
          },
          { label: label('retryOn'), value: retryOn.map((code) => labelOf('payway.failClass', failClasses, code)).join(', ') },
          { label: label('hours'), value: hoursText(openFrom, openTo, zone) },
          {
            label: label('mchScope'),
            value: row.mchScope && [labelOf('payway.mchScope', paywayScopes, row.mchScope), ...mchNos].join(' '),
          },
          { label: label('sort'), value: row.sort },
          { label: label('remark'), value: row.remark },
          { label: label('createdAt'), value: when(row.createdAt, row.createdBy) },
          { label: label('updatedAt'), value: when(row.updatedAt, row.updatedBy) },
        ])}
      </Section>
      <Section title={t('payway.detail.traffic')}>
        {factsOf([
          { label: label('rounds'), value: partText(row.healthyRoundCount ?? 0, row.roundCount ?? 0) },
          { label: label('published'), value: version.filter(Boolean).join(', ') },
          { label: label('weightSum'), value: row.weightSum !== undefined && row.weightSum },
          { label: label('cost'), value: costText(row) },
          { label: label('success'), value: `${shareText(row.successRate1h)} / ${shareText(row.successRate24h)}` },
          { label: label('share24h'), value: shareText(row.share24h) },
          { label: label('avgLatencyMs'), value: row.avgLatencyMs && <Duration ms={row.avgLatencyMs} /> },
          { label: label('merchantCount'), value: row.merchantCount !== undefined && row.merchantCount },
          {
            label: label('daily'),
            value: (
              <>
                {countText(row.dailyCount ?? 0)} · <Money amount={row.dailyAmount} currency={currency} />
              </>
            ),
          },
        ])}
      </Section>
    </>
  );
}

/** One pay way: actions, terms, traffic and history. */
export function PaywayDrawer({ id, screen }: DrawerProps<Payway, Dialog>) {
  const t = useT();
  const granted = useAccess();
  const { rowOf, ask } = screen;
  return (
    <ScreenDrawer<Payway, PaywayDetail, Dialog>
      id={id}
      screen={screen}
      title={(of) => t('payway.detail.title', { name: rowOf(of)?.wayName ?? of })}
      fetchDetail={getPayway}
      head={(row) => (
        <div key={row.wayCode}>
          <DrawerActions actions={paywayActions(t, row, ask)}>
            {canSeeRounds(granted) && (
              <Button onClick={() => history.push(roundsAddress(row.wayCode, row.productCode))}>
                {t('payway.action.rounds')}
              </Button>
            )}
          </DrawerActions>
          <Facts row={row} />
        </div>
      )}
    >
      {({ wayCode, logs = [] }) => <LogSection key={wayCode} title={t('payway.detail.log')} logs={logs} />}
    </ScreenDrawer>
  );
}
