/**
 * In the place of swr: ProLayout would fetch a menu with it, and its provider forgets what was fetched. Our menu comes with the initial
 * state, and lists have their own paging adapter.
 */
const cache = new Map();

export default function useSWR(key, fetcher) {
  if (key && !fetcher) throw new Error('swr is left out of the build; see config/trim');
  return { data: undefined, isValidating: false, mutate: async () => undefined };
}
export const useSWRConfig = () => ({ cache });
export const SWRConfig = ({ children }) => children;
