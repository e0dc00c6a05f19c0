import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { BulkResultModal } from '@/components/BulkResultModal';
import { CopyText } from '@/components/CopyText';
import { Figures } from '@/components/Figures';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { withdrawStatusTones } from '@/domain/status';
import { renderKit } from '../../support/domKit';
import { aUser } from '../../support/domUser';

describe('a status tag', () => {
  test('shows the label of a state, in its tone', async () => {
    await renderKit(<StatusTag group="trade.withdraw.status" value="UNKNOWN" tones={withdrawStatusTones} />);
    expect(await screen.findByText('Outcome unknown')).toHaveClass('tag-error');
  });

  test.each(['FROZEN_BY_COURT', 'constructor', 'toString', '__proto__'])(
    'shows the unknown state %s unchanged and neutral',
    async (value) => {
      await renderKit(<StatusTag group="trade.withdraw.status" value={value as never} tones={withdrawStatusTones} />);
      expect(await screen.findByText(value)).toHaveClass('tag-neutral');
    },
  );

  test('is empty without a value from the server', async () => {
    await renderKit(
      <p>
        before
        <StatusTag group="trade.withdraw.status" value={undefined} tones={withdrawStatusTones} />
      </p>,
    );
    expect(await screen.findByText('before')).toHaveTextContent(/^before$/);
  });
});

describe('an amount', () => {
  test.each([
    ['1250.00', 'THB', 'THB 1,250.00'],
    ['1250', 'VND', 'VND 1,250'],
    ['1250', 'THB', 'THB 1,250.00'],
    ['0.001', 'KWD', 'KWD 0.001'],
    ['-3.10', 'USD', 'USD −3.10'],
    ['9007199254740993.01', 'THB', 'THB 9,007,199,254,740,993.01'],
    ['1.005', 'THB', 'THB 1.005'],
    ['1250.5', 'VND', 'VND 1250.5'],
    ['1e3', 'THB', 'THB 1e3'],
    ['******', 'THB', 'THB ******'],
    ['', 'THB', 'unknown amount'],
    ['12.00', 'XXX', 'XXX 12.00'],
  ])('%s of %s is shown as “%s”', async (amount, currency, text) => {
    const { container } = await renderKit(<Money amount={amount} currency={currency} />);
    expect(container.textContent).toBe(text);
  });

  test('is a dash without a currency when it is missing', async () => {
    const { container } = await renderKit(<Money amount={undefined} currency="THB" />);
    expect(container).toHaveTextContent(/^–$/);
  });

  test('keeps currency and digits in Chinese', async () => {
    const { container } = await renderKit(<Money amount="1250.00" currency="THB" />, { locale: 'zh-CN' });
    expect(container).toHaveTextContent('THB 1,250.00');
  });
});

describe('a time', () => {
  test.each([
    ['Asia/Singapore', '2026-11-20 14:31:02', 'Asia/Singapore UTC+8'],
    ['America/New_York', '2026-11-20 01:31:02', 'America/New_York UTC-5'],
    ['Mars/Olympus', '2026-11-20 14:31:02', 'Asia/Singapore UTC+8'],
  ])('is shown in the operator’s zone (%s), and the tooltip has zone and UTC', async (timeZone, shown, zone) => {
    const user = aUser();
    await renderKit(<Time at="2026-11-20T06:31:02Z" />, { timeZone });
    const time = await screen.findByText(shown);
    expect(time).toHaveAttribute('datetime', '2026-11-20T06:31:02Z');
    await user.hover(time);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(`${zone} · 2026-11-20T06:31:02Z`);
  });

  test('has its tooltip also while the page moves, and loses it when the page moves again', async () => {
    const user = aUser();
    await renderKit(<Time at="2026-11-20T06:31:02Z" />, { timeZone: 'Asia/Singapore' });
    await user.hover(await screen.findByText('2026-11-20 14:31:02'));
    fireEvent.scroll(document);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('2026-11-20T06:31:02Z');
    fireEvent.scroll(document);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  test('loses its tooltip when it is removed', async () => {
    const user = aUser();
    const Going = () => {
      const [isThere, setIsThere] = useState(true);
      useEffect(() => {
        window.addEventListener('gone', () => setIsThere(false), { once: true });
      }, []);
      return isThere ? <Time at="2026-11-20T06:31:02Z" /> : <p>Gone</p>;
    };
    await renderKit(<Going />, { timeZone: 'Asia/Singapore' });
    await user.hover(await screen.findByText('2026-11-20 14:31:02'));
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('gone')));
    expect(screen.getByText('Gone')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  test('is shown unchanged when it is invalid', async () => {
    await renderKit(<Time at="soon" withRelative />);
    expect((await screen.findAllByText('soon'))[0]).toBeVisible();
  });

  test.each([null, undefined])('is a dash for %s', async (at) => {
    const { container } = await renderKit(<Time at={at} withRelative />);
    expect(container).toHaveTextContent(/^–$/);
  });
});

describe('a copyable value', () => {
  afterEach(() => jest.useRealTimers());

  test('is copied as shown, says so, and can be copied again', async () => {
    jest.useFakeTimers();
    const user = aUser({ advanceTimers: jest.advanceTimersByTime });
    await renderKit(<CopyText text="W-1 " name="Withdraw no." />);
    await user.click(await screen.findByRole('button', { name: 'Copy Withdraw no.' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe('W-1 ');
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('confirms in its tooltip too, at the pointer', async () => {
    const user = aUser();
    await renderKit(<CopyText text="W-1" name="Withdraw no." />);
    const button = await screen.findByRole('button', { name: 'Copy Withdraw no.' });
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy Withdraw no.');
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copied'));
  });

  test('does not open its row', async () => {
    const user = aUser();
    const onRow = jest.fn();
    await renderKit(
      // biome-ignore lint/a11y: stands for a table row
      <div onClick={onRow}>
        <CopyText text="W-1" name="Withdraw no." />
      </div>,
    );
    await user.click(await screen.findByRole('button', { name: 'Copy Withdraw no.' }));
    expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    expect(onRow).not.toHaveBeenCalled();
  });
});

describe('the statistics above a list', () => {
  const figures = [
    {
      key: 'waiting',
      label: 'Waiting',
      value: 5,
      amounts: [
        { currency: 'THB', count: 3, amount: '300.00' },
        { currency: 'VND', count: 2, amount: '50000' },
      ],
    },
    { key: 'overdue', label: 'Overdue', value: 1, isAlarm: true, amounts: [{ currency: 'THB', count: 1, amount: '100.00' }] },
    { key: 'median', label: 'Median to decision', value: '5 min' },
  ];

  test('show amounts per currency on request and never a sum over currencies', async () => {
    const user = aUser();
    const { container } = await renderKit(<Figures figures={figures} />);
    const opener = await screen.findByRole('button', { name: 'Amounts per currency' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);

    const table = within(screen.getByRole('region', { name: 'Amounts per currency' })).getByRole('table');
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'WaitingOverdue',
      'THB3 · THB 300.001 · THB 100.00',
      'VND2 · VND 50,000–',
    ]);
    expect(container.textContent).not.toMatch(/50[,.]?[34]00/);
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('offer no amounts when there are none', async () => {
    await renderKit(<Figures figures={[{ key: 'count', label: 'Waiting', value: 0, amounts: [] }]} />);
    expect(await screen.findByText('Waiting')).toBeVisible();
    // It keeps its place: one that came and went with the amounts would move the whole page.
    expect(screen.getByRole('button', { name: 'Amounts per currency' })).toBeDisabled();
  });

  test('mention no amounts when they are counts only', async () => {
    await renderKit(<Figures figures={[{ key: 'count', label: 'Waiting', value: 0 }]} />);
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Amounts per currency' })).not.toBeInTheDocument();
  });
});

describe('the result of a bulk call', () => {
  const failed = [
    { no: 'W-2', code: 409, msg: 'Decided by chen.yu', status: 'PASSED' },
    { no: 'W-3', code: 403, msg: 'Outside your scope', status: undefined },
  ];

  test('shows for each failed item the reason and its current state', async () => {
    const user = aUser();
    const onRetry = jest.fn();
    const onClose = jest.fn();
    await renderKit(
      <BulkResultModal
        succeeded={1}
        failed={failed}
        idOf={(failure) => failure.no}
        idTitle="Withdraw no."
        renderState={({ status }) => status ?? '–'}
        onRetry={onRetry}
        onClose={onClose}
      />,
    );
    const dialog = await screen.findByRole('dialog', { name: '1 of 3 done' });
    expect(within(dialog).getByRole('row', { name: 'W-2 Decided by chen.yu PASSED' })).toBeInTheDocument();
    expect(within(dialog).getByRole('row', { name: 'W-3 Outside your scope –' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Select failed' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  const faster = { changedBy: 'chen.yu', changedAt: '2026-11-20T06:30:00Z' };
  const working = { claimedBy: 'li.na', claimedUntil: '2026-11-20T06:36:00Z' };
  const told: readonly ({ no: string } & Parameters<typeof BulkResultModal>[0]['failed'][number])[] = [
    { no: 'W-2', code: 409, msg: 'Already passed.', current: { status: 'PASSED' }, ...faster },
    { no: 'W-3', code: 423, msg: 'Claimed.', current: null, ...working },
    { no: 'W-4', code: 423, msg: 'Claimed.', claimedBy: 'li.na' },
    { no: 'W-5', code: 500, msg: '=HYPERLINK("x")\nof two\tlines' },
  ];
  const show = async () => {
    await renderKit(
      <BulkResultModal
        succeeded={0}
        failed={told}
        idOf={({ no }) => no}
        idTitle="Withdraw no."
        renderState={({ current }) => current?.status ?? '–'}
        onRetry={() => undefined}
        onClose={() => undefined}
      />,
    );
    return screen.findByRole('dialog', { name: '0 of 4 done' });
  };

  test('names the faster colleague and the holder of a claim, in the operator’s zone', async () => {
    const dialog = await show();
    const line = (no: string) => within(dialog).getByRole('row', { name: new RegExp(`^${no}`) });
    expect(line('W-2')).toHaveTextContent('Already passed.Changed by chen.yu at 2026-11-20 14:30:00');
    expect(line('W-3')).toHaveTextContent('li.na is working on this order until 2026-11-20 14:36:00');
    expect(line('W-4')).toHaveTextContent('li.na is working on this order');
    expect(line('W-5')).not.toHaveTextContent(/working|Changed/);
  });

  test('is copied as a table, one line per item and without formulas', async () => {
    const user = aUser();
    const dialog = await show();
    await user.click(within(dialog).getByRole('button', { name: 'Copy report' }));
    expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Copied');
    const lines = (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'));
    expect(lines).toEqual([
      ['Withdraw no.', 'Code', 'Reason', 'Operator', 'Current status'],
      ['W-2', '409', 'Already passed.', 'Changed by chen.yu at 2026-11-20 14:30:00', 'PASSED'],
      ['W-3', '423', 'Claimed.', 'li.na is working on this order until 2026-11-20 14:36:00', ''],
      ['W-4', '423', 'Claimed.', 'li.na is working on this order', ''],
      ['W-5', '500', `'=HYPERLINK("x") of two lines`, '', ''],
    ]);
  });
});
