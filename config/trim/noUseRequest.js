/** Replaces the older useRequest of Umi's request plugin. Ours comes from ahooks only (docs/rules/calls.md#transport). */
export default function useRequest() {
  throw new Error('useRequest comes from ahooks');
}
export const UseRequestProvider = ({ children }) => children;
