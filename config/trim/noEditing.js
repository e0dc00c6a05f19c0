/** Replaces ProTable's row editing. The console never edits rows in place, because they hold money. */
const refuse = () => {
  throw new Error('pro-components: row editing is left out of the build; see config/trim');
};

export const recordKeyToString = (key) => (Array.isArray(key) ? key.join(',') : key);
const NONE = { isEditable: () => ({ isEditable: false }), editableKeys: [], onValuesChange() {} };
export const useEditableArray = () => NONE;
export const editableRowByKey = refuse;
export const defaultActionRender = refuse;
