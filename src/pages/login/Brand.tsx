import { useT } from '@/hooks/useT';
import { siteSettings } from '@/site';
import styles from './index.css';

/** Name of the console, and of the environment if the site names one. */
export function Brand() {
  const t = useT();
  const { environment } = siteSettings();
  return (
    <div className={styles.brand}>
      <img src="/favicon.svg" alt="" width="36" height="36" />
      <span>{t('common.appName')}</span>
      {environment && <strong>{environment}</strong>}
    </div>
  );
}
