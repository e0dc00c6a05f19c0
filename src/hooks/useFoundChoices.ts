import { useModel } from '@umijs/max';
import { useRequest } from 'ahooks';
import { CACHE_MS, FIRST_PAGE } from '@/constants';

const TYPING_MS = 250;
/**
 * Pages by operator, list and keyword: the next operator may see other records. Not the cache of `useRequest`: that keeps a late
 * answer under the keyword typed since.
 */
const kept = new Map<string, Promise<unknown>>();

function keep<Page>(key: string, fetchPage: () => Promise<Page>): Promise<Page> {
  const held = kept.get(key);
  if (held) return held as Promise<Page>;
  const page = fetchPage();
  const drop = () => kept.delete(key);
  kept.set(key, page);
  page.then(() => setTimeout(drop, CACHE_MS), drop);
  return page;
}

/**
 * First page of the choices that match a keyword, kept for `CACHE_MS`. It is undefined until the answer to this keyword is here:
 * a choice found for an earlier one would be chosen by Enter, or slip away under the pointer.
 * @param cacheKey key of the list
 * @param isNeeded false: nothing is read yet
 */
export function useFoundChoices<Page extends { list: readonly unknown[] }>(
  cacheKey: string,
  keyword: string,
  fetchChoices: (keyword: string, current: number) => Promise<Page>,
  isNeeded = true,
) {
  const { initialState } = useModel('@@initialState');
  const key = `${initialState?.currentUser?.username ?? ''}|${cacheKey}|${keyword}`;
  const { data, loading, error, refresh } = useRequest(
    async () => ({ key, page: await keep(key, () => fetchChoices(keyword, FIRST_PAGE)) }),
    {
      ready: isNeeded,
      refreshDeps: [key],
      debounceWait: keyword ? TYPING_MS : undefined,
      onError: () => undefined,
    },
  );
  const page = data?.key === key ? data.page : undefined;
  return { page, isLoading: isNeeded && (loading || (!page && !error)), error, refresh };
}
