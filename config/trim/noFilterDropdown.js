/** In the place of antd's column filters and the tree behind them: our filters stand above the table. */
export default () => {
  throw new Error('antd: column filters are left out of the build; see config/trim');
};

/** antd asks for the keys of a column's filters even when it has none. */
export const flattenKeys = () => [];
