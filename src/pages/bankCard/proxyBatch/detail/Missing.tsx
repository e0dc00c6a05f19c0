import { Link } from '@umijs/max';
import { CopyText } from '@/components/CopyText';
import { useT } from '@/hooks/useT';

/** Shown when the address names no batch that you may see. */
export function Missing({ no }: { no: string | undefined }) {
  const t = useT();
  return (
    <section className="bench-head" role="alert">
      <h2>{t('batchItem.state.missing')}</h2>
      {no && (
        <p>
          <CopyText text={no} name={t('batchItem.head.label')} />
        </p>
      )}
      <p className="soft">{t('batchItem.state.missingHint')}</p>
      <Link to="/bankCard/proxyBatch">{t('batchItem.action.toList')}</Link>
    </section>
  );
}
