import type { ProColumns } from '@ant-design/pro-components';
import { useCode } from '@/hooks/useCode';
import type { ResourceList } from '@/hooks/useResourceList';
import { withTexts } from '@/locales/store';
import type { MoneyColumn } from './columns';
import type { FilterField } from './FilterBar';

interface SortNoteProps<Row, Total> {
  list: ResourceList<Row, Total>;
  columns: readonly (ProColumns<Row> & MoneyColumn)[];
  fields: readonly FilterField[];
}

const load = () => withTexts(import('./CurrencyNote'));

/** Under a sort by amount, what it compares, and rows that cannot be shown; loaded with the first of them. */
export function SortNote<Row, Total>({ list, columns, fields }: SortNoteProps<Row, Total>) {
  const { sortField } = list.state;
  const isByAmount = columns.some(({ dataIndex, isMoney }) => isMoney && dataIndex === sortField);
  const { lost = 0 } = list;
  const code = useCode(load, isByAmount || lost > 0);
  return (
    code && (
      <>
        {isByAmount && <code.CurrencyNote list={list} fields={fields} />}
        {lost > 0 && <code.LostNote count={lost} />}
      </>
    )
  );
}
