import { screen, within } from '@testing-library/react';
import { TrendChart } from '@/components/TrendChart';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const DAYS = [
  { date: '2026-11-19', paidIn: '9007199254740993.01', withdrawn: '0.10', returned: '0.00' },
  { date: '2026-11-20', paidIn: '0.00', withdrawn: '0.20', returned: '12.50' },
];

/** The table as it reads, row by row. */
async function openTable(days: Parameters<typeof TrendChart>[0]['days'], locale: 'en-US' | 'zh-CN' = 'en-US') {
  const user = aUser();
  await renderKit(<TrendChart title="30 days" currency="THB" days={days} />, { locale });
  const show = await screen.findByRole('button', { name: locale === 'en-US' ? 'Show as table' : '以表格显示' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(show);
  const region = screen.getByRole('region', { name: '30 days' });
  expect(region).toHaveAttribute('tabindex', '0');
  return within(within(region).getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('the table of a chart', () => {
  test('has every amount exactly, also beyond 2^53', async () => {
    expect(await openTable(DAYS)).toEqual([
      ['Day', 'Pay-ins', 'Withdrawals', 'Returns'],
      ['2026-11-19', 'THB 9,007,199,254,740,993.01', 'THB 0.10', 'THB 0.00'],
      ['2026-11-20', 'THB 0.00', 'THB 0.20', 'THB 12.50'],
    ]);
    expect(screen.getByRole('rowheader', { name: '2026-11-19' })).toBeVisible();
  });

  test('has no column for values that the server omits', async () => {
    const days = DAYS.map(({ returned: _, ...day }) => day);
    expect((await openTable(days))[0]).toEqual(['Day', 'Pay-ins', 'Withdrawals']);
  });

  test('shows an invalid amount unchanged, and draws nothing for it', async () => {
    const rows = await openTable([{ date: '2026-11-20', paidIn: '******', withdrawn: '1.00' }]);
    expect(rows[1]).toEqual(['2026-11-20', 'THB ******', 'THB 1.00']);
    expect(document.querySelector('.chart-box')).toBeNull();
  });

  test('is in Chinese on request', async () => {
    expect((await openTable(DAYS, 'zh-CN'))[0]).toEqual(['日期', '入账', '提现', '退回']);
  });

  test('can be closed', async () => {
    await openTable(DAYS);
    await aUser().click(screen.getByRole('button', { name: 'Hide table' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
