import type { WithdrawDetail } from '@/contract';
import type { BankCard } from '../../../mock/model/cards';
import type { Channel } from '../../../mock/model/catalog';
import type { Withdraw as Order } from '../../../mock/model/payments';
import { aDesk, MINUTE } from './deskSupport';
import { dataOf, NOW } from './support';

const ASKED = NOW - 5 * MINUTE;

/** A desk whose bank holds this much, in minor units, and which has no own cards that could pay. */
export function aPoorDesk(available: bigint) {
  const desk = aDesk();
  const { world } = desk;
  const row = desk.order(desk.stories.plain);
  // An account in THB, where a payout costs 5.00 (docs/rules/simulation.md#prices).
  row.account = desk.order(desk.stories.spike).account;
  const { currency } = row.account;
  const file = world.upstreamBook.get('U01');
  file?.balances.clear();
  file?.balances.set(currency, { currency, available, asOf: ASKED });
  const cards = [...world.pool.cards.values()];
  for (const card of cards) card.status = 'PAUSED';
  row.net = 1_000_000n;
  // The first letter of the bank chooses the channel.
  row.payee.bankCode = `${String.fromCharCode(4 * 20)}BANK`;
  const channel = (code: string) => world.catalog.channels.get(code) as Channel;
  const card = (group: string): BankCard => {
    const found = cards.find((one) => one.groupCode === group && one.usage === 'PAYOUT' && one.currency === currency);
    if (!found) throw new Error(`No card in ${group}`);
    return found;
  };
  const coverOf = (order: Order = row) =>
    dataOf<WithdrawDetail>(desk.call('li.na', `GET /trade/withdraw/detail?withdrawNo=${order.no}`)).decision?.cover;
  return { ...desk, row, channel, card, coverOf };
}
