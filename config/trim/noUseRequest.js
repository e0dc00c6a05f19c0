/** In the place of the older useRequest behind Umi's request plugin; ours comes from ahooks only (docs/rules/calls.md#transport). */
export default function useRequest() {
  throw new Error('useRequest comes from ahooks');
}
export const UseRequestProvider = ({ children }) => children;
