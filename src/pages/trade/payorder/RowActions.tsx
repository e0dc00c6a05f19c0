import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { AccessKey, PayOrder, PayOrderAction } from '@/contract';
import { payOrderActionState } from '@/domain/payOrder';
import { useT } from '@/hooks/useT';
import type { DialogKind, Spot } from './dialog';

export interface RowHandlers {
  ask: (kind: DialogKind, row: PayOrder) => void;
  /** Acts at once, because it moves no merchant money. */
  act: (action: 'query' | 'notify', rows: readonly PayOrder[]) => Promise<void>;
  copy: (row: PayOrder) => Promise<void>;
  look: (row: PayOrder, spot: Spot) => void;
  onOpen: (row: PayOrder) => void;
}

/** Access key of the action's call. */
export const keyOf = (action: PayOrderAction): AccessKey => `trade:payorder:${action}`;

/** Actions with a dialog, most used first. */
export const ASKED = ['refund', 'supplement', 'close', 'dispute', 'undispute'] as const;
export const DANGER: readonly PayOrderAction[] = ['refund', 'close', 'supplement'];

/** Allowed actions only. The drawer shows all, with reasons. */
export function RowActions({ row, ask, act, copy, look, onOpen }: { row: PayOrder } & RowHandlers) {
  const t = useT();
  const no = row.payOrderNo;
  const can = (action: PayOrderAction) => payOrderActionState(row, action).isAllowed;
  const deed = (action: PayOrderAction) => ({
    key: action,
    access: keyOf(action),
    label: t(`payorder.action.${action}`),
    state: versioned(row, payOrderActionState(row, action)),
  });
  return (
    <RowButtons
      name={no}
      // Query the upstream first, while its answer may change. Otherwise resend the callback.
      next={(['query', 'notify'] as const)
        .filter(can)
        .map((action) => ({ ...deed(action), text: t(`payorder.rowAction.${action}`), onClick: () => act(action, [row]) }))}
      more={[
        ...ASKED.filter(can).map((action) => ({
          ...deed(action),
          isDanger: action === 'refund',
          onClick: () => ask(action, row),
        })),
        { key: 'copy', access: 'trade:payorder:detail', label: t('payorder.action.copy'), onClick: () => copy(row) },
        { key: 'route', access: 'trade:payorder:detail', label: t('payorder.action.route'), onClick: () => look(row, 'route') },
        { key: 'notes', access: 'trade:payorder:detail', label: t('payorder.action.note'), onClick: () => look(row, 'notes') },
      ]}
      menuLabel={t('payorder.action.more', { no })}
      onView={() => onOpen(row)}
    />
  );
}
