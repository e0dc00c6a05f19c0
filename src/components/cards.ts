import type { MoneyColumn } from './columns';
import './cards.css';

/** Columns that a card has: the first ones, because their order is that of their importance. */
const SHOWN = 8;
const STATE = /^(status|verdict|result)$|Status$/;

/**
 * Places of columns on the cards that a list has on a phone (docs/rules/lists.md#cards): the first is the title, the first amount or the
 * state stands at its end, and the others below, with their names; a state beside an amount comes first.
 * @param shown the shown columns, in their order
 * @param columns all columns by their keys
 * @returns class names by the key of a column; a column without one is not on the card
 */
export function cardPlaces(shown: readonly { key: string }[], columns: ReadonlyMap<string, object>): ReadonlyMap<string, string> {
  const [title, ...others] = shown.slice(0, SHOWN).map(({ key }) => key);
  const amount = others.find((key) => (columns.get(key) as MoneyColumn | undefined)?.isMoney);
  const ends = [amount, others.find((key) => STATE.test(key))].filter((key) => key !== undefined);
  const lines = others.filter((key) => !ends.includes(key));
  return new Map([
    ...(title === undefined ? [] : [[title, 'card-title'] as const]),
    ...ends.map((key, at) => [key, at === 0 ? 'card-end' : 'card-under'] as const),
    ...lines.map((key) => [key, 'card-line'] as const),
  ]);
}
