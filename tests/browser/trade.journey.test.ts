import { expectSoon, goInside, openBrowser, rowOf, seeRows } from '../support/browser';

const visit = openBrowser({ user: 'admin', at: null });

test('one payment is followed from the merchant’s order to its try, the ledger and the callback by links alone', async () => {
  const { page, platform } = await visit();
  const order = platform.world.payOrders.rows.find(({ status, notify }) => status === 'SUCCESS' && notify.status === 'SUCCESS');
  if (!order) throw new Error('Nobody has paid');
  const { no, mchOrderNo, account } = order;
  const [record] = order.records.slice(-1);
  if (!record) throw new Error('It was never tried');

  // What a merchant asks for is a number of his own.
  await goInside(page, `/trade/payorder?keyword=${mchOrderNo}`);
  await seeRows(page);
  await rowOf(page, no).getByText(no).click();
  const drawer = page.getByRole('dialog', { name: `Pay order ${no}` });
  await expectSoon(drawer).toContainText(mchOrderNo);

  await drawer.getByRole('link', { name: record.no }).click();
  const tried = page.getByRole('dialog', { name: `Pay record ${record.no}` });
  await expectSoon(tried.getByRole('region', { name: /request/i }).first()).toContainText(no);
  await expectSoon(tried.getByRole('region', { name: /answer/i }).first()).toContainText('0000');
  await tried.getByRole('link', { name: `Open ${no}` }).click();

  const entries = drawer.getByRole('region', { name: 'Ledger entries of this order' });
  await expectSoon(entries).toContainText(account.no);
  await expectSoon(entries).toContainText('Pay-in');
  const legs = platform.world.ledger.entries.filter(({ transaction }) => transaction.ref === no);
  expect(legs.length).toBeGreaterThanOrEqual(3);
  for (const { account: one } of legs) await expectSoon(entries).toContainText(one.no);
  await drawer.getByRole('button', { name: 'Show attempt 1' }).click();
  const request = drawer.getByRole('region', { name: /^Request of attempt 1/ });
  await expectSoon(request).toContainText(mchOrderNo);
  await expectSoon(request).toContainText('"sign": "******"');
  await expectSoon(drawer.getByRole('region', { name: /^Answer to attempt 1/ })).toContainText('success');
});
