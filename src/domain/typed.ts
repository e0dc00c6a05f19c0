/** The entry of a list at a place. The caller knows that the place exists: nothing checks it. */
export const entryAt = <Entry>(list: readonly Entry[], place: number): Entry => list[place] as Entry;

/** The names of a record's fields. */
export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] => Object.keys(record) as Name[];

/** Whether a value is in a list of fixed ones. */
export const isOneOf = <One>(list: readonly One[], value: unknown): value is One => (list as readonly unknown[]).includes(value);
