import { App } from 'antd';
import { useEffect, useMemo } from 'react';
import { type FilterField, wireNames } from '@/components/FilterBar';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import type { ResourceList } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';

/** The operator must read which rows are shown now. */
const LOSS_SEC = 12;

/**
 * The fields that the server's list takes. What is set and not taken, order included, leaves the query, and a message names it
 * (docs/rules/lists.md#missing-filters). `beside` and `inBar` must be stable.
 */
export function useTakenFields<Row, Total>(
  list: Pick<ResourceList<Row, Total>, 'meta' | 'state' | 'setState'>,
  beside: readonly FilterField[],
  inBar: readonly FilterField[],
): { fields: readonly FilterField[]; filters: readonly FilterField[] } {
  const { meta, state, setState } = list;
  const { filters, sortField } = state;
  const t = useT();
  const { message } = App.useApp();
  const hasOptions = useIsBuilt('/common/option');

  const lost = Object.keys(filters).filter((name) => filters[name] && meta?.filters?.includes(name) === false);
  const lostSort = sortField !== undefined && meta?.sortFields?.includes(sortField) === false ? [sortField] : [];
  const names = [...lost, ...lostSort].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for what was lost, whatever else changes
  useEffect(() => {
    if (names === '') return;
    const labelOf = (name: string) => [...beside, ...inBar].find((field) => wireNames(field).includes(name))?.label ?? name;
    const said = [...new Set([...lost, ...lostSort].map(labelOf))].join(', ');
    void withTexts(Promise.resolve()).then(() => message.warning(t('views.untaken', { names: said }), LOSS_SEC));
    const emptied = Object.fromEntries(lost.map((name) => [name, '']));
    const unsorted = lostSort.length > 0 && { sortField: undefined, sortOrder: undefined };
    setState({ filters: { ...filters, ...emptied }, ...unsorted }, true);
  }, [names]);

  const hidden = [...beside, ...inBar].filter(
    (field) =>
      (field.kind === 'remote' && !hasOptions && !filters[field.name]) ||
      wireNames(field).some((name) => meta?.filters?.includes(name) === false),
  );
  const hiddenNames = hidden.flatMap(wireNames).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the hidden fields
  return useMemo(() => {
    const shownOf = (fields: readonly FilterField[]) => fields.filter((field) => !hidden.includes(field));
    const shownInBar = shownOf(inBar);
    return { fields: [...shownOf(beside), ...shownInBar], filters: shownInBar };
  }, [beside, inBar, hiddenNames]);
}
