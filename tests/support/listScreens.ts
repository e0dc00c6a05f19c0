/** A list screen, as far as the kit's own behaviour is concerned: a new screen adds one line, and all of the kit is tried on it. */
export interface ListScreen {
  path: string;
  /** Address with enough rows for three pages of ten, whatever the screen opens with. */
  full: string;
  /** Path of the call that answers its rows. */
  api: string;
  /** Wire name of its rows' number. */
  rowKey: string;
  /** Two columns that are shown by default, neither of them pinned, one after the other; and one that is hidden. */
  columns: { first: string; second: string; hidden: string };
  /** Name of its dialog with a record's detail. */
  recordTitle: string;
  /** Whether its rows carry amounts, so that a selection has sums. */
  hasMoney: boolean;
}

export const listScreens: readonly ListScreen[] = [
  {
    path: '/trade/withdraw',
    full: '/trade/withdraw?view=ALL',
    api: '/trade/withdraw/page',
    rowKey: 'withdrawNo',
    columns: { first: 'Holder', second: 'Amount', hidden: 'Channel' },
    recordTitle: 'Withdraw order',
    hasMoney: true,
  },
];
