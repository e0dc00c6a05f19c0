import { Money } from '@/components/Money';
import type { Upstream } from '@/contract';
import { CERT_WARN_DAYS, daysLeft } from '@/domain/upstream';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

type Balance = NonNullable<Upstream['balances']>[number];
const lasting = ({ coverHours }: Balance) => coverHours ?? Number.POSITIVE_INFINITY;
/** Low balances first, then those that run out first. */
const byNeed = (a: Balance, b: Balance) => Number(b.isLow ?? false) - Number(a.isLow ?? false) || lasting(a) - lasting(b) || 0;

/** Balances at an upstream, most urgent first, and how long they last. A low one is marked in words and color. */
export function Balances({ row: { balances = [] }, most = balances.length }: { row: Upstream; most?: number }) {
  const t = useT();
  const format = useFormat();
  if (balances.length === 0) return '–';
  return (
    <span className="stack end">
      {[...balances]
        .sort(byNeed)
        .slice(0, most)
        .map(({ currency, available, isLow, coverHours }) => (
          <span key={currency} className={isLow ? 'text-error' : undefined}>
            <Money amount={available} currency={currency} />
            {typeof coverHours === 'number' && (
              <span>{` · ${t('upstream.cells.lasts', { time: format.duration(coverHours * 3_600) })}`}</span>
            )}
            {isLow && <span>{` · ${t('upstream.cells.low')}`}</span>}
          </span>
        ))}
      {balances.length > most && <small className="soft">{t('upstream.cells.more', { count: balances.length - most })}</small>}
    </span>
  );
}

/** Days until the certificate expires. */
export function Certificate({ row: { certExpireAt } }: { row: Upstream }) {
  const t = useT();
  const days = daysLeft(certExpireAt, Date.now());
  if (days === undefined) return '–';
  return (
    <span className={days < CERT_WARN_DAYS ? 'text-error' : undefined}>
      {days < 0 ? t('upstream.cells.ended') : t('upstream.cells.days', { days })}
    </span>
  );
}

/** Version of the credentials in use. */
export function CredentialText({ row: { hasCredentials, credentialVersion } }: { row: Upstream }) {
  const t = useT();
  if (!hasCredentials) return t('upstream.cells.notNeeded');
  if (!credentialVersion) return <span className="text-error">{t('upstream.cells.none')}</span>;
  return t('upstream.cells.version', { version: credentialVersion });
}
