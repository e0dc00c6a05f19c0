import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { BankLine } from '@/contract';
import { bankLineActionState, bankLineActions } from '@/domain/bankLine';
import { useT } from '@/hooks/useT';
import { dialogOf, keyOf } from './actions';
import type { Ask } from './dialog';

interface RowActionsProps {
  row: BankLine;
  ask: Ask;
  onOpen: (row: BankLine) => void;
}

/** What can be done with one movement from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const deeds = bankLineActions
    .filter((action) => bankLineActionState(row, action).isAllowed)
    .map((action) => ({
      key: action,
      access: keyOf(action),
      label: t(`bankLine.action.${action}`),
      state: versioned(row, bankLineActionState(row, action)),
      onClick: () => ask(dialogOf(action, row)),
    }));
  return (
    <RowButtons
      name={row.lineNo}
      next={deeds.filter(({ key }) => key === 'match')}
      more={deeds.filter(({ key }) => key !== 'match')}
      menuLabel={t('bankLine.action.more', { no: row.lineNo })}
      onView={() => onOpen(row)}
    />
  );
}
