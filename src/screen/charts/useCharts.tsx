import { BarChartOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tooltip } from 'antd';
import { useEffect, useId, useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { useAccess } from '@/hooks/useAccess';
import { fetchCode } from '@/hooks/useCode';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import type { ChartsProps } from './ChartsPanel';
import { chartKeys, chartsOpenName } from './keys';
import { chartLists } from './lists';

const loadPanel = () => withTexts(import(/* webpackChunkName: "charts-panel" */ './ChartsPanel'));
type Code = Awaited<ReturnType<typeof loadPanel>>;

/** The code of the panel. A failure to load is shown in the panel: the list does not need it. */
function usePanelCode(isWanted: boolean) {
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState<unknown>();
  const isMissing = isWanted && code === undefined && failure === undefined;
  useEffect(() => {
    if (isMissing) fetchCode(loadPanel).then(setCode, setFailure);
  }, [isMissing]);
  return { code, failure, retry: () => setFailure(undefined) };
}

/**
 * The button that opens and closes the charts of a list, and their panel above the rows; undefined without the key, or in front
 * of a server that has no such sums (docs/rules/charts.md#open).
 */
export function useCharts(props: ChartsProps) {
  const { list } = props;
  const t = useT();
  const id = useId();
  const granted = useAccess();
  const isBuilt = useIsBuilt(chartLists[list].path);
  const [stored, store] = useStored<'open'>(chartsOpenName(list));
  const access = chartKeys[list];
  const isShown = granted[access] && isBuilt;
  const isOpen = isShown && stored === 'open';
  const { code, failure, retry } = usePanelCode(isOpen);
  const isUseless = !isShown && stored !== undefined;
  useEffect(() => {
    // Otherwise each visit would keep a place for nothing.
    if (isUseless) store(undefined);
  }, [isUseless, store]);
  if (!isShown) return {};
  const content = () => {
    if (failure !== undefined) return <LoadFailed error={failure} title={t('charts.failed')} onRetry={retry} />;
    return code ? <code.ChartsPanel {...props} /> : <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  };
  return {
    button: (
      // An icon alone: beside its name, what is new would take a second line at 1280 px and move the rows.
      <Tooltip title={t('charts.title')}>
        <Button
          icon={<BarChartOutlined aria-hidden />}
          aria-label={t('charts.title')}
          data-access={access}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => store(isOpen ? undefined : 'open')}
        />
      </Tooltip>
    ),
    panel: isOpen && (
      <section id={id} className="list-charts" aria-label={t('charts.title')}>
        {content()}
      </section>
    ),
  };
}
