/**
 * Replaces swr, with which ProLayout would load a menu and its provider clears the cache. Our menu comes with the initial state,
 * and lists have their own paging.
 */
const cache = new Map();

export default function useSWR(key, fetcher) {
  if (key && !fetcher) throw new Error('swr is left out of the build; see config/trim');
  return { data: undefined, isValidating: false, mutate: async () => undefined };
}
export const useSWRConfig = () => ({ cache });
export const SWRConfig = ({ children }) => children;
