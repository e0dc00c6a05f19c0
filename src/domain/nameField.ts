import { hasDirection } from './direction';

/** Fields that hold a name (law names). The name of a file is cleaned instead. */
const NAME = /^(?!filename)\w*(name|title|label)(En)?$|^(branch|city|province|legalPerson|tags|riskTags)$/i;

/** Whether a field with this wire name holds a name that turns the direction of what stands beside it (docs/rules/console.md#direction). */
export const isTurnedName = (field: string, text: string): boolean => NAME.test(field) && hasDirection(text);
