import { RowButton } from '@/components/RowButton';
import { isOneOf, namesOf } from '@/domain/typed';
import type { ListState, SetListState } from '@/hooks/useListState';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';

const ORDERS = { dueAt: 'ascend', riskScore: 'descend' } as const;
type Order = keyof typeof ORDERS;
/** They come by due time if the address names no order (docs/rules/withdraw.md#queue). */
const QUEUES = ['NEEDS_ME', 'WAITING', 'HELD', 'ESCALATED'];

const isQueue = ({ filters }: ListState) => QUEUES.includes(filters.view ?? '');

/** The order of the list; undefined if it is another one. */
function orderOf(state: ListState): Order | undefined {
  const { sortField = '', sortOrder } = state;
  if (!sortField) return isQueue(state) ? 'dueAt' : undefined;
  return isOneOf(namesOf(ORDERS), sortField) && ORDERS[sortField] === sortOrder ? sortField : undefined;
}

/** Orders the list by due time, or the riskiest first. The address holds the order. */
export function OrderSwitch({ list: [state, setState] }: { list: [ListState, SetListState] }) {
  const t = useT();
  const now = orderOf(state);
  const choose = (order: Order) =>
    setState(
      order === 'dueAt' && isQueue(state)
        ? { sortField: undefined, sortOrder: undefined }
        : { sortField: order, sortOrder: ORDERS[order] },
    );
  useShortcuts([{ keys: 'o', label: 'desk.order.switch', run: () => choose(now === 'riskScore' ? 'dueAt' : 'riskScore') }]);
  return (
    <fieldset className="order-switch" aria-label={t('desk.order.name')}>
      {namesOf(ORDERS).map((order) => (
        <RowButton key={order} aria-pressed={order === now} onClick={() => choose(order)}>
          {t(`desk.order.${order}`)}
        </RowButton>
      ))}
    </fieldset>
  );
}
