import { screen, within } from '@testing-library/react';
import { type Figure, Figures } from '@/components/Figures';
import type { Filters } from '@/hooks/useListState';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

const AMOUNTS = [
  { currency: 'IDR', count: 0, amount: '0.00' },
  { currency: 'THB', count: 1_200, amount: '-1500000.50' },
  { currency: 'VND', count: 3, amount: '20000' },
];
const onOpen = jest.fn();

const show = (figures: readonly Figure[], counted: Filters = {}) =>
  renderKit(<Figures figures={figures} counted={counted} onOpen={onOpen} />);
/** The content under a label; undefined without such a statistic. */
const contentOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling ?? undefined;
const table = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('a statistic above a list', () => {
  test('opens the list with exactly its rows, under the filters of all statistics', async () => {
    await show(
      [{ key: 'overdue', label: 'Overdue', value: 1_234, isAlarm: true, filters: { view: 'WAITING', overdue: 'true' } }],
      { currency: 'THB' },
    );
    const link = screen.getByRole('button', { name: 'Overdue 1,234' });
    expect(contentOf('Overdue')).toHaveClass('text-error');
    link.focus();
    await aUser().keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[{ currency: 'THB', view: 'WAITING', overdue: 'true' }]]);
  });

  test('opens nothing at zero, when unknown, and under another value of its filter', async () => {
    await show(
      [
        { key: 'none', label: 'None', value: 0, filters: { status: 'HELD' } },
        { key: 'loading', label: 'Loading', value: '–', filters: { status: 'HELD' } },
        { key: 'other', label: 'Other', value: 3, filters: { mode: 'AUTO' } },
      ],
      { mode: 'OVERRIDE' },
    );
    // The only button folds the figures.
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Figures']);
    expect(contentOf('None')).toHaveTextContent(/^0$/);
  });

  test('keeps its place while all values are unknown', async () => {
    await show([
      { key: 'a', label: 'Orders', value: '–' },
      { key: 'b', label: 'Rate', value: '–' },
    ]);
    expect([contentOf('Orders'), contentOf('Rate')].map((one) => one?.textContent)).toEqual(['–', '–']);
  });

  test('is hidden without a value beside known ones', async () => {
    await show([
      { key: 'a', label: 'Orders', value: 3 },
      { key: 'b', label: 'Rate', value: '–' },
      { key: 'c', label: 'Rate by amount', cells: [] },
    ]);
    expect([contentOf('Orders'), contentOf('Rate'), contentOf('Rate by amount')].map((one) => one?.textContent)).toEqual([
      '3',
      undefined,
      undefined,
    ]);
  });

  test('shows an amount for one currency, and no sum of several', async () => {
    await show([
      { key: 'one', label: 'Rate of one', cells: [{ currency: 'THB', value: '92%' }] },
      {
        key: 'two',
        label: 'Rate of two',
        cells: [
          { currency: 'THB', value: '92%' },
          { currency: 'VND', value: '90%' },
        ],
      },
      { key: 'kept', label: 'Kept', amounts: AMOUNTS.slice(0, 2) },
    ]);
    expect([contentOf('Rate of one'), contentOf('Rate of two'), contentOf('Kept')].map((one) => one?.textContent)).toEqual([
      '92%',
      undefined,
      'THB \u22121,500,000.50',
    ]);
  });

  test('of amounts without a count opens its records as well', async () => {
    const amounts = [
      { currency: 'THB', amount: '12345.60' },
      { currency: 'VND', amount: '-20000' },
    ];
    await show([{ key: 'opening', label: 'Opening', amounts }]);
    await aUser().click(screen.getByRole('button', { name: 'THB 12,345.60 +1' }));
    expect(await table()).toEqual([
      ['', 'Opening'],
      ['THB', 'THB 12,345.60'],
      ['VND', 'VND \u221220,000'],
    ]);
  });

  test('expands its amounts by currency, and collapses them', async () => {
    const user = aUser();
    await show([
      { key: 'kept', label: 'Kept', amounts: AMOUNTS },
      { key: 'held', label: 'Held', value: 1_203, amounts: AMOUNTS },
    ]);
    const open = screen.getByRole('button', { name: 'THB \u22121,500,000.50 +1' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    expect(await table()).toEqual([
      ['', 'Kept'],
      ['IDR', '–'],
      ['THB', '1,200 · THB \u22121,500,000.50'],
      ['VND', '3 · VND 20,000'],
    ]);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    await user.click(open);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Amounts per currency' }));
    expect((await table())[0]).toEqual(['', 'Kept', 'Held']);
  });

  test('folds to the alarms, and stays folded on this screen for this operator', async () => {
    const figures: Figure[] = [
      { key: 'waiting', label: 'Waiting', value: 5 },
      { key: 'overdue', label: 'Overdue', value: 2, isAlarm: true, filters: { overdue: 'true' } },
    ];
    const { unmount } = await renderKit(<Figures figures={figures} onOpen={onOpen} />, { at: '/trade/withdraw' });
    const fold = () => screen.getByRole('button', { name: 'Figures' });
    expect(fold()).toHaveAttribute('aria-expanded', 'true');
    await aUser().click(fold());
    expect([contentOf('Waiting'), contentOf('Overdue')?.textContent]).toEqual([undefined, '2']);
    expect(screen.getByRole('button', { name: 'Overdue 2' })).toBeVisible();
    unmount();

    const again = await renderKit(<Figures figures={figures} onOpen={onOpen} />, { at: '/trade/withdraw' });
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    expect(contentOf('Waiting')).toBeUndefined();
    again.unmount();

    await renderKit(<Figures figures={figures} onOpen={onOpen} />, { at: '/trade/payorder' });
    expect(contentOf('Waiting')).toHaveTextContent('5');
  });
});
