import { screen } from '@testing-library/react';
import type { ListScreen } from '@/screen/useListScreen';

/** A screen over these rows for a drawer or dialog under test; it records its calls. */
export function aScreen<Row extends object, Dialog extends object>(
  rowKey: keyof Row & string,
  { rows = [], dialog }: { rows?: readonly Row[]; dialog?: Dialog } = {},
) {
  const told = { ask: jest.fn(), close: jest.fn(), updateRows: jest.fn(), reload: jest.fn(), open: jest.fn() };
  const screen: Partial<ListScreen<Row, Dialog>> = {
    rowKey,
    dialog,
    turn: 0,
    ask: told.ask,
    close: told.close,
    open: told.open,
    updateRows: told.updateRows,
    rowOf: (key) => rows.find((row) => row[rowKey] === key),
  };
  const list = { rows, reload: told.reload };
  const pages = { before: 0, total: rows.length, isTurning: false, has: () => false, turn: jest.fn() };
  const selection = { rows: [], keys: [], choose: jest.fn(), clear: jest.fn() };
  return { ...told, screen: { ...screen, list, pages, selection } as unknown as ListScreen<Row, Dialog> };
}

/** The message about one record: its number is a link, so its words are in several elements. */
export const findTold = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText((_, node) => {
    const words = node?.querySelector(':scope > a') ? (node.textContent ?? '') : '';
    return typeof text === 'string' ? words === text : text.test(words);
  });
