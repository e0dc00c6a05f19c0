import type { OperationLog } from '../../engine/log';
import { selectPage } from '../../engine/page';
import { showEvents, showPayTries } from '../../flow/show';
import type { AreaContext, AreaHandlers } from '../../model/area';
import type { World } from '../../model/world';
import { payOrderChanges } from './changes';
import { payStatistics } from './figures';
import { downPayOrders } from './file';
import { findPayOrder, payPlacesFor, paySortOf, payTestsOf, payTotals } from './query';
import { payTrend } from './trend';
import { showPayDetail, showPayOrder } from './view';

/** Handlers of the pay orders by operation id. @param spoil test hook that changes response data */
export function payOrderHandlers(world: World, logOf: () => OperationLog, spoil: AreaContext['spoil']): AreaHandlers<'payorder'> {
  return {
    pagePayOrders({ query, actor, lang }) {
      const sum = payTotals(world);
      const order = { sort: paySortOf(query), each: sum.add, places: payPlacesFor(world, query) };
      const page = selectPage(world.payOrders.rows, payTestsOf(actor, query), query, order, (one) =>
        showPayOrder(world, one, actor, lang),
      );
      return { data: { ...page, summary: sum.list() } };
    },
    getPayOrder: ({ actor, lang, query }) => ({
      data: showPayDetail(world, logOf(), findPayOrder(world, actor, query.payOrderNo), actor, lang),
    }),
    getPayOrderStatistics: (call) => ({ data: payStatistics(world, call) }),
    getPayOrderTrend: (call) => ({ data: payTrend(world, call) }),
    listPayOrderNotifies: ({ actor, query }) => ({ data: showPayTries(findPayOrder(world, actor, query.payOrderNo)) }),
    listPayOrderEvents: ({ actor, query }) => ({
      data: showEvents(findPayOrder(world, actor, query.payOrderNo).events),
    }),
    downloadPayOrders: (call) => downPayOrders(world, call, spoil),
    ...payOrderChanges(world),
  };
}
