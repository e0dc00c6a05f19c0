import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { SalesRow } from '@/contract';
import { salesActionState, salesActions, salesFits } from '@/domain/perf';
import { useT } from '@/hooks/useT';
import { type Ask, keyOf } from './dialog';

interface RowActionsProps {
  row: SalesRow;
  ask: Ask;
  onOpen: (row: SalesRow) => void;
}

/** A disabled action shows the reason. A confirmed month can only be viewed. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const name = [row.agentName, row.currency, row.period].filter(Boolean).join(' ');
  const deeds = salesActions.map((action) => ({
    key: action,
    access: keyOf(action),
    label: t(`perf.action.${action}`),
    state: versioned(row, salesActionState(row, action)),
    onClick: () => ask({ kind: action, row }),
  }));
  const isOpen = salesFits('confirm', row.settleStatus);
  return (
    <RowButtons
      name={name}
      buttons={deeds.filter(({ key }) => key === 'confirm' && isOpen)}
      more={deeds.filter(({ key }) => key !== 'confirm')}
      menuLabel={t('perf.message.more', { name })}
      onView={() => onOpen(row)}
    />
  );
}
