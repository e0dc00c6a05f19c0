import { useMemo } from 'react';
import type { ResourceList } from '@/hooks/useResourceList';
import { useT } from '@/hooks/useT';
import { useTakenFields } from '@/screen/useTakenFields';
import { viewsFor, withdrawFilters, withdrawTabs } from './filters';

/** The tabs and filters of the desk that its server takes. */
export function useDeskFields<Row, Total>(list: ResourceList<Row, Total>, canAnswer: boolean) {
  const t = useT();
  const views = useMemo(() => viewsFor(canAnswer), [canAnswer]);
  const tabs = useMemo(() => withdrawTabs(t, views), [t, views]);
  const inBar = useMemo(() => withdrawFilters(t), [t]);
  return { views, ...useTakenFields(list, tabs, inBar) };
}
