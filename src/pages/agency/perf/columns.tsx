import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { SignedMoney } from '@/components/SignedMoney';
import type { SalesRow } from '@/contract';
import { partText } from '@/domain/numbers';
import type { Translate } from '@/locales/store';
import { AgentCell, periodName, Rank, Ratio, Share, Status, Target } from './cells';
import type { Ask } from './dialog';
import { RowActions } from './RowActions';

const MORE_MONEY = ['payoutAmount', 'mchFee', 'upstreamCost'] as const;
const PARTS = ['directShare', 'teamShare', 'adjustShare'] as const;
const SETTLED = ['settledShare', 'unsettledShare'] as const;

export function salesColumns(t: Translate, onOpen: (row: SalesRow) => void, ask: Ask): ProColumns<SalesRow>[] {
  const col = columnsFor<SalesRow>()('perf', t, ({ currency }) => currency);
  const end = { align: 'end' } as const;
  const measure = { sorter: true, ...end } as const;
  const money = (
    name: (typeof MORE_MONEY)[number] | (typeof PARTS)[number] | (typeof SETTLED)[number] | 'payinAmount' | 'platformProfit',
  ) =>
    col.custom(name, (row) => <SignedMoney amount={row[name]} currency={row.currency} />, {
      ...(name in UNSORTED ? end : measure),
      isMoney: true,
    });
  return [
    col.custom('agentNo', (row) => <AgentCell row={row} onOpen={onOpen} />, { fixed: 'left', sorter: true }),
    col.custom('rank', (row) => <Rank row={row} />, measure),
    col.custom('period', (row) => periodName(row, t), { sorter: true }),
    money('payinAmount'),
    col.custom('totalShare', (row) => <Share row={row} />, { ...measure, isMoney: true }),
    col.custom('settleStatus', (row) => <Status row={row} />),
    col.custom('targetRate', (row) => <Target row={row} />, measure),
    money('platformProfit'),
    col.custom('level', (row) => row.level, measure),
    col.custom('parentAgentNo', (row) => row.parentAgentNo ?? t('perf.message.top')),
    col.text('currency', { sorter: true }),
    col.custom('merchants', ({ activeMerchantCount, merchantCount }) => partText(activeMerchantCount, merchantCount), end),
    col.custom('newMerchantCount', (row) => row.newMerchantCount, end),
    col.custom('payinCount', ({ payinSuccessCount, payinCount }) => partText(payinSuccessCount, payinCount), measure),
    col.custom('successRate', (row) => <Ratio ratio={row.successRate} />, measure),
    col.custom('payoutCount', (row) => row.payoutCount, end),
    ...MORE_MONEY.map(money),
    ...PARTS.map(money),
    col.custom('shareOfProfit', (row) => <Ratio ratio={row.shareOfProfit} />, end),
    ...SETTLED.map(money),
    col.actions((row) => <RowActions row={row} ask={ask} onOpen={onOpen} />),
  ];
}

/** The server cannot sort by these sums. */
const UNSORTED = { settledShare: true, unsettledShare: true };

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'parentAgentNo',
  'currency',
  'newMerchantCount',
  'successRate',
  'payoutCount',
  'payoutAmount',
  'mchFee',
  'upstreamCost',
  'adjustShare',
  'shareOfProfit',
  'settledShare',
  'unsettledShare',
];
