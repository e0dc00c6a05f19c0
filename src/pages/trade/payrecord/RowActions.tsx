import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { AccessKey, PayRecord, PayRecordAction } from '@/contract';
import { payRecordActionState, payRecordActions } from '@/domain/payRecord';
import { useT } from '@/hooks/useT';
import type { Ask, Query } from './dialog';

const KEYS: Readonly<Record<PayRecordAction, AccessKey>> = {
  query: 'trade:payrecord:query',
  mapCode: 'trade:payrecord:mapCode',
  handleDiff: 'trade:payrecord:handleDiff',
};

/** Key of the call behind an action. */
export const keyOf = (action: PayRecordAction): AccessKey => KEYS[action];

/** What the record and its version allow; a code is mapped whatever the version of a try that bears it. */
export const stateOf = (row: PayRecord, action: PayRecordAction) =>
  action === 'mapCode' ? payRecordActionState(row, action) : versioned(row, payRecordActionState(row, action));

interface RowActionsProps {
  row: PayRecord;
  ask: Ask;
  query: Query;
  onOpen: (row: PayRecord) => void;
}

/** What can be done with one try from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, query, onOpen }: RowActionsProps) {
  const t = useT();
  return (
    <RowButtons
      name={row.recordNo}
      next={payRecordActions
        .filter((action) => payRecordActionState(row, action).isAllowed)
        .map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`payrecord.action.${action}`),
          state: stateOf(row, action),
          onClick: () => (action === 'query' ? query([row]) : ask({ kind: action, row })),
        }))}
      menuLabel={t('payrecord.action.more', { no: row.recordNo })}
      onView={() => onOpen(row)}
    />
  );
}
