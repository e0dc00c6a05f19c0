import { ActionButton } from '@/components/ActionButton';
import { Money } from '@/components/Money';
import { newest } from '@/components/RecordDrawer';
import { StatusTag } from '@/components/StatusTag';
import { versioned } from '@/components/versioned';
import type { PayOrder, PayOrderAction, PayOrderDetail } from '@/contract';
import { payOrderActionState, payOrderTones } from '@/domain/payOrder';
import { useT } from '@/hooks/useT';
import { ScreenDrawer } from '@/screen/ScreenDrawer';
import type { DrawerProps } from '@/screen/useListScreen';
import { getPayOrder } from '@/services/payorder';
import { FlagTags } from './cells';
import type { Dialog, Spot } from './dialog';
import { ASKED, DANGER, keyOf, type RowHandlers } from './RowActions';
import { Sections } from './Sections';

interface PayOrderDrawerProps extends DrawerProps<PayOrder, Dialog>, Omit<RowHandlers, 'onOpen'> {
  /** The section that the drawer scrolls to. Without it, the top. */
  spot: Spot | undefined;
}

const ACTIONS = ['query', 'notify', ...ASKED] as const satisfies readonly PayOrderAction[];

/** Shows either "open dispute" or "end dispute". */
const isPointless = (action: PayOrderAction, { status }: PayOrder) =>
  action === (status === 'DISPUTED' ? 'dispute' : 'undispute');

/** Amount, state and actions. A disabled action shows the reason. */
function Panel({ row, ask, act, copy }: { row: PayOrder } & Omit<RowHandlers, 'onOpen'>) {
  const t = useT();
  const shown = ACTIONS.map((action) => ({ action, state: versioned(row, payOrderActionState(row, action)) })).filter(
    ({ action, state }) => !isPointless(action, row) && (state.isAllowed || state.why !== undefined),
  );
  return (
    <section className="decision-panel" aria-label={t('payment.detail.overview')}>
      <div className="panel-line">
        <span className="amount-large">
          <Money amount={row.amount} currency={row.currency} />
        </span>
        <StatusTag group="payorder.status" value={row.status} tones={payOrderTones} />
        <FlagTags row={row} />
        <span className="soft">{row.errorMsg}</span>
      </div>
      <div className="panel-line">
        {shown.map(({ action, state }) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            state={state}
            isDanger={DANGER.includes(action)}
            onClick={() => (action === 'query' || action === 'notify' ? act(action, [row]) : ask(action, row))}
          >
            {t(`payorder.action.${action}`)}
          </ActionButton>
        ))}
        <ActionButton access="trade:payorder:detail" onClick={() => copy(row)}>
          {t('payorder.action.copy')}
        </ActionButton>
      </div>
    </section>
  );
}

/** One order: actions, money split, attempts and history. */
export function PayOrderDrawer({ id, screen, spot, ...handlers }: PayOrderDrawerProps) {
  const t = useT();
  const { rowOf } = screen;
  return (
    <ScreenDrawer<PayOrder, PayOrderDetail, Dialog>
      id={id}
      screen={screen}
      title={(no) => t('payment.detail.title', { no })}
      fetchDetail={getPayOrder}
      // A resent callback changes `notifyCount` but not the version.
      versionOf={(row) => `${row?.version} ${row?.notifyCount}`}
      head={(row) => (
        <div key={row.payOrderNo}>
          <Panel row={row} {...handlers} />
        </div>
      )}
    >
      {(detail, refresh) => (
        <div key={detail.payOrderNo}>
          <Sections order={newest(detail, rowOf(detail.payOrderNo))} spot={spot} onNoted={refresh} />
        </div>
      )}
    </ScreenDrawer>
  );
}
