import { screen, within } from '@testing-library/react';
import type { AccessKey, SettDetail } from '@/contract';
import type { Locale } from '@/locales/locale';
import { screenTexts } from '@/locales/store';
import { NextStep } from '@/pages/trade/settorder/detail/NextStep';
import { renderKit } from '../../support/domKit';

const WITHDRAWAL = 'W20261120000000000007';

/** A payout that the bank refused and that this operator may pay again. */
const aPayout = (changes: Partial<SettDetail> = {}): SettDetail => ({
  settNo: 'S20261120000000000001',
  version: 3,
  currency: 'THB',
  amount: '100.00',
  netAmount: '99.00',
  status: 'FAILED',
  source: 'API',
  allowed: ['retry', 'notify'],
  ...changes,
});

/** Of a withdrawal: everything but questions and callbacks is decided there. */
const ofWithdrawal = (changes: Partial<SettDetail> = {}) =>
  aPayout({
    source: 'WITHDRAW',
    sourceNo: WITHDRAWAL,
    allowed: [],
    denied: [{ action: 'retry', why: 'Decide there.' }],
    ...changes,
  });

async function show(order: SettDetail, locale: Locale = 'en-US', access: readonly AccessKey[] = []) {
  await renderKit(<NextStep order={order} />, { locale, access });
  await screenTexts('/trade/settorder')?.();
}

const READ: readonly AccessKey[] = ['trade:withdraw:page', 'trade:withdraw:detail'];
const note = () => screen.getByRole('note');

beforeAll(() => screenTexts('/trade/settorder')?.());

test.each([
  ['The bank refused.', 'BENEFICIARY_BANK_REFUSED', 'en-US', 'The payout failed: The bank refused.'],
  [null, 'BENEFICIARY_BANK_REFUSED', 'en-US', 'The payout failed: Refused by the beneficiary’s bank'],
  [null, 'BENEFICIARY_BANK_REFUSED', 'zh-CN', '打款失败：收款银行拒绝'],
  [null, 'CHANNEL_LIMIT', 'en-US', 'The payout failed: Channel limit reached'],
  [null, 'X-77', 'en-US', 'The payout failed: Failed with code X-77'],
  [null, null, 'en-US', 'The payout failed'],
] as const)('a failure with the message %p and the code %p is the headline, in %s', async (failMsg, failCode, locale, title) => {
  await show(aPayout({ failMsg, failCode }), locale);
  expect(note().querySelector('.ant-alert-title')).toHaveTextContent(new RegExp(`^${title}$`));
});

test('the next step follows from the allowed actions, and from earlier ones', async () => {
  await show(aPayout());
  expect(note()).toHaveTextContent('You can retry the payout.');
});

test('a failure that the operator cannot retry shows where the money is', async () => {
  await show(aPayout({ allowed: [], denied: [{ action: 'retry', why: 'No.' }] }));
  expect(note()).toHaveTextContent('The money was returned to the merchant.');
  expect(note()).not.toHaveTextContent('retry the payout');
});

test('a retried payout links to the new one', async () => {
  await show(aPayout({ retriedBy: 'S20261120000000000009' }));
  expect(within(note()).getByRole('link', { name: 'S20261120000000000009' })).toHaveAttribute(
    'href',
    '/trade/settorder/detail/S20261120000000000009',
  );
});

test.each(['FAILED', 'UNKNOWN', 'REVERSED', 'QUEUED'] as const)(
  'a payout of a withdrawal in %s links to the withdrawal',
  async (status) => {
    await show(ofWithdrawal({ status, denied: [{ action: 'cancel', why: 'Decide there.' }] }), 'en-US', READ);
    const link = screen.getByRole('link', { name: WITHDRAWAL });
    expect(link).toHaveAttribute('href', expect.stringContaining(`/trade/withdraw?`));
    expect(link).toHaveAttribute('href', expect.stringContaining(WITHDRAWAL));
  },
);

test('the number of the withdrawal is plain text without permission to open it', async () => {
  await show(ofWithdrawal());
  expect(note()).toHaveTextContent(WITHDRAWAL);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a paid payout has no next step', async () => {
  await show(aPayout({ status: 'SUCCESS', allowed: ['reverse', 'notify'] }));
  expect(screen.queryByRole('note')).toBeNull();
});
