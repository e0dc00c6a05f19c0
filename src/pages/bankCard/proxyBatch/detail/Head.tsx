import { Link } from '@umijs/max';
import { CopyText } from '@/components/CopyText';
import { Fold } from '@/components/Fold';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { Batch, BatchItemStatistics } from '@/contract';
import { batchSources, batchTones } from '@/domain/batch';
import { asShown, countText, joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

const PARTS = ['success', 'fail', 'processing', 'unknown', 'canceled', 'waiting', 'invalid'] as const;

/** Lines by state as a bar, and in words with amounts. The parts add up to the total. */
export function MoneyBar({ batch }: { batch: Batch }) {
  const t = useT();
  const { currency, totalCount } = batch;
  const parts = PARTS.map((part) => ({ part, count: batch[`${part}Count`] ?? 0, amount: batch[`${part}Amount`] })).filter(
    ({ count }) => count > 0,
  );
  return (
    <>
      <div className="bench-bar" aria-hidden>
        {parts.map(({ part, count }) => (
          <span key={part} className={`bench-${part}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl className="bench-parts">
        {parts.map(({ part, count, amount }) => (
          <div key={part}>
            <dt>
              <span className={`bench-dot bench-${part}`} style={{ display: 'inline-block' }} aria-hidden />{' '}
              {t(`batchItem.bar.${part}`)}
            </dt>
            <dd>
              <strong className="number">{countText(count)}</strong> · <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('batchItem.bar.total')}</dt>
          <dd>
            <strong className="number">{countText(totalCount)}</strong> · <Money amount={batch.totalAmount} currency={currency} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Payments per minute, and the expected end. */
function Pace({ statistics: { perMinute, expectedEndAt } }: { statistics: BatchItemStatistics }) {
  const t = useT();
  const format = useFormat();
  if (!perMinute) return null;
  return (
    <span className="soft">
      {t('batchItem.head.pace', { count: perMinute })}
      {expectedEndAt && <span>{` · ${t('batchItem.head.end', { time: format.time(expectedEndAt).slice(11) })}`}</span>}
    </span>
  );
}

/** Paying cards with their remaining limits, and the amount paid per hour. */
function Cards({ statistics }: { statistics: BatchItemStatistics }) {
  const t = useT();
  const format = useFormat();
  const { cards, hours = [], batch } = statistics;
  if (cards.length === 0) return null;
  return (
    <Fold show={t('batchItem.head.cards')} hide={t('batchItem.head.hideCards')}>
      <ul className="flag-list">
        {cards.map(({ cardId, bankCode, cardNo = '', count, successCount = 0, failCount = 0, amount, leftToday }) => (
          <li key={cardId}>
            <strong className="number">{`${bankCode ?? ''} ····${cardNo.slice(-4)}`}</strong>{' '}
            <Money amount={amount} currency={batch.currency} /> ·{' '}
            {t('batchItem.head.shares', { count, success: successCount, fail: failCount })}
            {leftToday && <span>{` · ${t('batchItem.head.left', { money: format.money(leftToday, batch.currency) })}`}</span>}
          </li>
        ))}
      </ul>
      {hours.length > 0 && (
        <p className="soft">
          {t('batchItem.head.hours')}:{' '}
          {joinedText(hours.map(({ from, count }) => t('batchItem.head.hour', { time: format.time(from).slice(5, 16), count })))}
        </p>
      )}
    </Fold>
  );
}

/** Batch, maker and checker, and progress. */
export function Head({ batchNo, statistics }: { batchNo: string; statistics: BatchItemStatistics | undefined }) {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  const batch = statistics?.batch;
  return (
    <section className="bench-head" aria-label={t('batchItem.head.label')}>
      <div className="panel-line">
        <h2>
          {asShown(batch?.batchName ?? t('batchItem.title', { no: batchNo }))}{' '}
          <small className="soft number">
            <CopyText text={batchNo} name={t('batchItem.head.label')} />
          </small>
        </h2>
        {batch && <StatusTag group="batch.status" value={batch.status} tones={batchTones} />}
        {batch && <span>{batch.mchName ?? t('batchItem.head.own')}</span>}
        {statistics && <Pace statistics={statistics} />}
        {granted['bank:card:proxy:batch:page'] && (
          <Link to="/bankCard/proxyBatch" style={{ marginInlineStart: 'auto' }}>
            {t('batchItem.action.toList')}
          </Link>
        )}
      </div>
      {batch && statistics && (
        <>
          <p className="soft panel-line">
            <span>
              {t('batchItem.head.from', {
                source: batch.source ? labelOf('batch.source', batchSources, batch.source) : '–',
                maker: batch.makerName ?? '–',
                checker: batch.checkerName ?? '–',
              })}
            </span>
            <span>
              {t('batchItem.head.group')}: {batch.groupCode ?? t('batchItem.head.allGroups', { currency: batch.currency })}
            </span>
            <span>
              {t('batchItem.head.fee')}: <Money amount={batch.totalFee} currency={batch.currency} />
            </span>
            <span>
              {t('batchItem.head.held')}: <Money amount={batch.heldAmount} currency={batch.currency} />
            </span>
            {batch.scheduleAt && (
              <span>
                {t('batchItem.head.schedule')} <Time at={batch.scheduleAt} />
              </span>
            )}
          </p>
          <MoneyBar batch={batch} />
          <Cards statistics={statistics} />
        </>
      )}
    </section>
  );
}
