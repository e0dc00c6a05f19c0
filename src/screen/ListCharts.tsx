import type { ListFiguresProps } from '@/components/Figures';
import { useAccess } from '@/hooks/useAccess';
import { useStored } from '@/hooks/useStored';
import { withTexts } from '@/locales/store';
import { type ChartedList, chartKeys, chartsOpenName } from './charts/keys';
import { useLaterParts } from './useOverlays';

const loadCharts = () => withTexts(import(/* webpackChunkName: "charts" */ './charts'));

export interface ListChartsProps {
  list: ChartedList;
  screen: { list: { status: string }; figures: Pick<ListFiguresProps, 'filters' | 'version'> };
}

/** Charts above the rows of a list. They load after the rows and have their place before, so that no row moves. */
export function ListCharts({ list, screen }: ListChartsProps) {
  const granted = useAccess();
  const [isOpen] = useStored<'open'>(chartsOpenName(list));
  const later = useLaterParts(loadCharts, screen.list.status === 'ready');
  if (!granted[chartKeys[list]]) return null;
  const { filters, version } = screen.figures;
  if (later) return <later.Charts list={list} filters={filters} version={version} />;
  return (
    <>
      <div className="later-tools" />
      {isOpen === 'open' && <div className="list-charts" />}
    </>
  );
}
