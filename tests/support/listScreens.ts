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
  /** What its records are not made for: notes, a selection, a number of many digits, being hundreds, filling two pages, times in their rows; or a drawer, where each has a page of its own. */
  lacks?: readonly ('notes' | 'selection' | 'number' | 'hundreds' | 'pages' | 'times' | 'drawer')[];
}

export const listScreens: readonly ListScreen[] = [
  {
    path: '/bankCard/history',
    full: '/bankCard/history?current=1',
    api: '/bank/card/history/page',
    rowKey: 'lineNo',
    columns: { first: 'Card', second: 'In', hidden: 'Value date' },
    recordTitle: 'Movement',
    // In and out of one selection have no sum.
    hasMoney: false,
    lacks: ['notes'],
  },
  {
    path: '/bankCard/proxyBatch',
    full: '/bankCard/proxyBatch?view=ALL',
    api: '/bank/card/proxy/batch/page',
    rowKey: 'batchNo',
    columns: { first: 'Name', second: 'Merchant', hidden: 'Card pool' },
    recordTitle: 'Batch',
    hasMoney: true,
    // One batch in two days; nothing is done to several at once on purpose.
    lacks: ['notes', 'selection', 'number', 'hundreds', 'pages'],
  },
  {
    path: '/trade/withdraw',
    full: '/trade/withdraw?view=ALL',
    api: '/trade/withdraw/page',
    rowKey: 'withdrawNo',
    columns: { first: 'Holder', second: 'Amount', hidden: 'Channel' },
    recordTitle: 'Withdraw order',
    hasMoney: true,
  },
  {
    path: '/trade/payrecord',
    full: '/trade/payrecord?current=1',
    api: '/trade/payrecord/page',
    rowKey: 'recordNo',
    columns: { first: 'Requested', second: 'Pay order', hidden: 'Trace' },
    recordTitle: 'Pay record',
    hasMoney: true,
    lacks: ['notes'],
  },
  {
    path: '/trade/settorder',
    full: '/trade/settorder?view=ALL',
    api: '/trade/sett/page',
    rowKey: 'settNo',
    columns: { first: 'Merchant', second: 'Amount', hidden: 'Net' },
    recordTitle: 'Payout order',
    hasMoney: true,
    // What its page offers is tried there.
    lacks: ['drawer', 'notes', 'number'],
  },
  {
    path: '/bankCard/order',
    full: '/bankCard/order?current=1',
    api: '/bank/card/order/page',
    rowKey: 'collectNo',
    columns: { first: 'Merchant', second: 'Payable', hidden: 'Pay order' },
    recordTitle: 'Collection order',
    hasMoney: true,
    lacks: ['hundreds'],
  },
  {
    path: '/trade/payorder',
    full: '/trade/payorder?current=1',
    api: '/trade/payorder/page',
    rowKey: 'payOrderNo',
    columns: { first: 'Merchant', second: 'Way and channel', hidden: 'Upstream order no.' },
    recordTitle: 'Pay order',
    hasMoney: true,
  },
  {
    path: '/merchant/user',
    full: '/merchant/user?current=1',
    api: '/merchant/user/page',
    rowKey: 'mchNo',
    columns: { first: 'Merchant', second: 'Status', hidden: 'Account manager' },
    recordTitle: 'Merchant',
    hasMoney: false,
    // Its notes stand behind a tab.
    lacks: ['notes', 'number', 'hundreds'],
  },
  {
    path: '/bankCard/proxyCard',
    full: '/bankCard/proxyCard?current=1',
    api: '/bank/card/proxy/card/page',
    rowKey: 'cardId',
    columns: { first: 'Bank, number, holder', second: 'Usage', hidden: 'Country' },
    recordTitle: 'Card',
    hasMoney: false,
    lacks: ['number', 'hundreds', 'times'],
  },
  {
    path: '/merchant/product/pay',
    full: '/merchant/product/pay?current=1',
    api: '/product/pay/page',
    rowKey: 'productCode',
    columns: { first: 'Name', second: 'Category', hidden: 'Settlement cycle' },
    recordTitle: 'Product',
    hasMoney: false,
    lacks: ['notes', 'number', 'hundreds', 'pages', 'times'],
  },
  {
    path: '/merchant/product/payway',
    full: '/merchant/product/payway?current=1',
    api: '/product/payway/page',
    rowKey: 'wayCode',
    columns: { first: 'Name', second: 'Strategy', hidden: 'Hours' },
    recordTitle: 'Pay way',
    hasMoney: false,
    lacks: ['notes', 'selection', 'number', 'hundreds', 'times'],
  },
  {
    path: '/merchant/product/payway/round',
    full: '/merchant/product/payway/round?wayCode=TH_QR',
    api: '/product/payway/round/page',
    rowKey: 'roundId',
    columns: { first: 'Name, upstream', second: 'Weight', hidden: 'Hours' },
    recordTitle: 'Round',
    hasMoney: false,
    lacks: ['notes', 'selection', 'number', 'hundreds', 'pages'],
  },
  {
    path: '/bankCard/otp',
    full: '/bankCard/otp?current=1',
    api: '/bank/card/channel/page',
    rowKey: 'cardChannelNo',
    columns: { first: 'Card', second: 'Device', hidden: 'Phone number' },
    recordTitle: 'Binding',
    hasMoney: false,
    lacks: ['notes', 'selection', 'number', 'hundreds', 'times'],
  },
  {
    path: '/agency/list',
    full: '/agency/list?current=1',
    api: '/user/agent/page',
    rowKey: 'agentNo',
    columns: { first: 'Name', second: 'Level', hidden: 'Country' },
    recordTitle: 'Agent',
    hasMoney: false,
    lacks: ['selection', 'number', 'hundreds', 'pages', 'times'],
  },
  {
    path: '/agency/perf',
    full: '/agency/perf?periodType=DAY&from=2026-11-16&to=2026-11-20',
    api: '/user/agent/sales/page',
    rowKey: 'rowKey',
    columns: { first: 'Rank', second: 'Period', hidden: 'Fee' },
    recordTitle: 'Performance',
    hasMoney: false,
    // Its rows are sums: no time stands in them. The drawer is tried in agency.perf.test.ts.
    lacks: ['notes', 'number', 'hundreds', 'drawer'],
  },
  {
    path: '/sys/operator',
    full: '/sys/operator?status=INVITED,ACTIVE,LOCKED,DISABLED,LEFT',
    api: '/sys/operator/page',
    rowKey: 'operatorId',
    columns: { first: 'Name', second: 'Department', hidden: 'E-mail' },
    recordTitle: 'User',
    hasMoney: false,
    lacks: ['notes', 'selection', 'number', 'hundreds'],
  },
  {
    path: '/sys/role',
    full: '/sys/role?current=1',
    api: '/sys/role/page',
    rowKey: 'roleCode',
    columns: { first: 'Name', second: 'Operators', hidden: 'Not together with' },
    recordTitle: 'Role',
    hasMoney: false,
    lacks: ['notes', 'selection', 'number', 'hundreds', 'pages'],
  },
  {
    path: '/sys/dict',
    full: '/sys/dict?status=ACTIVE,DISABLED',
    api: '/sys/dict/page',
    rowKey: 'dictType',
    columns: { first: 'Name', second: 'Category', hidden: 'Remark' },
    recordTitle: 'Dictionary type',
    hasMoney: false,
    lacks: ['notes', 'selection', 'number', 'hundreds'],
  },
  {
    path: '/sys/log',
    full: '/sys/log?view=ALL',
    api: '/sys/log/page',
    rowKey: 'logNo',
    columns: { first: 'Level', second: 'Result', hidden: 'Trace' },
    recordTitle: 'Log entry',
    hasMoney: false,
    lacks: ['notes', 'selection'],
  },
];
