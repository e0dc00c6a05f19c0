import type all from './en-US/all';

/** The same keys with any text. Each file is checked at its literal, so that a missing or extra key does not compile. */
export type SameShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> };

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every text of the console, as a dotted path. English is the source. */
export type MessageKey = Leaves<typeof all>;

/** Names in a message group: `NamesIn<'trade.withdraw.status'>` is the union of the statuses with a label. */
export type NamesIn<Group extends string> = MessageKey extends infer K
  ? K extends `${Group}.${infer Name}`
    ? Name
    : never
  : never;
