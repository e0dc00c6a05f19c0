import { entryAt } from '../typed';
import { fold } from './terms';

/** Number of typing errors between two texts. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(entryAt(next, j - 1) + 1, entryAt(row, j) + 1, entryAt(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return entryAt(row, b.length);
}

/** The known name that is nearest to a typed one: one that contains it, otherwise the one with the fewest typing errors. */
export function nearest(typed: string, known: readonly (readonly [name: string, label: string])[]): string | undefined {
  const sought = fold(typed).slice(0, 64);
  const costOf = (text: string) => {
    const word = fold(text);
    return word.startsWith(sought) ? 0 : word.includes(sought) || sought.includes(word) ? 1 : 1 + distance(sought, word);
  };
  const costs = known.map(([name, label]) => ({ name, cost: Math.min(costOf(name), costOf(label)) }));
  return costs.sort((a, b) => a.cost - b.cost)[0]?.name;
}
