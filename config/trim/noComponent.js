/** In the place of parts of pro-components that no screen uses; a screen that uses one fails loudly (tests/unit/trim). */
function refuse(name) {
  throw new Error(`pro-components: ${name} is left out of the build; see config/trim`);
}

export default () => refuse('this part');
export const FieldTimeRangePicker = () => refuse('FieldTimeRangePicker');
export const Html = () => refuse('Html');
