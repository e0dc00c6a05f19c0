/** Replaces antd's column filters and their tree. Our filters are above the table. */
export default () => {
  throw new Error('antd: column filters are left out of the build; see config/trim');
};

/** antd calls this even for columns without filters. */
export const flattenKeys = () => [];
