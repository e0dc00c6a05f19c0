/** Names of fields that the server sent wrong, of those that decide; a copy of the record has them too. */
export const WRONG = Symbol('wrong');

const namesIn = (record: object): readonly string[] => Reflect.get(record, WRONG) ?? [];

/**
 * True while a field that decides about the record is not what the contract says (docs/rules/calls.md#wrong-fields). Once a newer answer
 * was laid over it, it counts no more.
 * @param among names to look for; by default all that decide
 */
export const isDoubtful = (record: object, among?: readonly string[]): boolean =>
  namesIn(record).some((name) => Reflect.get(record, name) === undefined && (among?.includes(name) ?? true));
