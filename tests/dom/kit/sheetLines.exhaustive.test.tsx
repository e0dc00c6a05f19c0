import { render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { type SheetLineColumn, SheetLines } from '@/components/SheetLines';
import type { SheetLine } from '@/components/sheetErrors';
import { renderKit, WithoutStyles } from '../../support/domKit';
import { aUser, focusStays } from '../../support/domUser';

const COLUMNS: readonly SheetLineColumn[] = [
  { name: 'account', title: 'Account', width: 220 },
  { name: 'amount', title: 'Amount', width: 140 },
];
type Cells = Record<string, string>;

/** The rules of the lines: what a screen would have. */
function check(lineNo: number, cells: Cells): SheetLine {
  const errors = [];
  if (!/^\d+$/.test(cells.account ?? '')) errors.push({ name: 'account', msg: 'Digits only.' });
  if (!/^\d+\.\d\d$/.test(cells.amount ?? '')) errors.push({ name: 'amount', msg: 'An amount like 1250.00.' });
  if (cells.amount === '0.00') errors.push({ name: 'line', msg: 'Nothing would be paid.' });
  const warnings = cells.account === '111' ? [{ name: 'account', msg: 'Paid on Monday, too.' }] : [];
  return { lineNo, cells, errors, warnings };
}

/** Ten lines per hundred are wrong in one column or the other. */
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    check(at + 2, { account: at % 20 === 7 ? 'ACC' : `${at}`, amount: at % 20 === 13 ? 'much' : '1.00' }),
  );

function Screen({ first, onChange }: { first: readonly SheetLine[]; onChange?: jest.Mock }) {
  const [lines, setLines] = useState(first);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const change = (lineNo: number, name: string, value: string) => {
    onChange?.(lineNo, name, value);
    setLines((all) => all.map((line) => (line.lineNo === lineNo ? check(lineNo, { ...line.cells, [name]: value }) : line)));
  };
  const leaveOut = (lineNo: number, isOut: boolean) =>
    setLeftOut((all) => new Set(isOut ? [...all, lineNo] : [...all].filter((one) => one !== lineNo)));
  return (
    <SheetLines
      name="Lines of batch.csv"
      lines={lines}
      columns={COLUMNS}
      onChange={change}
      leftOut={leftOut}
      onLeaveOut={leaveOut}
    />
  );
}

async function show(rows: readonly [string, string][], locale: 'en-US' | 'zh-CN' = 'en-US') {
  const onChange = jest.fn();
  const lines = rows.map(([account, amount], at) => check(at + 2, { account, amount }));
  const view = await renderKit(<Screen first={lines} onChange={onChange} />, { locale });
  await screen.findByRole('region', { name: 'Lines of batch.csv' });
  return { ...view, onChange, user: aUser() };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fields = () => screen.queryAllByRole('textbox').map((one) => one.getAttribute('aria-label'));
const lineNos = () => [...document.querySelectorAll('[data-row-key]')].map((row) => Number(row.getAttribute('data-row-key')));
const button = (name: string) => screen.getByRole('button', { name });
const only = () => screen.getByRole('checkbox');

describe('lines with errors', () => {
  test('are shown alone, with fields for the faulty cells and the message at each', async () => {
    await show([
      ['1', '1.00'],
      ['x', '1.00'],
      ['3', 'y'],
      ['4', '4.00'],
    ]);
    expect(only()).toBeChecked();
    expect(only()).toHaveAccessibleName('Only lines with errors (2)');
    expect(screen.getByRole('status')).toHaveTextContent('4 lines, 2 with errors, 0 excluded');
    expect(lineNos()).toEqual([3, 4]);
    expect(fields()).toEqual(['Account, line 3', 'Amount, line 4']);
    expect(field('Account, line 3')).toBeInvalid();
    expect(field('Account, line 3')).toHaveAccessibleDescription('Digits only.');
    expect(screen.getByText('Digits only.')).toBeVisible();
    expect(field('Amount, line 4')).toHaveAccessibleDescription('An amount like 1250.00.');
  });

  test('are shown among the others on request', async () => {
    const { user } = await show([
      ['1', '1.00'],
      ['x', '1.00'],
    ]);
    await user.click(only());
    expect(lineNos()).toEqual([2, 3]);
    await user.click(only());
    expect(lineNos()).toEqual([3]);
  });

  test('are none without a fault, and the filter stays off until it is set', async () => {
    const { user } = await show([['1', '1.00']]);
    expect(only()).not.toBeChecked();
    expect(lineNos()).toEqual([2]);
    expect(fields()).toEqual([]);
    expect(button('Next error')).toBeDisabled();
    await user.click(only());
    expect(screen.getByText('No lines with errors')).toBeVisible();
  });

  test('are in Chinese on request', async () => {
    await show([['x', '1.00']], 'zh-CN');
    expect(only()).toHaveAccessibleName('仅看有误的行（1）');
    expect(screen.getByRole('status')).toHaveTextContent('共 1 行，1 行有误，0 行已剔除');
    expect(field('Account，第 2 行')).toBeInvalid();
    expect(button('编辑第 2 行')).toHaveTextContent('编辑');
    expect(button('剔除第 2 行')).toHaveTextContent('剔除');
  });

  test('may have a warning that is no error, announced with the field', async () => {
    await show([['111', 'y']]);
    expect(screen.getByText('Paid on Monday, too.')).toBeVisible();
    expect(fields()).toEqual(['Amount, line 2']);
    await aUser().click(button('Edit line 2'));
    expect(field('Account, line 2')).toHaveAccessibleDescription('Paid on Monday, too.');
    expect(field('Account, line 2')).toBeValid();
  });
});

describe('a cell', () => {
  test('stays a field during typing, also when it becomes valid, and its line stays visible', async () => {
    const { onChange, user } = await show([
      ['x', '1.00'],
      ['y', '1.00'],
    ]);
    await user.clear(field('Account, line 2'));
    await user.type(field('Account, line 2'), '42');
    expect(onChange.mock.calls).toEqual([
      [2, 'account', ''],
      [2, 'account', '4'],
      [2, 'account', '42'],
    ]);
    expect(field('Account, line 2')).toHaveFocus();
    expect(field('Account, line 2')).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent('2 lines, 1 with errors, 0 excluded');
    await user.click(field('Account, line 3'));
    expect(fields()).toEqual(['Account, line 3']);
    expect(lineNos()).toEqual([2, 3]);
    expect(screen.getByText('42')).toBeVisible();
  });

  test('restores the old value on Escape, which closes nothing else', async () => {
    const { user } = await show([['x', '1.00']]);
    const onKey = jest.fn();
    window.addEventListener('keydown', onKey);
    await user.type(field('Account, line 2'), '42');
    expect(field('Account, line 2')).toHaveValue('x42');
    onKey.mockClear();
    await user.keyboard('{Escape}');
    expect(field('Account, line 2')).toHaveValue('x');
    expect(field('Account, line 2')).toHaveFocus();
    expect(onKey).not.toHaveBeenCalled();
    // Nothing to give back: it is the drawer's.
    await user.keyboard('{Escape}');
    expect(onKey).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', onKey);
  });

  test('moves on Enter to the same column of the next faulty line, else to the next error', async () => {
    const { user } = await show([
      ['x', 'much'],
      ['y', '1.00'],
      ['4', 'more'],
    ]);
    await user.click(field('Account, line 2'));
    await user.keyboard('{Enter}');
    expect(field('Account, line 3')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Amount, line 4')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Amount, line 4')).toHaveFocus();
  });

  test('does not move on an Enter that ends a composition', async () => {
    const { user } = await show([
      ['x', '1.00'],
      ['y', '1.00'],
    ]);
    await user.click(field('Account, line 2'));
    field('Account, line 2').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    expect(field('Account, line 2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Account, line 3')).toHaveFocus();
  });
});

describe('the navigation between errors', () => {
  test('wraps around in both directions, from the last focused error', async () => {
    const { user } = await show([
      ['x', 'much'],
      ['2', '1.00'],
      ['z', '1.00'],
    ]);
    const next = button('Next error');
    await user.click(next);
    expect(field('Account, line 2')).toHaveFocus();
    await user.click(next);
    expect(field('Amount, line 2')).toHaveFocus();
    await user.click(next);
    expect(field('Account, line 4')).toHaveFocus();
    await user.click(next);
    expect(field('Account, line 2')).toHaveFocus();
    await user.click(button('Previous error'));
    expect(field('Account, line 4')).toHaveFocus();
  });

  test('moves to the line itself when no cell is faulty', async () => {
    const { user } = await show([
      ['1', '1.00'],
      ['2', '0.00'],
    ]);
    await user.click(button('Next error'));
    expect(button('Edit line 3')).toHaveFocus();
    expect(button('Edit line 3')).toHaveAccessibleDescription('Nothing would be paid.');
  });
});

describe('a line', () => {
  test('is edited as a whole, one at a time', async () => {
    const { user } = await show([
      ['1', '1.00'],
      ['2', '2.00'],
    ]);
    await user.click(button('Edit line 2'));
    expect(fields()).toEqual(['Account, line 2', 'Amount, line 2']);
    await waitFor(() => expect(field('Account, line 2')).toHaveFocus());
    await user.click(button('Edit line 3'));
    expect(fields()).toEqual(['Account, line 3', 'Amount, line 3']);
    await user.click(button('Done with line 3'));
    expect(fields()).toEqual([]);
    expect(button('Edit line 3')).toHaveFocus();
  });

  test('is excluded and restored, together with its error', async () => {
    const { user } = await show([
      ['x', '1.00'],
      ['2', 'much'],
    ]);
    await user.click(button('Exclude line 2'));
    expect(screen.getByRole('status')).toHaveTextContent('2 lines, 1 with errors, 1 excluded');
    expect(fields()).toEqual(['Amount, line 3']);
    expect(screen.queryByText('Digits only.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit line 2' })).not.toBeInTheDocument();
    expect(button('Include line 2')).toHaveFocus();
    await user.click(button('Next error'));
    expect(field('Amount, line 3')).toHaveFocus();
    await user.click(button('Include line 2'));
    expect(field('Account, line 2')).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('2 lines, 2 with errors, 0 excluded');
  });

  test('is reached and corrected without a mouse', async () => {
    const { onChange, user } = await show([['x', '1.00']]);
    await user.tab();
    expect(only()).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(button('Next error')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Account, line 2')).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}7');
    expect(onChange).toHaveBeenLastCalledWith(2, 'account', '7');
    await user.tab();
    expect(button('Edit line 2')).toHaveFocus();
    await user.tab();
    expect(button('Exclude line 2')).toHaveFocus();
  });
});

test('axe finds nothing', async () => {
  await show([
    ['x', 'much'],
    ['111', 'y'],
    ['3', '0.00'],
  ]);
  await aUser().click(button('Edit line 3'));
  const { violations, passes } = await axe.run(screen.getByRole('region', { name: 'Lines of batch.csv' }), {
    // There are no colours without a style sheet; the browser tests of the screens look at them.
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('label');
});

describe('10,000 lines', () => {
  test('are rendered only where visible, also after one of them changes', async () => {
    const { user, ...view } = { ...(await renderKit(<Screen first={many(10_000)} />)), user: aUser() };
    await screen.findByRole('region', { name: 'Lines of batch.csv' });
    expect(screen.getByRole('status')).toHaveTextContent('10,000 lines, 1,000 with errors, 0 excluded');
    const drawn = lineNos();
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.length).toBeLessThan(60);
    const others = [...document.querySelectorAll('[data-row-key]')].slice(1);
    const htmlBefore = others.map((row) => row.innerHTML);
    const [first] = fields();
    await user.type(field(String(first)), '9');
    expect(lineNos()).toEqual(drawn);
    expect([...document.querySelectorAll('[data-row-key]')].slice(1)).toEqual(others);
    expect(others.map((row) => row.innerHTML)).toEqual(htmlBefore);
    await user.click(only());
    expect(lineNos().length).toBeLessThan(60);
    expect(within(view.container).getAllByRole('textbox').length).toBeLessThan(20);
  });
});

test('an error far below is scrolled into view and focused', async () => {
  // Of the layout a list needs its own height and those of its lines to scroll.
  const heights = [
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480),
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40),
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body),
  ];
  await renderKit(<Screen first={many(10_000)} />);
  const user = aUser();
  await user.click(await screen.findByRole('button', { name: 'Previous error' }));
  await focusStays(() => field('Amount, line 9,995'));
  expect(lineNos()).not.toContain(9);
  expect(lineNos().length).toBeLessThan(60);
  for (const height of heights) height.mockRestore();
});

test('a change renders no cell of another line', async () => {
  await renderKit(null);
  const drawn: string[] = [];
  const spied = (line: SheetLine): SheetLine => {
    const { lineNo } = line;
    return {
      ...line,
      get warnings() {
        drawn.push(String(lineNo));
        return line.warnings;
      },
    };
  };
  const lines = many(400).map(spied);
  const props = { name: 'Lines', columns: COLUMNS, leftOut: new Set<number>(), onLeaveOut: () => undefined };
  const table = (rows: readonly SheetLine[]) => (
    <WithoutStyles>
      <SheetLines {...props} lines={rows} onChange={() => undefined} />
    </WithoutStyles>
  );
  const { rerender } = render(table(lines));
  expect(new Set(drawn).size).toBeGreaterThan(5);
  drawn.length = 0;
  const changed = lines[7] as SheetLine;
  rerender(
    table(lines.map((line) => (line === changed ? spied(check(changed.lineNo, { account: 'B', amount: '1.00' })) : line))),
  );
  expect([...new Set(drawn)]).toEqual([String(changed.lineNo)]);
});
