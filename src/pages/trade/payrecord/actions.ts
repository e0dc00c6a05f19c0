import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { PayRecord, PayRecordAction } from '@/contract';
import { payRecordActionState, payRecordActions } from '@/domain/payRecord';
import type { Translate } from '@/locales/store';
import type { Ask, Query } from './dialog';

/** Mapping a code does not depend on the attempt's version. */
const stateOf = (row: PayRecord, action: PayRecordAction) =>
  action === 'mapCode' ? payRecordActionState(row, action) : versioned(row, payRecordActionState(row, action));

export const actionsOf = (t: Translate, row: PayRecord, ask: Ask, query: Query): RecordAction[] =>
  payRecordActions.map((action) => ({
    key: action,
    access: `trade:payrecord:${action}`,
    label: t(`payrecord.action.${action}`),
    state: stateOf(row, action),
    onClick: () => (action === 'query' ? query([row]) : ask({ kind: action, row })),
  }));
