/** Names of fields that the server sent wrong, of those that decide; a copy of the record has them too. */
export const WRONG = Symbol('wrong');

/**
 * True while a field that decides about the record is not what the contract says (docs/rules/calls.md#wrong-fields). Once a newer answer
 * was laid over it, it counts no more.
 * @param among names to look for; by default all that decide
 */
export const isDoubtful = (record: object, among?: readonly string[]): boolean =>
  ((record as { [WRONG]?: readonly string[] })[WRONG] ?? []).some(
    (name) => (record as Record<string, unknown>)[name] === undefined && (among?.includes(name) ?? true),
  );
