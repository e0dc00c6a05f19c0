import { rowsOf, see, seeRows, useBrowser } from '../support/browser';

const visit = useBrowser();

test('harness', async () => {
  const t0 = Date.now();
  const { page } = await visit();
  const t1 = Date.now();
  await seeRows(page);
  console.log(t1 - t0, Date.now() - t1, await rowsOf(page).count());
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw orders');
});
