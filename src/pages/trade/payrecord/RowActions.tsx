import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, PayRecord, PayRecordAction } from '@/contract';
import { payRecordActionState } from '@/domain/payRecord';
import { useT } from '@/hooks/useT';
import type { Ask, Query } from './dialog';

const KEYS: Readonly<Record<PayRecordAction, AccessKey>> = {
  query: 'trade:payrecord:query',
  mapCode: 'trade:payrecord:mapCode',
  handleDiff: 'trade:payrecord:handleDiff',
};

/** Key of the call behind an action. */
export const keyOf = (action: PayRecordAction): AccessKey => KEYS[action];

const MORE = ['mapCode', 'handleDiff'] as const;

/** What can be done with one try from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, query }: { row: PayRecord; ask: Ask; query: Query }) {
  const t = useT();
  const more = MORE.filter((action) => payRecordActionState(row, action).isAllowed);
  return (
    <span className="row-actions">
      <RowAction
        access="trade:payrecord:query"
        label={`${t('payrecord.action.query')} ${row.recordNo}`}
        state={versioned(row, payRecordActionState(row, 'query'))}
        onClick={() => query([row])}
      >
        {t('payrecord.action.query')}
      </RowAction>
      <RowMenu
        label={t('payrecord.action.more', { no: row.recordNo })}
        items={more.map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`payrecord.action.${action}`),
          onClick: () => ask({ kind: action, row }),
        }))}
      />
    </span>
  );
}
