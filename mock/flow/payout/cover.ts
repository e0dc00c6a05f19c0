import type { SettFilter, SettStatistics } from '@/contract';
import { currencies, moneyIn } from '../../base/money';
import type { Account } from '../../engine/ledger';
import { firstAt } from '../../engine/store';
import { DAY, HOUR, ZONE_MS } from '../../engine/time';
import { PAYOUT_CHANNELS } from '../../model/catalog';
import type { Operator } from '../../model/operators';
import type { World } from '../../model/world';

/** The platform's own bank; it is no upstream. */
const BANK = 'U01';

/** The platform's asset at an upstream is a negative balance in the ledger. */
const balanceOf = ({ amounts }: Account) => -amounts.available;

/** Tops up every payout upstream to the same balance at the start of a business day; the platform's bank is the counterparty. */
export function fundUpstreams(world: World) {
  const { ledger, catalog, clock } = world;
  const codes = new Set(PAYOUT_CHANNELS.map((code) => catalog.channels.get(code)?.upstream.code ?? BANK));
  codes.delete(BANK);
  for (const { currency, base, digits } of Object.values(currencies)) {
    const wanted = BigInt(base) * 10n ** BigInt(digits);
    const bank = ledger.account(BANK, currency, 'CLEARING', false);
    for (const code of codes) {
      const account = ledger.account(code, currency, 'CLEARING', false);
      const delta = balanceOf(account) - wanted;
      if (delta !== 0n)
        ledger.post(clock.now(), 'TOPUP', world.numberOf('T'), [
          { account, bucket: 'available', delta },
          { account: bank, bucket: 'available', delta: -delta },
        ]);
    }
  }
}

type Cover = NonNullable<SettStatistics['upstreams']>[number];

/** Payout balances at the upstreams used today, and how long they last at today's rate; the lowest cover first. */
export function coverOf(world: World, operator: Operator, filter: SettFilter, at: number): Cover[] {
  if (operator.scope.type !== 'ALL') return [];
  const today = Math.floor((at + ZONE_MS) / DAY) * DAY - ZONE_MS;
  const [wantedCurrencies, wantedUpstreams] = [filter.currency?.split(','), filter.upstreamCode?.split(',')];
  const spent = new Map<string, { code: string; currency: string; minor: bigint }>();
  for (let index = firstAt(world.profits, today, (fact) => fact.at); index < world.profits.length; index++) {
    const fact = world.profits[index];
    if (fact?.biz !== 'PAYOUT' || !fact.channel || fact.count === 0) continue;
    const { currency } = fact;
    const { code } = fact.channel.upstream;
    if (
      code === BANK ||
      (wantedCurrencies && !wantedCurrencies.includes(currency)) ||
      (wantedUpstreams && !wantedUpstreams.includes(code))
    )
      continue;
    const key = `${code} ${currency}`;
    const minor = (spent.get(key)?.minor ?? 0n) + fact.amount + fact.cost;
    spent.set(key, { code, currency, minor });
  }
  const hours = Math.max(1, (at - today) / HOUR);
  return [...spent.values()]
    .map(({ code, currency, minor }) => {
      const balance = balanceOf(world.ledger.account(code, currency, 'CLEARING', false));
      return { code, currency, balance, lasts: balance <= 0n ? 0 : (Number(balance) / Number(minor)) * hours };
    })
    .sort((a, b) => a.lasts - b.lasts || (a.code < b.code ? -1 : 1))
    .map(({ code, currency, balance, lasts }) => ({
      upstreamCode: code,
      upstreamName: world.catalog.upstreams.get(code)?.name ?? code,
      currency,
      balance: moneyIn(currency, balance),
      coverHours: Math.floor(lasts),
    }));
}
