import { useMemo } from 'react';
import { type ResourceList, takes } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import { useTakenFields } from '@/screen/useTakenFields';
import { viewsFor, withdrawFilters, withdrawListOptions, withdrawTabs } from './filters';

const NO_VIEWS: ReturnType<typeof viewsFor> = [];

/** The views, tabs and filters of the desk that its server takes. */
export function useDeskFields<Row, Total>(list: ResourceList<Row, Total>, canAnswer: boolean) {
  const t = useT();
  const views = useMemo(() => viewsFor(canAnswer), [canAnswer]);
  const tabs = useMemo(() => withdrawTabs(t, views), [t, views]);
  const inBar = useMemo(() => withdrawFilters(t), [t]);
  const taken = useTakenFields(list, tabs, inBar, withdrawListOptions.defaults);
  return { views: takes(list.meta?.filters, 'view') ? views : NO_VIEWS, ...taken };
}
