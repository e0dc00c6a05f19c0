import { createRandom } from '../../engine/random';
import type { PayOrder } from '../../model/payments';

const GIVEN = ['Somchai', 'Linh', 'Putri', 'Arjun', 'Maria', 'Aminah', 'Niran', 'Thanh', 'Budi', 'Kavya', 'Jose', 'Hafiz'];
const DEVICES = ['Android', 'iPhone', 'Windows', 'Mac'];
const SUBJECTS = ['Order', 'Top-up', 'Ticket', 'Subscription'];

/** Fictitious payer data, derived from the order number so that they never change. */
export function payerOf({ no }: PayOrder) {
  const random = createRandom(no);
  return {
    name: `${random.pick(GIVEN)} ${random.digits(2)}`,
    // An unassigned range, like all account numbers of the world.
    accountNo: `9905${random.digits(12)}`,
    clientIp: `198.51.100.${random.int(2, 250)}`,
    device: random.pick(DEVICES),
    subject: `${random.pick(SUBJECTS)} ${random.digits(6)}`,
  };
}
