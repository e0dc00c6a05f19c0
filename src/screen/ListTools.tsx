import type { ComponentProps } from 'react';
import { ListCharts, type ListChartsProps } from './ListCharts';
import { ListExport } from './ListExport';

type ListToolsProps<Query extends object> = ComponentProps<typeof ListExport<Query>> & {
  /** Which charts the list has. */
  charts: ListChartsProps['list'];
  screen: ListChartsProps['screen'];
};

/** Charts and export of a list. */
export function ListTools<Query extends object>({ charts, ...listed }: ListToolsProps<Query>) {
  return (
    <>
      <ListCharts list={charts} screen={listed.screen} />
      <ListExport {...listed} />
    </>
  );
}
