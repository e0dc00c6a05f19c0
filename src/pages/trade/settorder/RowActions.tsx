import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import type { Sett, SettAction } from '@/contract';
import { settActionState } from '@/domain/sett';
import { useT } from '@/hooks/useT';
import { ACTIONS, DANGERS, keyOf } from './actions';
import type { Ask } from './dialog';
import { settState } from './state';

/** What somebody comes to a payout for, by its state; everything else stands behind the button beside it. */
const FIRST: Partial<Record<Sett['status'], readonly SettAction[]>> = {
  REVIEW: ['pass', 'reject'],
  UNKNOWN: ['query', 'resolve'],
  FAILED: ['retry'],
};
const NONE: readonly SettAction[] = [];

/** What can be done with one payout order from its row; everything, with the reasons, stands on its own page. */
export function RowActions({ row, ask }: { row: Sett; ask: Ask }) {
  const t = useT();
  const first = FIRST[row.status] ?? NONE;
  const more = ACTIONS.filter((action) => !first.includes(action) && settActionState(row, action).isAllowed);
  return (
    <span className="row-actions">
      {first.map((action) => (
        <RowAction
          key={action}
          access={keyOf(action)}
          isDanger={DANGERS.has(action)}
          label={`${t(`sett.action.${action}`)} ${row.settNo}`}
          state={settState(row, action)}
          onClick={() => ask({ kind: action, rows: [row] })}
        >
          {t(`sett.action.${action}`)}
        </RowAction>
      ))}
      <RowMenu
        label={t('sett.action.more', { no: row.settNo })}
        items={more.map((action) => ({
          key: action,
          access: keyOf(action),
          label: t(`sett.action.${action}`),
          state: settState(row, action),
          onClick: () => ask({ kind: action, rows: [row] }),
        }))}
      />
    </span>
  );
}
