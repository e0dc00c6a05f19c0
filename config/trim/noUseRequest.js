/** In the place of the older useRequest behind Umi's request plugin; ours comes from ahooks only (decisions §14). */
export default function useRequest() {
  throw new Error('useRequest comes from ahooks');
}
export const UseRequestProvider = ({ children }) => children;
