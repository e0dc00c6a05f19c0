import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { allowed, RowActions } from '@/components/RecordActions';
import type { Merchant } from '@/contract';
import { merchantFits, settlementCycles } from '@/domain/merchant';
import { shareText } from '@/domain/numbers';
import type { Translate } from '@/locales/store';
import { merchantActions } from './actions';
import { Available, Kyc, Name, Risk, State, Switches, Today } from './cells';
import type { Ask } from './dialog';

/** The main action of a row. */
function firstOf({ status }: Merchant) {
  const first = status === 'PENDING_REVIEW' ? 'review' : 'edit';
  return merchantFits(first, status) ? [first] : [];
}

export function merchantColumns(t: Translate, onOpen: (row: Merchant) => void, ask: Ask): ProColumns<Merchant>[] {
  const col = columnsFor<Merchant>()('mch', t, (row) => row.currency);
  return [
    col.number('mchNo', onOpen, { fixed: 'left' }),
    col.custom('mchName', (row) => <Name row={row} />, { width: 140 }),
    col.custom('status', (row) => <State row={row} />, { width: 112 }),
    col.custom('kycStatus', (row) => <Kyc row={row} />),
    col.custom('available', (row) => <Available row={row} />, { sorter: true, isMoney: true, align: 'end' }),
    col.custom('switches', (row) => <Switches row={row} />),
    col.text('agentName'),
    col.custom('todayPayin', (row) => <Today row={row} />, { sorter: true, isMoney: true, align: 'end' }),
    col.custom('todayPayinSuccessRate', (row) => shareText(row.todayPayinSuccessRate), { sorter: true, align: 'end' }),
    col.time('lastOrderAt', { sorter: true }),
    col.custom('riskLevel', (row) => <Risk row={row} />),
    col.text('country'),
    col.text('ownerName'),
    col.money('todayPayout'),
    col.enumText('settlementCycle', settlementCycles),
    col.copy('appId'),
    col.text('loginAccount'),
    col.custom('notes', (row) => row.notes || '–', { align: 'end' }),
    col.time('createdAt', { sorter: true }),
    col.text('createdBy'),
    col.actions((row) => (
      <RowActions
        name={row.mchNo}
        actions={merchantActions(t, row, ask)}
        buttons={firstOf(row)}
        more={allowed}
        menuLabel={t('mch.action.more', { no: row.mchNo })}
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = [
  'riskLevel',
  'country',
  'ownerName',
  'todayPayout',
  'settlementCycle',
  'appId',
  'loginAccount',
  'notes',
  'createdAt',
  'createdBy',
];
