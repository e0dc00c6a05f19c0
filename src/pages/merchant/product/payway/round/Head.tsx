import { Link } from '@umijs/max';
import { ActionButton } from '@/components/ActionButton';
import { type Figure, Figures } from '@/components/Figures';
import { Time } from '@/components/Time';
import type { RoundHead, RoundStatistics } from '@/contract';
import { shareText } from '@/domain/numbers';
import { canOpenRecord } from '@/domain/records';
import { NONE } from '@/domain/texts';
import { asShown } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import type { Ask } from './dialog';

const FIGURES = ['rounds', 'enabled', 'healthy', 'tripped', 'exhausted', 'weightSum', 'tries24h'] as const;
const ALARMS: readonly string[] = ['tripped', 'exhausted'];
const PAYWAY = '/merchant/product/payway';

export function RoundFigures({ statistics }: { statistics: RoundStatistics | undefined }) {
  const t = useT();
  const figures = FIGURES.map((key): Figure => {
    const value = statistics?.[key];
    const isAlarm = ALARMS.includes(key) && (value ?? 0) > 0;
    return { key, label: t(`round.figure.${key}`), value: value ?? '–', isAlarm };
  });
  const rate = {
    key: 'successRate24h',
    label: t('round.figure.successRate24h'),
    value: shareText(statistics?.successRate24h),
  };
  const other = statistics?.way?.otherShare24h;
  const gone = { key: 'otherShare24h', label: t('round.figure.otherShare24h'), value: shareText(other), isAlarm: true };
  return <Figures figures={[...figures, rate, ...(Number(other ?? 0) > 0 ? [gone] : [])]} />;
}

function Versions({ head }: { head: RoundHead }) {
  const t = useT();
  return (
    <>
      <p>
        <strong>{t('round.head.published', { version: head.version, by: head.publishedBy ?? '' })}</strong>{' '}
        <Time at={head.publishedAt} withRelative /> {head.publishedRemark && <span className="soft">{head.publishedRemark}</span>}
      </p>
      <p role="status">
        {head.draftVersion > 0 ? (
          <>
            <span className="tag tag-processing">{t('round.head.draft', { version: head.draftVersion })}</span>{' '}
            {t('round.head.draftBy', { by: head.draftBy ?? '', count: head.changes?.length ?? 0 })}{' '}
            <Time at={head.draftAt ?? undefined} withRelative />
          </>
        ) : (
          <span className="soft">{t('round.message.noDraft')}</span>
        )}
      </p>
    </>
  );
}

/** The pay way, its live version and its draft. */
export function WayHead({
  wayCode,
  head,
  ask,
  onOther,
}: {
  wayCode: string;
  head: RoundHead | undefined;
  ask: Ask;
  onOther: () => void;
}) {
  const t = useT();
  const granted = useAccess();
  const hasDraft = (head?.draftVersion ?? 0) > 0;
  const needsDraft = hasDraft ? { isAllowed: true } : { isAllowed: false, why: t('round.message.noDraft') };
  const isFirst = (head?.version ?? 1) <= 1;
  const parent = `${PAYWAY}?${new URLSearchParams({ productCode: head?.productCode ?? '' })}`;
  return (
    <section className="round-head" aria-label={t('round.head.title')}>
      <div>
        <h2>
          {asShown(head?.wayName ?? wayCode)} <small className="soft number">{wayCode}</small>
        </h2>
        {/* The places of its lines are kept while it is read: the rows do not move when it comes. */}
        <p className="soft">
          {head ? (
            <>
              {canOpenRecord(granted, 'payway') && head.productCode ? (
                <Link to={parent}>{t('round.head.back', { product: head.productName ?? head.productCode })}</Link>
              ) : (
                head.productName && <span>{head.productName}</span>
              )}
              <span>{` · ${head.currency ?? ''} · ${head.strategy ? t(`round.strategy.${head.strategy}`) : ''} · `}</span>
              <button type="button" className="row-button row-button-link" onClick={onOther}>
                {t('round.action.otherWay')}
              </button>
            </>
          ) : (
            NONE
          )}
        </p>
      </div>
      <div className="round-versions">{head ? <Versions head={head} /> : <p>{NONE}</p>}</div>
      <div className="panel-line">
        <ActionButton
          access="product:payway:round:publish"
          isPrimary={hasDraft}
          state={needsDraft}
          onClick={() => ask({ kind: 'publish' })}
        >
          {t('round.action.publish')}
        </ActionButton>
        <ActionButton access="product:payway:round:discard" isDanger state={needsDraft} onClick={() => ask({ kind: 'discard' })}>
          {t('round.action.discard')}
        </ActionButton>
        <ActionButton
          access="product:payway:round:rollback"
          state={isFirst ? { isAllowed: false, why: t('round.message.noEarlier') } : { isAllowed: true }}
          onClick={() => ask({ kind: 'rollback' })}
        >
          {t('round.action.rollback')}
        </ActionButton>
        <ActionButton access="product:payway:round:version:list" onClick={() => ask({ kind: 'history' })}>
          {t('round.action.history')}
        </ActionButton>
      </div>
    </section>
  );
}
