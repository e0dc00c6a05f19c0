import { screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { BulkResultModal } from '@/components/BulkResultModal';
import { FieldErrors } from '@/components/FieldErrors';
import { MaskedValue } from '@/components/MaskedValue';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import type { Refusal, WithdrawBulkResult } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { calls, type DialogProps } from '@/pages/trade/withdraw/calls';
import { ReasonModal } from '@/pages/trade/withdraw/ReasonModal';
import { ResolveModal } from '@/pages/trade/withdraw/ResolveModal';
import { RetryModal } from '@/pages/trade/withdraw/RetryModal';
import { endSession } from '@/request/session';
import { aRefusal, aWithdraw } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aUser, choose } from '../../support/domUser';

type Fields = NonNullable<NonNullable<Refusal['data']>['fields']>;
const refusedFor = (fields: Fields) => aRefusal({ kind: 'business', code: 422, data: { fields } });

describe('a field error from the server', () => {
  /** A form over refusals that come one after the other. */
  function Sheet({ refusals }: { refusals: readonly (ApiError | undefined)[] }) {
    const [at, setAt] = useState(0);
    return (
      <Form layout="vertical" name="sheet">
        <FieldErrors refusal={refusals[at]} />
        <Form.Item name="channelCode" label="Channel">
          <Input />
        </Form.Item>
        <Form.Item name="remark" label="Remark" rules={[{ max: 5, message: 'Too long' }]}>
          <Input />
        </Form.Item>
        {['THB', 'VND'].map((currency) => (
          <Form.Item key={currency} name={['sums', currency]} label={currency}>
            <Input />
          </Form.Item>
        ))}
        <button type="button" onClick={() => setAt(at + 1)}>
          Next
        </button>
      </Form>
    );
  }
  const show = async (...refusals: (ApiError | undefined)[]) => {
    await renderKit(<Sheet refusals={[undefined, ...refusals]} />);
    const user = aUser();
    const field = (name: string) => screen.getByRole('textbox', { name });
    await screen.findByRole('textbox', { name: 'Remark' });
    return { user, field, next: () => user.click(screen.getByRole('button', { name: 'Next' })) };
  };

  test('is shown at its field, which takes the focus and keeps its text', async () => {
    const { user, field, next } = await show(refusedFor([{ name: 'remark', msg: 'Say more.' }]));
    await user.type(field('Remark'), 'abc');
    await next();
    await waitFor(() => expect(field('Remark')).toHaveAccessibleDescription('Say more.'));
    expect(field('Remark')).toBeInvalid();
    expect(field('Remark')).toHaveFocus();
    expect(field('Remark')).toHaveValue('abc');
    expect(field('Channel')).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('disappears when that field is changed, and stays while others are', async () => {
    const { user, field, next } = await show(
      refusedFor([
        { name: 'channelCode', msg: 'No such channel.' },
        { name: 'remark', msg: 'Say more.' },
      ]),
    );
    await next();
    await waitFor(() => expect(field('Channel')).toHaveAccessibleDescription('No such channel.'));
    await user.type(field('Remark'), 'abc');
    await waitFor(() => expect(field('Remark')).toBeValid());
    expect(field('Channel')).toBeInvalid();
    await user.type(field('Channel'), 'C');
    await waitFor(() => expect(field('Channel')).toBeValid());
  });

  test('gives way to an error of the field itself', async () => {
    const { user, field, next } = await show(refusedFor([{ name: 'remark', msg: 'Say more.' }]));
    await next();
    await waitFor(() => expect(field('Remark')).toHaveAccessibleDescription('Say more.'));
    await user.click(field('Remark'));
    await user.paste('more than five');
    await waitFor(() => expect(field('Remark')).toHaveAccessibleDescription('Too long'));
    // Each change is validated again.
    await user.type(field('Channel'), 'C');
    expect(field('Remark')).toHaveAccessibleDescription('Too long');
  });

  test('disappears when the form is sent again', async () => {
    const { field, next } = await show(
      refusedFor([{ name: 'channelCode', msg: 'No such channel.' }]),
      undefined,
      refusedFor([{ name: 'remark', msg: 'Say more.' }]),
    );
    await next();
    await waitFor(() => expect(field('Channel')).toBeInvalid());
    await next();
    await waitFor(() => expect(field('Channel')).toBeValid());
    await next();
    await waitFor(() => expect(field('Remark')).toHaveAccessibleDescription('Say more.'));
    expect(field('Channel')).toBeValid();
  });

  test('of a group is shown at its parts, and several of one field together', async () => {
    const { field, next } = await show(
      refusedFor([
        { name: 'sums', msg: 'Does not match.' },
        { name: 'remark', msg: 'Say more.' },
        { name: 'remark', msg: 'Say it in English.' },
      ]),
    );
    await next();
    for (const currency of ['THB', 'VND'])
      await waitFor(() => expect(field(currency)).toHaveAccessibleDescription('Does not match.'));
    expect(field('Remark')).toHaveAccessibleDescription(/Say more\..*Say it in English\./);
  });

  test('is shown above the form when the form has no such field', async () => {
    const { field, next } = await show(
      refusedFor([
        { name: 'items.0.version', msg: 'Not less than 1.' },
        { name: 'remarks', msg: 'Unknown field.' },
      ]),
      undefined,
    );
    await next();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('items.0.version: Not less than 1.');
    expect(alert).toHaveTextContent('remarks: Unknown field.');
    expect(field('Remark')).toBeValid();
    await next();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('a dialog with a field error', () => {
  const network = withNetwork();
  afterEach(() => endSession('logout'));

  const order = aWithdraw({ status: 'FAILED', failMsg: 'The bank refused', version: 4, holderName: 'Northwind Trading' });
  const show = async (Dialog: (props: DialogProps) => React.ReactNode) => {
    await network().enter('ops.lee');
    const onDone = jest.fn<void, [WithdrawBulkResult]>();
    const dialog: DialogProps = {
      rows: [order],
      send: (action, body, options) => calls[action](body as never, options),
      onDone,
      onRefusal: () => undefined,
      onClose: () => undefined,
      isChecking: false,
      isRead: false,
      onRead: () => undefined,
    };
    await renderKit(<Dialog {...dialog} />);
    const user = aUser({ applyAccept: false });
    await screen.findByRole('dialog');
    return { user, onDone, confirm: (name: RegExp) => user.click(screen.getByRole('button', { name })) };
  };
  const refuse = (path: string, name: string) => {
    const kind = { code: 422, msg: `Please check ${name}: Not so.`, data: { fields: [{ name, rule: 'x', msg: 'Not so.' }] } };
    network().platform.faults.push({ match: `/trade/withdraw/${path}`, method: 'POST', kind });
  };
  const bodies = (path: string) =>
    network()
      .callsOf(`/trade/withdraw/${path}`, 'POST')
      .map(({ body }) => body);

  test.each([
    [
      'hold',
      'Risk review',
      /^Hold THB 1,250\.00$/,
      'No money moves and THB 1,250.00 stays frozen. The order cannot be passed until',
    ],
    [
      'unhold',
      'Checked, no issues',
      /^Lift hold on THB 1,250\.00$/,
      'The order returns to its previous status. THB 1,250.00 stays',
    ],
    [
      'refund',
      'Channel unavailable',
      /^Return THB 1,250\.00$/,
      'Ends the payout and returns THB 1,250.00 to the available balance',
    ],
  ] as const)('%s: shows the effect on the money, and the message at its field', async (kind, reason, ok, money) => {
    const { user, confirm } = await show((props) => <ReasonModal kind={kind} {...props} />);
    expect(screen.getByText((text) => text.startsWith(money))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveFocus());
    await choose(user, 'Reason', reason);
    const remark = screen.getByRole('textbox', { name: 'Internal remark' });
    await user.type(remark, ' called the holder ');
    refuse(kind, 'remark');
    await confirm(ok);
    await waitFor(() => expect(remark).toHaveAccessibleDescription('Not so.'));
    expect(remark).toHaveValue(' called the holder ');
    const { withdrawNo, version } = order;
    const refs = kind === 'refund' ? { withdrawNo, version } : { items: [{ withdrawNo, version }] };
    expect(bodies(kind)).toEqual([{ ...refs, reasonCode: expect.any(String), remark: 'called the holder' }]);
  });

  test('hold: accepts only a future time, by the operator’s clock', async () => {
    const { user, confirm } = await show((props) => <ReasonModal kind="hold" {...props} />);
    const until = await screen.findByRole('textbox', { name: 'Hold until' });
    expect(until).toHaveAccessibleDescription(/Times in Asia\/Singapore \(UTC\+8\)$/);
    await choose(user, 'Reason', 'Risk review');
    await user.click(until);
    await user.paste('2030-01-02 09:30');
    await user.keyboard('{Enter}');
    refuse('hold', 'holdUntil');
    await confirm(/^Hold THB/);
    await waitFor(() => expect(until).toHaveAccessibleDescription(/Not so\./));
    expect(bodies('hold')).toMatchObject([{ holdUntil: '2030-01-02T09:30:00+08:00' }]);
    await user.clear(until);
    await user.paste('2020-01-02 09:30');
    await user.keyboard('{Enter}');
    await user.tab();
    await waitFor(() => expect(until).toHaveValue('2030-01-02 09:30'));
  });

  test('retry: shows payee and reason, defaults to the safe choice, and shows the message at its field', async () => {
    const { user, confirm } = await show(RetryModal);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('S*** W*** · ******7821');
    expect(dialog).toHaveTextContent('The bank refused');
    expect(dialog).toHaveTextContent('Creates a payout order of THB 1,237.50. The money stays frozen.');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveFocus());
    await choose(user, 'Channel', 'CH0311');
    refuse('retry', 'channelCode');
    await confirm(/^Retry THB 1,237\.50$/);
    const channel = screen.getByRole('combobox', { name: 'Channel' });
    await waitFor(() => expect(channel).toHaveAccessibleDescription(/Not so\./));
    expect(bodies('retry')).toEqual([{ withdrawNo: order.withdrawNo, version: 4, channelCode: 'CH0311' }]);
  });

  test('resolve: has no default, explains each choice, and shows the message at its field', async () => {
    const { user, confirm } = await show(ResolveModal);
    const [arrived, not] = screen.getAllByRole('radio');
    expect(arrived).not.toBeChecked();
    expect(not).not.toBeChecked();
    await waitFor(() => expect(arrived).toHaveFocus());
    await confirm(/^Record$/);
    expect(await screen.findByText('Attach a file and wait for its upload')).toBeVisible();
    // The result and the remark; the reference is needed only for money that has arrived.
    expect(await screen.findAllByText('Required')).toHaveLength(2);

    await user.click(screen.getByRole('radio', { name: 'Money did not arrive' }));
    expect(await screen.findByText('THB 1,250.00 stays frozen.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Money arrived' }));
    expect(await screen.findByText(/^THB 1,250\.00 leaves the frozen balance; THB 1,237\.50 of it/)).toBeVisible();
    await user.upload(screen.getByLabelText('Evidence'), new File(['%PDF-1.7 slip'], 'slip.pdf'));
    expect(await screen.findByText('slip.pdf · 1 kB · uploaded')).toBeVisible();
    const remark = screen.getByRole('textbox', { name: 'Internal remark' });
    await user.type(remark, 'seen on the statement');
    await confirm(/^Record THB 1,237\.50 as paid$/);
    const bankRef = screen.getByRole('textbox', { name: 'Bank reference' });
    await waitFor(() => expect(bankRef).toHaveAccessibleDescription('Required'));
    expect(bodies('resolve')).toEqual([]);

    refuse('resolve', 'evidenceFileId');
    await user.type(bankRef, ' KB-77 ');
    await confirm(/^Record THB 1,237\.50 as paid$/);
    const evidence = screen.getByLabelText('Evidence');
    await waitFor(() => expect(evidence).toHaveAccessibleDescription(/Not so\.$/));
    expect(remark).toHaveValue('seen on the statement');
    const file = [...network().platform.world.files.keys()].at(-1);
    expect(bodies('resolve')).toEqual([
      {
        withdrawNo: order.withdrawNo,
        version: 4,
        result: 'SUCCESS',
        bankRefNo: 'KB-77',
        evidenceFileId: file,
        remark: 'seen on the statement',
      },
    ]);
    // Another file takes the message along.
    await user.upload(evidence, new File(['%PDF-1.7 better'], 'better.pdf'));
    await waitFor(() => expect(evidence).toBeValid());
  });
});

test('a canceled reason dialog returns the focus to its button', async () => {
  const user = aUser();
  await renderKit(
    <MaskedValue
      value="***"
      fieldName="Account"
      reasons={['OTHER']}
      reasonGroup="trade.withdraw.revealReason"
      reveal={jest.fn()}
    />,
    { access: ['common:sensitive:reveal'] },
  );
  const opener = await screen.findByRole('button', { name: 'Show in full: Account' });
  await user.click(opener);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

describe('the alert of a dialog beside the toast', () => {
  const show = (refusal: ApiError) => renderKit(<SubmitAlerts refusal={refusal} />);

  test.each([
    [423, { claimedBy: 'y.sato', claimedUntil: '2026-11-20T06:35:02Z' }, 'y.sato is working on this order until 14:35:02'],
    [423, { claimedBy: 'y.sato' }, 'y.sato is working on this order'],
    [409, { changedBy: 'chen.yu', changedAt: '2026-11-20T06:35:02Z' }, 'Changed by chen.yu at 2026-11-20 14:35:02'],
    [409, null, 'Refused. Nothing was changed'],
    [403, { makerName: 'ops.lee' }, 'Refused. Nothing was changed'],
    [461, null, 'Refused. Nothing was changed'],
  ])('%s with %j: %s, with the message of the server', async (code, data, title) => {
    await show(aRefusal({ kind: 'business', code, data, msg: 'The platform said no.' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeVisible();
    expect(within(alert).getByText('The platform said no.')).toBeVisible();
  });

  test('is absent when the fields or the toast show the message', async () => {
    const { container } = await show(refusedFor([{ name: 'remark', msg: 'Say more.' }]));
    await waitFor(() => expect(container.querySelector('.ant-app')).toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the report of failed bulk items', () => {
  const failed = [
    {
      withdrawNo: 'W-1',
      code: 409,
      msg: 'Already passed\tby chen.yu.',
      changedBy: 'chen.yu',
      changedAt: '2026-11-20T06:35:02Z',
      current: { status: 'PASSED' },
    },
    { withdrawNo: 'W-2', code: 423, msg: 'Claimed.', claimedBy: 'y.sato', claimedUntil: '2026-11-20T06:40:00Z', current: null },
    { withdrawNo: 'W-3', code: 403, msg: '=1+1; ＝2' },
  ];

  test('names the faster colleague or the holder of the claim, and can be copied as rows', async () => {
    const user = aUser();
    await renderKit(
      <BulkResultModal
        succeeded={1}
        failed={failed}
        idOf={(failure) => failure.withdrawNo}
        idTitle="No."
        renderState={(failure) => failure.current?.status ?? ''}
        onRetry={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(await screen.findByRole('row', { name: /^W-1 .+ Changed by chen\.yu at 2026-11-20 14:35:02 PASSED$/ })).toBeVisible();
    expect(
      screen.getByRole('row', { name: /^W-2 Claimed\. ?y\.sato is working on this order until 2026-11-20 14:40:00/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    const lines = (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'));
    expect(lines).toEqual([
      ['No.', 'Code', 'Reason', 'Operator', 'Current status'],
      ['W-1', '409', 'Already passed by chen.yu.', 'Changed by chen.yu at 2026-11-20 14:35:02', 'PASSED'],
      ['W-2', '423', 'Claimed.', 'y.sato is working on this order until 2026-11-20 14:40:00', ''],
      ['W-3', '403', "'=1+1; '＝2", '', ''],
    ]);
  });
});
