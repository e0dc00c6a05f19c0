import type base from './en-US/base';
import type cards from './en-US/cards';
import type inside from './en-US/console';
import type later from './en-US/later';
import type money from './en-US/money';
import type parties from './en-US/parties';
import type system from './en-US/system';
import type trading from './en-US/trading';

/** Same keys, any text; checked for each area at its own literal, so that a missing or an extra key does not compile. */
export type SameShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> };

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every text of the console, as a dotted path. English is the source. */
export type MessageKey = Leaves<
  typeof base & typeof inside & typeof later & typeof system & typeof trading & typeof parties & typeof cards & typeof money
>;

/** Names under a group of messages: `NamesIn<'trade.withdraw.status'>` is the union of the statuses with a label. */
export type NamesIn<Group extends string> = MessageKey extends infer K
  ? K extends `${Group}.${infer Name}`
    ? Name
    : never
  : never;

/** What the login page needs; none of the texts it uses has a placeholder. */
export type BaseMessages = SameShape<typeof base>;
/** What the screens inside the layout need beside it. */
export type ConsoleMessages = SameShape<typeof inside>;
/** What dialogs, drawers and menus need: fetched with the first of them. */
export type LaterMessages = SameShape<typeof later>;
/** What the screens of system administration need. */
export type SystemMessages = SameShape<typeof system>;
/** What the screens of trade beside the withdrawals need. */
export type TradingMessages = SameShape<typeof trading>;
/** What the screens of own cards need. */
export type CardMessages = SameShape<typeof cards>;
/** What the screens of money and of the platform need. */
export type MoneyMessages = SameShape<typeof money>;
/** What the screens of merchants and agents need. */
export type PartyMessages = SameShape<typeof parties>;
