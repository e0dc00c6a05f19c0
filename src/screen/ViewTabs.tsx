import type { FilterField } from '@/components/FilterBar';
import { Tabs } from '@/components/Tabs';
import type { ListState, SetListState } from '@/hooks/useListState';

interface ViewTabsProps {
  screen: { fields: readonly FilterField[]; state: ListState; setState: SetListState };
}

/** The views of a list as tabs above it. Switching the view resets the sort order. */
export function ViewTabs({ screen: { fields, state, setState } }: ViewTabsProps) {
  const views = fields.flatMap((field) => (field.kind === 'select' && field.name === 'view' ? field.choices : []));
  return (
    <Tabs
      activeKey={state.filters.view}
      onChange={(view) => setState({ filters: { ...state.filters, view }, sortField: undefined, sortOrder: undefined })}
      items={views.map(({ value, label }) => ({ key: value, label }))}
    />
  );
}
