import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, PayOrder, PayOrderAction } from '@/contract';
import { payOrderActionState } from '@/domain/payOrder';
import { useT } from '@/hooks/useT';
import type { DialogKind, Spot } from './dialog';

export interface RowHandlers {
  ask: (kind: DialogKind, row: PayOrder) => void;
  /** Acts at once: it moves no money of the merchant's. */
  act: (action: 'query' | 'notify', rows: readonly PayOrder[]) => Promise<void>;
  copy: (row: PayOrder) => Promise<void>;
  look: (row: PayOrder, spot: Spot) => void;
}

const KEYS: Readonly<Record<PayOrderAction, AccessKey>> = {
  query: 'trade:payorder:query',
  notify: 'trade:payorder:notify',
  supplement: 'trade:payorder:supplement',
  close: 'trade:payorder:close',
  refund: 'trade:payorder:refund',
  dispute: 'trade:payorder:dispute',
  undispute: 'trade:payorder:undispute',
};

/** Key of the call behind an action. */
export const keyOf = (action: PayOrderAction): AccessKey => KEYS[action];

/** What is asked in a dialog, the commonest first. */
export const ASKED = ['refund', 'supplement', 'close', 'dispute', 'undispute'] as const;
export const DANGER: readonly PayOrderAction[] = ['refund', 'close', 'supplement'];

/** What can be done with one order from its row; everything, with the reasons, stands in the drawer. */
export function RowActions({ row, ask, act, copy, look }: { row: PayOrder } & RowHandlers) {
  const t = useT();
  const no = row.payOrderNo;
  const can = (action: PayOrderAction) => payOrderActionState(row, action).isAllowed;
  // A row offers what is likelier to help: news from the upstream while there may be any, else the callback.
  const first = can('query') || !can('notify') ? 'query' : 'notify';
  const second = first === 'query' && can('notify') ? (['notify'] as const) : [];
  return (
    <span className="row-actions">
      <RowAction
        access={keyOf(first)}
        label={`${t(`payorder.action.${first}`)} ${no}`}
        state={versioned(row, payOrderActionState(row, first))}
        onClick={() => act(first, [row])}
      >
        {t(`payorder.rowAction.${first}`)}
      </RowAction>
      <RowMenu
        label={t('payorder.action.more', { no })}
        items={[
          ...second.map((action) => ({
            key: action,
            access: keyOf(action),
            label: t(`payorder.action.${action}`),
            onClick: () => act(action, [row]),
          })),
          ...ASKED.filter(can).map((action) => ({
            key: action,
            access: keyOf(action),
            label: t(`payorder.action.${action}`),
            isDanger: action === 'refund',
            onClick: () => ask(action, row),
          })),
          { key: 'copy', access: 'trade:payorder:detail', label: t('payorder.action.copy'), onClick: () => copy(row) },
          { key: 'route', access: 'trade:payorder:detail', label: t('payorder.action.route'), onClick: () => look(row, 'route') },
          { key: 'notes', access: 'trade:payorder:detail', label: t('payorder.action.note'), onClick: () => look(row, 'notes') },
        ]}
      />
    </span>
  );
}
