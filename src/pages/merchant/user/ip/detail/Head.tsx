import { CopyText } from '@/components/CopyText';
import type { WhiteOwner } from '@/contract';
import { useT } from '@/hooks/useT';
import { OpenApprovals } from '@/screen/OpenApprovals';

/** The merchant, and the whitelist state of each API part. */
export function Head({ owner }: { owner: WhiteOwner }) {
  const t = useT();
  const { mchNo, mchName, status, count, limit, scopes } = owner;
  return (
    <section className="record-head" data-record={mchNo} aria-label={t('white.head')}>
      <div className="panel-line">
        <span className="stack">
          <strong>{mchName}</strong>
          <small className="number">
            <CopyText text={mchNo} name={t('white.field.mchNo')} />
          </small>
        </span>
        <span className={`tag tag-${status === 'ACTIVE' ? 'success' : 'warning'}`}>{t(`white.merchantStatus.${status}`)}</span>
        <span>{t('white.message.count', { count, limit })}</span>
        {scopes.map(({ scope, active, isOpen }) => (
          <span key={scope} className="stack">
            <small className="soft">{t(`white.scope.${scope}`)}</small>
            <span className={isOpen ? 'text-error' : undefined}>
              {active > 0
                ? t('white.message.active', { count: active })
                : t(isOpen ? 'white.message.open' : 'white.message.closed')}
            </span>
          </span>
        ))}
      </div>
      <OpenApprovals entity="merchant" no={mchNo} />
    </section>
  );
}
