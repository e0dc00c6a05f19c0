import { duplicatesOf } from '../../../mock/flow/withdraw/usual';
import type { Withdraw } from '../../../mock/model/payments';
import { aDesk } from './deskSupport';

const AT = Date.parse('2026-11-18T00:00:00.000Z');
/** 72 hours. */
const WINDOW_MS = 259_200_000;

/** Two accounts without orders, and an order that is filed there as often as the test wants. */
function aBook() {
  const { world, order, stories } = aDesk();
  const holder = world.holders.find(({ type }) => type === 'PLATFORM');
  const [first, second] = holder?.accounts ?? [];
  if (!first || !second) throw new Error('No holder with two accounts');
  const one: Withdraw = { ...order(stories.plain), account: first.account, requested: 5_000n, status: 'PENDING' };
  const { payee } = one;
  const changed: Readonly<Record<string, Partial<Withdraw>>> = {
    'with nothing changed': {},
    'at another bank': { payee: { ...payee, bankCode: `${payee.bankCode}X` } },
    'to another account number': { payee: { ...payee, accountNo: `${payee.accountNo}1` } },
    'to the same account saved as another beneficiary': { payee: { ...payee, id: `${payee.id}1` } },
    'with an amount of 5001': { requested: 5_001n },
    'with an amount of 4999': { requested: 4_999n },
    'from an account in another currency': { account: second.account },
    rejected: { status: 'REJECTED' },
    canceled: { status: 'CANCELED' },
    expired: { status: 'EXPIRED' },
    held: { status: 'HELD' },
    paid: { status: 'SUCCESS' },
    'with a failed payout': { status: 'FAILED' },
    'with a returned payout': { status: 'REVERSED' },
    'of unknown outcome': { status: 'UNKNOWN' },
  };
  /** Files orders at these times. The table is in order of time. */
  const file = (...orders: readonly Pick<Withdraw, 'no' | 'submittedAt'>[]) =>
    [...orders].sort((a, b) => a.submittedAt - b.submittedAt).map((row) => world.withdraws.insert({ ...one, ...row }));
  const find = (no: string) => duplicatesOf(world, order(no)).map((row) => row.no);
  return { changed, file, find };
}

test.each([
  ['with nothing changed', 0, true],
  ['with nothing changed', -WINDOW_MS, true],
  ['with nothing changed', -WINDOW_MS - 1, false],
  ['with nothing changed', WINDOW_MS, true],
  ['with nothing changed', WINDOW_MS + 1, false],
  ['at another bank', -60_000, false],
  ['to another account number', -60_000, false],
  ['to the same account saved as another beneficiary', -60_000, true],
  ['with an amount of 5001', -60_000, false],
  ['with an amount of 4999', -60_000, false],
  ['from an account in another currency', -60_000, false],
  ['rejected', -60_000, false],
  ['canceled', -60_000, false],
  ['expired', -60_000, false],
  ['held', -60_000, true],
  ['paid', -60_000, true],
  ['with a failed payout', -60_000, true],
  ['with a returned payout', -60_000, true],
  ['of unknown outcome', -60_000, true],
])('for an order of 5000, the same one %s and %d ms later is a possible duplicate: %s', (what, afterMs, isDuplicate) => {
  const { changed, file, find } = aBook();
  file({ no: 'W-1', submittedAt: AT }, { no: 'W-2', submittedAt: AT + afterMs, ...changed[what] });
  expect(find('W-1')).toEqual(isDuplicate ? ['W-2'] : []);
});

test('of 21 possible duplicates the latest 20 are named, the latest first', () => {
  const { file, find } = aBook();
  const numbers = Array.from({ length: 21 }, (_, at) => `W-${101 + at}`);
  file({ no: 'W-1', submittedAt: AT }, ...numbers.map((no, at) => ({ no, submittedAt: AT + 1_000 * (at - 10) - 500 })));
  expect(find('W-1')).toEqual(numbers.slice(1).reverse());
});
