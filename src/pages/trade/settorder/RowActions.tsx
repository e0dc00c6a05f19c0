import { RowButtons } from '@/components/RowButtons';
import type { Sett, SettAction } from '@/contract';
import { settActionState } from '@/domain/sett';
import { useT } from '@/hooks/useT';
import { ACTIONS, DANGERS, keyOf } from './actions';
import type { Ask } from './dialog';
import { settState } from './state';

/** The decisions of each state. */
const DECISIONS: Partial<Record<Sett['status'], readonly SettAction[]>> = { REVIEW: ['pass', 'reject'] };
/** The main actions of states without a decision. The menu beside them has the others. */
const NEXT: Partial<Record<Sett['status'], readonly SettAction[]>> = {
  QUEUED: ['route'],
  PAYING: ['query'],
  UNKNOWN: ['resolve', 'query'],
  FAILED: ['retry'],
};
const NONE: readonly SettAction[] = [];

interface RowActionsProps {
  row: Sett;
  ask: Ask;
  onOpen: (row: Sett) => void;
}

/** Allowed actions only. The detail page shows all, with reasons. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const decisions = DECISIONS[row.status] ?? NONE;
  const can = (action: SettAction) => settActionState(row, action).isAllowed;
  const next = (NEXT[row.status] ?? NONE).filter(can);
  const deed = (action: SettAction) => ({
    key: action,
    access: keyOf(action),
    label: t(`sett.action.${action}`),
    state: settState(row, action),
    isDanger: DANGERS.has(action),
    onClick: () => ask({ kind: action, rows: [row] }),
  });
  return (
    <RowButtons
      name={row.settNo}
      next={next.map(deed)}
      buttons={decisions.map(deed)}
      more={ACTIONS.filter((action) => !decisions.includes(action) && !next.includes(action) && can(action)).map(deed)}
      menuLabel={t('sett.action.more', { no: row.settNo })}
      onView={() => onOpen(row)}
    />
  );
}
