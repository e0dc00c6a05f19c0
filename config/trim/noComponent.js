/** Replaces package parts that no screen uses. A screen that uses one fails loudly. */
const refuse = (name) => {
  throw new Error(`${name} is left out of the build; see config/trim`);
};

export default () => refuse('This part');
export const BaseMenu = () => refuse('BaseMenu');
export const FieldTimeRangePicker = () => refuse('FieldTimeRangePicker');
export const Html = () => refuse('Html');
export const TopNavHeader = () => refuse('TopNavHeader');
export const proFieldParsingValueEnumToArray = () => refuse('valueEnum');
