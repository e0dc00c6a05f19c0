import type { FilterField } from '@/components/FilterBar';
import { Tabs } from '@/components/Tabs';
import { asShown } from '@/domain/written';
import { useHasFigures } from '@/hooks/useHasFigures';
import type { ListState, SetListState } from '@/hooks/useListState';

interface ViewTabsProps {
  screen: { fields: readonly FilterField[]; state: ListState; setState: SetListState };
  /** Number of rows of a view, a dash while it is not known. Hidden from screen readers, because the figures contain it. */
  countOf?: (view: string) => number | '–' | undefined;
}

/** The views of a list as tabs above it. Switching the view resets the sort order. */
export function ViewTabs({ screen: { fields, state, setState }, countOf }: ViewTabsProps) {
  const hasFigures = useHasFigures();
  const views = fields.flatMap((field) => (field.kind === 'select' && field.name === 'view' ? field.choices : []));
  // A server whose list has no views.
  if (views.length === 0) return null;
  return (
    <Tabs
      activeKey={state.filters.view}
      onChange={(view) => setState({ filters: { ...state.filters, view }, sortField: undefined, sortOrder: undefined })}
      items={views.map(({ value, label }) => {
        const count = hasFigures ? countOf?.(value) : undefined;
        return {
          key: value,
          label:
            count === undefined ? (
              label
            ) : (
              <>
                {label}{' '}
                <span aria-hidden className="soft number tab-count">
                  {asShown(count)}
                </span>
              </>
            ),
        };
      })}
    />
  );
}
