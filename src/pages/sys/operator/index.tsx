import { useMemo } from 'react';
import { ActionButton } from '@/components/ActionButton';
import type { Operator } from '@/contract';
import { useT } from '@/hooks/useT';
import { ListExport } from '@/screen/ListExport';
import { ListPage } from '@/screen/ListPage';
import { type ListScreenSpec, useListScreen } from '@/screen/useListScreen';
import { downloadOperators, pageOperators } from '@/services/operator';
import { hiddenColumns, operatorColumns } from './columns';
import type { Dialog } from './dialog';
import { OperatorFigures } from './Figures';
import { operatorFilters } from './filters';

const spec: ListScreenSpec<Operator, Dialog> = {
  screen: '/sys/operator',
  rowKey: 'operatorId',
  filters: operatorFilters,
  fetchPage: pageOperators,
  loadOverlays: () => import('./overlays'),
};

export default function OperatorPage() {
  const t = useT();
  const screen = useListScreen(spec);
  const { openRow, ask } = screen;
  const columns = useMemo(() => operatorColumns(t, openRow, ask), [t, openRow, ask]);
  return (
    <ListPage
      screen={screen}
      name={t('sys.operator.name')}
      columns={columns}
      hiddenColumns={hiddenColumns}
      figures={<OperatorFigures {...screen.figures} />}
      toolbar={
        <>
          <ActionButton access="sys:operator:add" isPrimary onClick={() => ask({ kind: 'add' })}>
            {t('sys.operator.action.add')}
          </ActionButton>
          <ListExport screen={screen} access="sys:operator:down" download={downloadOperators} />
        </>
      }
    />
  );
}
