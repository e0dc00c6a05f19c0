import { ActionButton } from '@/components/ActionButton';
import { Money } from '@/components/Money';
import { newest, RecordDrawer } from '@/components/RecordDrawer';
import { StatusTag } from '@/components/StatusTag';
import { versioned } from '@/components/versioned';
import type { PayOrder, PayOrderAction, PayOrderDetail } from '@/contract';
import { payOrderActionState, payOrderTones } from '@/domain/payOrder';
import { useT } from '@/hooks/useT';
import { getPayOrder } from '@/services/payorder';
import { FlagTags } from './cells';
import type { Spot } from './dialog';
import { ASKED, DANGER, keyOf, type RowHandlers } from './RowActions';
import { Sections } from './Sections';

interface PayOrderDrawerProps extends Omit<RowHandlers, 'onOpen'> {
  no: string;
  /** Where the drawer opens; at its beginning otherwise. */
  spot: Spot | undefined;
  rows: readonly PayOrder[];
  /** What was changed last, also when it stands on no page. */
  changed: PayOrder | undefined;
  onOpen: (no: string | undefined) => void;
}

const ACTIONS = ['query', 'notify', ...ASKED] as const satisfies readonly PayOrderAction[];

/** Only one end of a dispute can be wanted. */
const isPointless = (action: PayOrderAction, { status }: PayOrder) =>
  action === (status === 'DISPUTED' ? 'dispute' : 'undispute');

/** How much, how it stands, and everything that can be done; what the state forbids says why. */
function Panel({ row, ask, act, copy }: { row: PayOrder } & Omit<RowHandlers, 'onOpen'>) {
  const t = useT();
  const shown = ACTIONS.map((action) => ({ action, state: versioned(row, payOrderActionState(row, action)) })).filter(
    ({ action, state }) => !isPointless(action, row) && (state.isAllowed || state.why !== undefined),
  );
  return (
    <section className="decision-panel" aria-label={t('payorder.detail.overview')}>
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

/** One order with everything about it: what can be done, the money and where it went, the tries, and who did what. */
export function PayOrderDrawer({ no, spot, rows, changed, onOpen, ...handlers }: PayOrderDrawerProps) {
  const t = useT();
  const rowOf = (of: string) => rows.find((row) => row.payOrderNo === of) ?? (changed?.payOrderNo === of ? changed : undefined);
  return (
    <RecordDrawer<PayOrder, PayOrderDetail>
      id={no}
      ids={rows.map((row) => row.payOrderNo)}
      title={(of) => t('payorder.detail.title', { no: of })}
      fetchDetail={getPayOrder}
      onOpen={onOpen}
      // A callback that was sent again changes no version, but how often it was tried.
      versionOf={(of) => [rowOf(of)?.version, changed?.payOrderNo === of && changed.notifyCount].join()}
      known={rowOf(no)}
      head={(row) => (
        <div key={row.payOrderNo}>
          <Panel row={newest(row, rowOf(row.payOrderNo))} {...handlers} />
        </div>
      )}
    >
      {(detail, refresh) => (
        <div key={detail.payOrderNo}>
          <Sections order={newest(detail, rowOf(detail.payOrderNo))} spot={spot} onNoted={refresh} />
        </div>
      )}
    </RecordDrawer>
  );
}
