/** In the place of ProTable's row editing: money is not edited in a cell. No row is ever editable. */
const refuse = () => {
  throw new Error('pro-components: row editing is left out of the build; see config/trim');
};

export const recordKeyToString = (key) => (Array.isArray(key) ? key.join(',') : key);
const NONE = { isEditable: () => ({ isEditable: false }), editableKeys: [], onValuesChange() {} };
export const useEditableArray = () => NONE;
export const editableRowByKey = refuse;
export const defaultActionRender = refuse;
