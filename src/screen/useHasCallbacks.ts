import { useRequest } from 'ahooks';
import { useAccess } from '@/hooks/useAccess';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { pageCallbacks } from '@/services/commonCallback';

/** Keeps the answer of the first question for all places that ask it. */
const ONCE = { cacheKey: 'has-callbacks', staleTime: -1, cacheTime: -1 };

/** True once the server has answered that it has the list of callbacks, for an operator who can see rows of it. */
export function useHasCallbacks(): boolean {
  const granted = useAccess();
  const isBuilt = useIsBuilt('/common/notify/page');
  const mayRead = granted['trade:payorder:page'] || granted['trade:sett:page'];
  const { data } = useRequest(() => pageCallbacks({ current: 1, pageSize: 1 }, {}).then(() => true), {
    ...ONCE,
    ready: mayRead && isBuilt,
    onError: () => undefined,
  });
  return mayRead && isBuilt && data === true;
}
