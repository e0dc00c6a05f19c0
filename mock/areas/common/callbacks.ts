import type { Callback, CallbackEntity, CallbackFilter, ErrorCode } from '@/contract';
import { bulk } from '../../base/bulk';
import { RowFilter } from '../../base/rowFilter';
import { selectPage } from '../../engine/page';
import type { Sort } from '../../engine/store';
import { Refusal, type Text } from '../../engine/text';
import { payOrdersByNumber, payoutsByNumber } from '../../flow/findByNumber';
import { notifyFields, notifyUrl, shownUrl } from '../../flow/show';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { Operator, PlatformCall } from '../../model/operators';
import type { PayOrder, Payout } from '../../model/payments';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';

type Called = PayOrder | Payout;

interface Ref {
  entity: CallbackEntity;
  no: string;
  version?: number;
}

/** Of each kind: the key of its list, its call that resends, and the last part of the merchant's address. */
const KINDS = {
  payorder: { key: 'trade:payorder:page', path: '/trade/payorder/notify', field: 'payOrderNo', address: 'pay' },
  sett: { key: 'trade:sett:page', path: '/trade/sett/notify', field: 'settNo', address: 'payout' },
} as const satisfies Record<CallbackEntity, object>;

const RESENT: Text = ['{done} of {all} callbacks resent.', '已重发 {done} / {all} 笔回调。'];

const entityOf = (row: Called): CallbackEntity => ('way' in row ? 'payorder' : 'sett');

const LATEST: Sort<Called> = { by: ({ notify }) => notify.tries.at(-1)?.at ?? 0, descending: true };

function rowsFor(world: World, keyword: string | undefined): readonly Called[] {
  if (!keyword?.trim()) return [...world.payouts.rows, ...world.payOrders.rows];
  return [...payoutsByNumber(world, keyword), ...payOrdersByNumber(world, keyword)].map(({ record }) => record);
}

/** The conditions of the list (docs/rules/callback.md#rows). @throws Refusal 400 */
function testsOf(operator: Operator, filter: CallbackFilter) {
  const tests = new RowFilter<Called>(filter, ({ account }) => account.currency);
  tests.add(({ notify }) => notify.status !== 'NONE');
  tests.add((row) => operator.access.has(KINDS[entityOf(row)].key));
  tests.add(operator.scope.type !== 'ALL' && ((row) => isInScope(operator, row.holder)));
  tests.oneOf('mchNo', ({ holder }) => holder.no);
  tests.oneOf('entity', entityOf);
  tests.oneOf('notifyStatus', ({ notify }) => notify.status);
  tests.oneOf('httpStatus', ({ notify }) => String(notify.tries.at(-1)?.httpStatus ?? 'NONE'));
  // A number search ignores the time range (docs/rules/lists.md#number-search).
  if (!filter.keyword?.trim())
    tests.range(operator, 'lastNotifyFrom', 'lastNotifyTo', ({ notify }) => notify.tries.at(-1)?.at ?? null);
  return tests.list;
}

function showCallback(row: Called): Callback {
  const { no, holder, mchOrderNo, notify, version } = row;
  const entity = entityOf(row);
  return {
    entity,
    no,
    mchNo: holder.no,
    mchName: holder.name,
    mchOrderNo,
    notifyUrl: shownUrl(notifyUrl(holder, KINDS[entity].address)),
    ...notifyFields(notify),
    version,
  };
}

/** The callbacks of all orders in one list. @param perform the call of an order's own screen */
export function callbackHandlers(world: World, perform: AreaContext['perform']) {
  const recordOf = ({ entity, no }: Ref): Called | undefined =>
    entity === 'payorder' ? world.payOrders.get(no) : world.payouts.get(no);

  /** Resends by the call of the order's screen, so that its rules are the only ones. @throws Refusal */
  function resend(call: PlatformCall, ref: Ref) {
    const { entity, no } = ref;
    const { path, field } = KINDS[entity];
    const record = recordOf(ref);
    const item = { [field]: no, version: ref.version ?? record?.version ?? 0 };
    const { code, error, msg, data } = perform(call, path, { items: [item] });
    // Of an order that the caller may not see, the refusal alone is the answer.
    const isSeen = record !== undefined && call.actor.access.has(KINDS[entity].key) && isInScope(call.actor, record.holder);
    const current = isSeen ? { current: showCallback(record) } : {};
    if (code !== 200) {
      const { current: _, ...known } = (data ?? {}) as { current?: unknown };
      throw new Refusal(code, error as ErrorCode, [msg, msg], {}, { ...known, ...current });
    }
    const httpStatus = record?.notify.tries.at(-1)?.httpStatus ?? null;
    return { isDelivered: httpStatus === 200, httpStatus, ...current };
  }

  return {
    pageCallbacks({ query, actor }) {
      const rows = rowsFor(world, query.keyword);
      return { data: selectPage(rows, testsOf(actor, query), query, { sort: LATEST }, showCallback) };
    },
    resendCallbacks(call) {
      const { items } = call.body;
      const [first] = items;
      // A log entry names records of one kind; the entries of the single calls name all.
      const entity = items.every((item) => item.entity === first?.entity) ? first?.entity : null;
      call.note.about = { entity, ids: items.map(({ no }) => no) };
      return bulk(call, 'no', RESENT, (ref) => resend(call, ref));
    },
  } satisfies Partial<AreaHandlers<'common'>>;
}
