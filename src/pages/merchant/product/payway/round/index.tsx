import { history, useSearchParams } from '@umijs/max';
import { RemoteSelect } from '@/components/RemoteSelect';
import { useT } from '@/hooks/useT';
import { pageOptions } from '@/services/common';
import { WAY_PARAM } from './filters';
import './index.css';
import { Rounds } from './Rounds';

const fetchWays = (keyword: string, current: number) => pageOptions('way', keyword, current);

/** Rounds of one pay way. Without a pay way in the URL, asks for one. */
export default function RoundPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const wayCode = params.get(WAY_PARAM);
  const choose = (next: string | undefined) => {
    const address = new URLSearchParams(history.location.search);
    if (next) address.set(WAY_PARAM, next);
    else address.delete(WAY_PARAM);
    setParams(address);
  };
  if (wayCode) return <Rounds key={wayCode} wayCode={wayCode} onOther={() => choose(undefined)} />;
  return (
    <section className="round-chooser" aria-label={t('round.head.choose')}>
      <label htmlFor="round-way">{t('round.head.choose')}</label>
      <RemoteSelect id="round-way" cacheKey="wayCode" fetchChoices={fetchWays} onChange={choose} />
    </section>
  );
}
