import { Grid } from 'antd';
import { useEffect, useState } from 'react';

type Cards = typeof import('./cards');

/**
 * What makes the rows of a list cards on a phone (docs/rules/lists.md#cards). Only phones read it, and wait for it, so that no row jumps:
 * undefined until then, and null where it cannot be read, so that the rows are a table.
 */
export function useCards(): { isNarrow: boolean; isInCards: boolean; cards: Cards | null | undefined } {
  const isNarrow = Grid.useBreakpoint().md === false;
  const [cards, setCards] = useState<Cards | null>();
  useEffect(() => void (isNarrow && import('./cards').then(setCards, () => setCards(null))), [isNarrow]);
  return { isNarrow, isInCards: isNarrow && Boolean(cards), cards };
}
