import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { BankLine } from '@/contract';
import { bankLineActionState } from '@/domain/bankLine';
import { useT } from '@/hooks/useT';
import { dialogOf, keyOf } from './actions';
import type { Ask } from './dialog';

/** What can be done with one movement from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask }: { row: BankLine; ask: Ask }) {
  const t = useT();
  const more = (['ignore', 'unmatch'] as const).filter((action) => bankLineActionState(row, action).isAllowed);
  return (
    <span className="row-actions">
      {row.matchStatus === 'UNMATCHED' && (
        <RowAction
          access="bank:card:history:match"
          label={`${t('bankLine.action.match')} ${row.lineNo}`}
          state={versioned(row, bankLineActionState(row, 'match'))}
          onClick={() => ask(dialogOf('match', row))}
        >
          {t('bankLine.action.match')}
        </RowAction>
      )}
      <RowMenu
        label={t('bankLine.action.more', { no: row.lineNo })}
        items={more.map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`bankLine.action.${action}`),
          onClick: () => ask(dialogOf(action, row)),
        }))}
      />
    </span>
  );
}
