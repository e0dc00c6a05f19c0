import { App } from 'antd';
import { useEffect, useMemo } from 'react';
import { type FilterField, wireNames } from '@/components/FilterBar';
import { LOSS_SEC } from '@/constants';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import type { Filters } from '@/hooks/useListState';
import { type ResourceList, takes } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';

/**
 * The fields that the server's list takes. What the operator has set and the list does not take, order included, leaves the query, and a
 * message names it (docs/rules/lists.md#missing-filters). `beside`, `inBar` and `defaults` must be stable.
 */
export function useTakenFields<Row, Total>(
  list: Pick<ResourceList<Row, Total>, 'meta' | 'state' | 'setState'>,
  beside: readonly FilterField[],
  inBar: readonly FilterField[],
  defaults: Filters = {},
): { fields: readonly FilterField[]; filters: readonly FilterField[] } {
  const { meta, state, setState } = list;
  const { filters, sortField, isPending } = state;
  const t = useT();
  const { message } = App.useApp();
  const hasOptions = useIsBuilt('/common/option');

  const isLost = (name: string) => filters[name] && filters[name] !== defaults[name] && !takes(meta?.filters, name);
  // Before its view is read, the query is not known.
  const lost = isPending ? [] : Object.keys(filters).filter(isLost);
  const lostSort = sortField === undefined || isPending || takes(meta?.sortFields, sortField) ? [] : [sortField];
  const names = [...lost, ...lostSort].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for what was lost, whatever else changes
  useEffect(() => {
    if (names === '') return;
    const labelOf = (name: string) => [...beside, ...inBar].find((field) => wireNames(field).includes(name))?.label ?? name;
    const labels = [...new Set([...lost, ...lostSort].map(labelOf))].join(', ');
    void withTexts(Promise.resolve()).then(() => message.warning(t('views.untaken', { names: labels }), LOSS_SEC));
    const emptied = Object.fromEntries(lost.map((name) => [name, '']));
    const unsorted = lostSort.length > 0 && { sortField: undefined, sortOrder: undefined };
    setState({ filters: { ...filters, ...emptied }, ...unsorted }, true);
  }, [names]);

  const hidden = [...beside, ...inBar].filter(
    (field) =>
      (field.kind === 'remote' && !hasOptions && !filters[field.name]) ||
      wireNames(field).some((name) => !takes(meta?.filters, name)),
  );
  const hiddenNames = hidden.flatMap(wireNames).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the hidden fields
  return useMemo(() => {
    const shownOf = (fields: readonly FilterField[]) => fields.filter((field) => !hidden.includes(field));
    const shownInBar = shownOf(inBar);
    return { fields: [...shownOf(beside), ...shownInBar], filters: shownInBar };
  }, [beside, inBar, hiddenNames]);
}
