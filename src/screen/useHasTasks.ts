import { useRequest } from 'ahooks';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { pageTasks } from '@/services/commonExport';

/** Keeps the answer of the first question for all places that ask it. */
const ONCE = { cacheKey: 'has-tasks', staleTime: -1, cacheTime: -1 };

/** True once the server has answered that it has export tasks (docs/rules/export.md#in-the-inbox). */
export function useHasTasks(): boolean {
  const isBuilt = useIsBuilt('/common/task/page');
  const { data } = useRequest(() => pageTasks({ current: 1, pageSize: 1 }).then(() => true), {
    ...ONCE,
    ready: isBuilt,
    onError: () => undefined,
  });
  return isBuilt && data === true;
}
