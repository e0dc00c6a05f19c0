import { useT } from '@/hooks/useT';
import type { SiteFault } from '@/site';

/** Replaces the console when the site's settings are wrong. Meant for the site's administrator, and written without antd. */
export function SiteFaults({ faults }: { faults: readonly SiteFault[] }) {
  const t = useT();
  return (
    <main style={{ padding: 48, fontFamily: 'system-ui, sans-serif' }}>
      <h1>{t('site.title')}</h1>
      <p>{t('site.hint')}</p>
      <ul>
        {faults.map(({ field, why }) => (
          <li key={field}>{t(`site.fault.${why}`, { field })}</li>
        ))}
      </ul>
      <button type="button" onClick={() => window.location.reload()}>
        {t('common.action.reload')}
      </button>
    </main>
  );
}
