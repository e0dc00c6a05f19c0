import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { useState } from 'react';
import type { AccessKey, RiskFlagCode, WithdrawDetail } from '@/contract';
import { DecisionPanel } from '@/pages/trade/withdraw/detail/DecisionPanel';
import { Sections } from '@/pages/trade/withdraw/detail/Sections';
import { getWithdraw } from '@/services/withdraw';
import { aFlag, aWithdraw } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aUser, choose } from '../../support/domUser';
import { performAs } from '../../support/performAs';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

type Panel = Parameters<typeof DecisionPanel>[0];

const ME = '7';
const ACTIONS = ['pass', 'reject', 'claim', 'release', 'hold', 'unhold', 'query', 'undo', 'retry', 'resolve', 'refund'] as const;
const KEYS: readonly AccessKey[] = [...ACTIONS.map((action) => `trade:withdraw:${action}` as const), 'common:sensitive:reveal'];
const POLICY = { requiredStages: 2, tier1: '50000.00', tier2: '500000.00', tier3: '5000000.00', why: 'As the server says.' };

/** An order of 62,400.00 net that two people must pass. */
const anOrder = (changes: Partial<WithdrawDetail> = {}): WithdrawDetail => ({
  ...aWithdraw(),
  amount: '62500.00',
  fee: '100.00',
  netAmount: '62400.00',
  requiredStages: 2,
  reviewStage: 2,
  policy: POLICY,
  claimedBy: null,
  ...changes,
});

/** The panel as the drawer shows it; ticks are kept, as the page keeps them. */
async function showPanel(order: WithdrawDetail, more: Partial<Panel> & { locale?: 'zh-CN'; access?: readonly AccessKey[] } = {}) {
  cleanup();
  const { locale, access = KEYS, ...props } = more;
  const calls = { onSee: jest.fn(), onAsk: jest.fn(), onAct: jest.fn(async () => undefined) };
  const Page = () => {
    const [seen, setSeen] = useState<readonly RiskFlagCode[]>([]);
    const onSee = (flags: RiskFlagCode[]) => {
      calls.onSee(flags);
      setSeen(flags);
    };
    return <DecisionPanel order={order} operatorId={ME} {...calls} seen={seen} onSee={onSee} {...props} />;
  };
  await renderKit(<Page />, { access, locale });
  const panel = await screen.findByRole('region', { name: locale ? '审核' : 'Decision' });
  return { panel, ...calls };
}

const buttonsOf = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
/** The sentence beside a button. */
const wordsBeside = (name: string) => screen.getByRole('button', { name }).parentElement?.lastElementChild?.textContent;
const hasNoHoles = (element: HTMLElement) =>
  expect(element.textContent).not.toMatch(/undefined|null|NaN|Invalid|\[object|trade\./);

// Whether each part can be seen is a matter of style sheets, and asking costs seconds.
beforeAll(() => configure({ defaultHidden: true }));
afterEach(() => jest.useRealTimers());

describe('the required approvals', () => {
  const flagged = { riskFlags: [aFlag({ code: 'NEW_PAYEE' })] };
  const passedBy = (operatorId: string): Partial<WithdrawDetail> => ({
    status: 'SECOND_REVIEW',
    reviewStage: 1,
    decisions: [{ stage: 1, decision: 'PASS', operatorId, operatorName: 'li.na', at: '2026-11-20T06:10:00.000Z' }],
  });
  const denied: Partial<WithdrawDetail> = { allowed: [], denied: [{ action: 'pass', why: 'You have already decided.' }] };

  test.each<[string, Partial<WithdrawDetail>, string, string]>([
    [
      'the limit and the flag',
      flagged,
      '2 approvals required (net THB 62,400.00 ≥ THB 50,000.00 and high risk flag: New beneficiary). Yours is first.',
      '因到账金额 THB 62,400.00 ≥ THB 50,000.00和高风险标签 1 个（新收款人），需 2 人审核；您是第一位。',
    ],
    [
      'flags alone',
      { netAmount: '100.00', riskFlags: [aFlag({ code: 'NEW_PAYEE' }), aFlag({ code: 'BLACKLIST_HIT' })] },
      '2 approvals required (high risk flags: New beneficiary and Blacklist). Yours is first.',
      '因高风险标签 2 个（新收款人和黑名单），需 2 人审核；您是第一位。',
    ],
    [
      'the limit, as the second',
      passedBy('3'),
      '2 approvals required (net THB 62,400.00 ≥ THB 50,000.00). Yours is final.',
      '因到账金额 THB 62,400.00 ≥ THB 50,000.00，需 2 人审核；您是最后一位。',
    ],
    [
      'an amount below the limit',
      { netAmount: '100.00', requiredStages: 1, reviewStage: 1 },
      '1 approval required (net THB 100.00 below THB 50,000.00). Yours is final.',
      '因到账金额 THB 100.00 < THB 50,000.00，需 1 人审核；由您一人决定。',
    ],
    [
      'a decision that is made',
      { ...passedBy(ME), ...denied },
      '2 approvals required (net THB 62,400.00 ≥ THB 50,000.00). You have already decided.',
      '因到账金额 THB 62,400.00 ≥ THB 50,000.00，需 2 人审核；您已审核过。',
    ],
    [
      'an operator without permission',
      { allowed: [], denied: [{ action: 'pass', why: 'Above your limit.' }] },
      '2 approvals required (net THB 62,400.00 ≥ THB 50,000.00).',
      '因到账金额 THB 62,400.00 ≥ THB 50,000.00，需 2 人审核。',
    ],
    ['what only the server knows', { netAmount: '100.00' }, 'As the server says.', 'As the server says.'],
    ['a number without a reason', { policy: undefined }, '2 approvals required. Yours is first.', '需 2 人审核；您是第一位。'],
  ])('are described in one sentence: %s', async (_, changes, english, chinese) => {
    const { panel } = await showPanel(anOrder(changes));
    expect(within(panel).getByText(english)).toBeVisible();
    await showPanel(anOrder(changes), { locale: 'zh-CN' });
    expect(screen.getByText(chinese)).toBeVisible();
  });

  test('are not shown when unknown, nor after the last decision', async () => {
    const { panel } = await showPanel(aWithdraw({ requiredStages: undefined, reviewStage: undefined, riskFlags: undefined }));
    expect(panel).toHaveTextContent('Unknown: Approvals required. You cannot decide until the platform provides this.');
    expect(panel).not.toHaveTextContent(/approvals? required/);
    hasNoHoles(panel);
    const paid = await showPanel(anOrder({ status: 'SUCCESS', reviewStage: 0, allowed: [] }));
    expect(paid.panel).not.toHaveTextContent(/required/);
  });
});

describe('risk flags', () => {
  const flags = [
    aFlag({ code: 'VELOCITY', severity: 'LOW', text: '4 requests within 24 hours.' }),
    aFlag({ code: 'NEW_PAYEE', text: 'Added 2 h before.' }),
    aFlag({ code: 'NEWER_THAN_US' as RiskFlagCode, text: 'Something else.' }),
  ];

  test('are acknowledged when HIGH, and only shown otherwise', async () => {
    const user = aUser();
    const { onSee } = await showPanel(anOrder({ riskFlags: flags }));
    const group = screen.getByRole('group', { name: 'Risk flags' });
    const [first, second] = within(group).getAllByRole('checkbox');
    expect(first).toHaveAccessibleName('I have reviewed: New beneficiary Added 2 h before.');
    expect(second).toHaveAccessibleName('I have reviewed: NEWER_THAN_US Something else.');
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    expect(first).toBeChecked();
    await user.click(first as HTMLElement);
    expect(first).not.toBeChecked();
    expect(onSee.mock.calls).toEqual([[['NEW_PAYEE']], [['NEW_PAYEE', 'NEWER_THAN_US']], [['NEWER_THAN_US']]]);
    expect(within(screen.getByRole('list', { name: 'Risk flags' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('4 requests within 24 hours.')).toBeVisible();
  });

  test('name the records of their evidence, which open in place or on their screen', async () => {
    const user = aUser();
    const onOpen = jest.fn();
    const evidence = (refs: { entity: 'withdraw' | 'merchant'; no: string }[]) => ({ evidence: { text: 'So it is.', refs } });
    const riskFlags = [
      aFlag({ code: 'NEW_PAYEE', ...evidence([{ entity: 'withdraw', no: 'W1' }]) }),
      aFlag({ code: 'VELOCITY', severity: 'LOW', ...evidence([{ entity: 'merchant', no: 'M100001' }]) }),
    ];
    const access = [...KEYS, 'merchant:user:page', 'merchant:user:detail'] as const;
    const { panel, onSee } = await showPanel(anOrder({ riskFlags }), { onOpen, access });
    expect(within(panel).getByRole('checkbox')).toHaveAccessibleName('I have reviewed: New beneficiary So it is.');
    await user.click(within(panel).getByRole('button', { name: 'Open W1' }));
    expect(onOpen.mock.calls).toEqual([['W1']]);
    expect(onSee).not.toHaveBeenCalled();
    const list = within(panel).getByRole('list', { name: 'Risk flags' });
    expect(within(list).getByRole('link', { name: 'Open M100001' })).toHaveAttribute('href', '/merchant/user?no=M100001');
    // A dialog shows the sentence alone: a link would lead away from the decision.
    const bare = await showPanel(anOrder({ riskFlags }));
    expect(bare.panel).toHaveTextContent('So it is.');
    expect(bare.panel).not.toHaveTextContent('W1');
  });

  test.each<[string, Partial<WithdrawDetail>, Partial<Panel> & { access?: readonly AccessKey[] }]>([
    ['that this operator may not pass', { allowed: ['reject'], denied: [{ action: 'pass', why: 'Above your limit.' }] }, {}],
    ['on which nothing is left to decide', { status: 'SUCCESS', allowed: [] }, {}],
    ['for whom the key is missing', {}, { access: ['trade:withdraw:reject'] }],
    ['whose change has no answer yet', {}, { lock: 'No answer yet' }],
  ])('cannot be acknowledged on an order %s', async (_, changes, more) => {
    await showPanel(anOrder({ riskFlags: flags, ...changes }), more);
    expect(within(await screen.findByRole('list', { name: 'Risk flags' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('are reported as none when empty, and not shown when missing', async () => {
    await showPanel(anOrder({ riskFlags: [] }));
    expect(screen.getByText('No risk flag')).toBeVisible();
    const { panel } = await showPanel(anOrder({ riskFlags: undefined, withdrawNo: 'other' }));
    expect(panel).not.toHaveTextContent('No risk flag');
  });
});

describe('an unknown outcome', () => {
  const unknown = (changes: Partial<WithdrawDetail> = {}) =>
    anOrder({ status: 'UNKNOWN', decision: { mayResolve: ['Chen Yu', 'R. Santos'] }, ...changes });
  const others = KEYS.filter((key) => key !== 'trade:withdraw:resolve');

  test('names who can record it, and what for, to those without the permission', async () => {
    const { panel } = await showPanel(unknown(), { access: others });
    expect(panel).toHaveTextContent('Can be recorded by Chen Yu or R. Santos, with a proof from the bank and a remark.');
    const zh = await showPanel(unknown(), { access: others, locale: 'zh-CN' });
    expect(zh.panel).toHaveTextContent('可由 Chen Yu或R. Santos 凭银行凭证和备注登记。');
  });

  test('names them to who decided before, and what they are when the server names none', async () => {
    const denied = { allowed: ['query' as const], denied: [{ action: 'resolve' as const, why: 'You decided on it.' }] };
    const { panel } = await showPanel(unknown({ ...denied, decision: undefined }));
    expect(panel).toHaveTextContent(
      'An operator with the permission “Record outcome” who did not decide on the order can record it, with a proof from the bank',
    );
  });

  test('says nothing of it to those who can', async () => {
    const { panel } = await showPanel(unknown({ allowed: ['query', 'resolve'] }));
    expect(panel).not.toHaveTextContent('Can be recorded by');
  });
});

test('what a flag compares stands beside it, also of a flag to acknowledge', async () => {
  const compared = (before: string, after: string) => ({ evidence: { text: 'Because.', before, after } });
  const riskFlags = [
    aFlag({ code: 'PAYEE_CHANGED_24H', ...compared('A*** · KBANK · ••1111', 'B*** · KBANK · ••2222') }),
    aFlag({ code: 'NEW_IP_OR_DEVICE', severity: 'MEDIUM', ...compared('198.18.9.10', '198.18.9.77') }),
    aFlag({ code: 'VELOCITY', severity: 'LOW', evidence: { text: 'Because.' } }),
  ];
  const { panel } = await showPanel(anOrder({ riskFlags }));
  const lines = within(panel).getAllByText(/^Before: /);
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Before: A*** · KBANK · ••1111. Now: B*** · KBANK · ••2222.',
    'Before: 198.18.9.10. Now: 198.18.9.77.',
  ]);
  expect(lines[0]?.parentElement).toHaveTextContent('Beneficiary changed');
});

describe('the decision card', () => {
  const decision: WithdrawDetail['decision'] = {
    holderSince: '2025-05-24T06:00:00.000Z',
    holderKycStatus: 'EXPIRED',
    netUsd: '1793.10',
    usdRate: '34.8000',
    rateId: 'XR000031',
    medianNet30d: '6933.33',
    medianOrders: 7,
    multiple: '9.0',
    balanceBefore: '100000.00',
    balanceAfter: '37500.00',
    duplicates: [{ withdrawNo: 'W20261119', submittedAt: '2026-11-19T06:00:00.000Z', status: 'SUCCESS' }],
  };
  const payeeHistory: WithdrawDetail['payeeHistory'] = {
    count: 3,
    totals: [{ currency: 'THB', count: 3, amount: '21000.00' }],
    others: [{ holderType: 'MERCHANT', holderNo: 'M100013', holderName: 'Lantern Media Co.', count: 1 }],
    hiddenOthers: 1,
  };
  const full = (changes: Partial<WithdrawDetail> = {}) => anOrder({ decision, payeeHistory, ...changes });
  const cardOf = (panel: HTMLElement) => panel.querySelector<HTMLElement>('.decision-card') as HTMLElement;

  test('shows holder, beneficiary, and how the amount compares', async () => {
    const { panel } = await showPanel(full({ payeeFirstUsedAt: '2026-01-05T06:00:00.000Z' }));
    const card = cardOf(panel);
    for (const text of [
      'since 2025-05-24',
      'Expired',
      'first used 2026-01-05',
      'paid 3 times',
      'THB 21,000.00',
      'USD 1,793.10',
      '9.0 times',
      'THB 100,000.00 → THB 37,500.00',
    ])
      expect(card).toHaveTextContent(text);
    expect(card).not.toHaveTextContent('XR000031');
    expect(within(card).getByRole('meter', { name: 'Compared with usual' })).toHaveValue(9);
    hasNoHoles(panel);
  });

  test.each([
    ['4.9', '', false],
    ['5.0', 'text-warning', false],
    ['19.9', 'text-warning', false],
    ['20.0', 'text-error', true],
    ['234.4', 'text-error', true],
  ])('%s times the usual amount has the tone "%s", and a full bar: %s', async (multiple, tone, isFull) => {
    const { panel } = await showPanel(full({ decision: { multiple, medianNet30d: '100.00' }, payeeHistory: undefined }));
    const bar = within(panel).getByRole<HTMLMeterElement>('meter', { name: 'Compared with usual' });
    expect(bar.value === bar.max).toBe(isFull);
    expect(screen.getByText(`${multiple} times`).className.split(' ').slice(1).join()).toBe(tone);
    const found = within(panel).queryByText(`${multiple} times the usual THB 100.00`)?.closest('li');
    expect(found?.className ?? '').toBe(tone);
  });

  test('shows findings in larger type, and opens a duplicate in place', async () => {
    const user = aUser();
    const onOpen = jest.fn();
    const { panel } = await showPanel(full(), { onOpen });
    const found = within(cardOf(panel)).getByRole('list', { name: 'Check before you decide' });
    expect(
      within(found)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      '2 other holders use this account: Lantern Media Co.',
      '9.0 times the usual THB 6,933.33',
      'Possible duplicate of W20261119',
    ]);
    await user.click(within(found).getByRole('button', { name: 'Open W20261119' }));
    expect(onOpen.mock.calls).toEqual([['W20261119']]);
    await showPanel(full(), { locale: 'zh-CN' });
    expect(screen.getByText('另有 2 个申请方使用该账号：Lantern Media Co.')).toBeVisible();
    expect(screen.getByText('为平时 THB 6,933.33 的 9.0 倍')).toBeVisible();
  });

  const covered = (cover: NonNullable<WithdrawDetail['decision']>['cover'], changes: Partial<WithdrawDetail> = {}) =>
    anOrder({
      payeeVerified: 'NAME_MATCH',
      payeeFirstUsedAt: '2026-01-05T06:00:00.000Z',
      payeeChangedAt: null,
      payeeHistory: { count: 3 },
      decision: { duplicates: [], cover },
      ...changes,
    });
  const lineOf = (panel: HTMLElement) => cardOf(panel).querySelector('.card-cover')?.textContent;

  test('shows in one line whether a payout can be sent, by which channels, and how old the balance is', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T06:31:02.000Z') });
    const cover = {
      state: 'NOW',
      reason: null,
      channelCodes: ['CH0312', 'CH0310'],
      cardGroupCodes: ['TH-A', 'TH-B'],
      askedAt: '2026-11-20T06:26:02.000Z',
    } as const;
    const order = covered({ ...cover, channelCodes: [...cover.channelCodes], cardGroupCodes: [...cover.cardGroupCodes] });
    const { panel } = await showPanel(order, {
      onOpen: jest.fn(),
      access: [...KEYS, 'bank:channel:page', 'bank:channel:detail'],
    });
    expect(lineOf(panel)).toBe(
      'Payout cover: Can be sent now · CH0312 · CH0310 · card pool TH-A, TH-B · balance asked 5 min ago',
    );
    expect(within(cardOf(panel)).getByRole('link', { name: 'Open CH0312' })).toHaveAttribute('href', '/bank/channel?no=CH0312');
    expect(cardOf(panel)).toHaveTextContent('Nothing unusual found');
    const chinese = await showPanel(order, { locale: 'zh-CN' });
    expect(lineOf(chinese.panel)).toBe('打款资金： 可立即打款 · CH0312 · CH0310 · 卡池 TH-A, TH-B · 余额查询时间 5分钟前');
  });

  test.each([
    ['LATER', 'OUT_OF_HOURS', 'Payout would wait: Outside hours', 'Would wait', 'text-warning'],
    ['NONE', 'BALANCE_SHORT', 'Payout not covered: Low balance', 'Nothing can pay it', 'text-error'],
    ['NONE', null, 'Payout not covered', 'Nothing can pay it', 'text-error'],
  ] as const)('says in larger type that a payout is %s for %s', async (state, reason, words, line, look) => {
    const { panel } = await showPanel(covered({ state, reason, channelCodes: [], cardGroupCodes: [], askedAt: null }));
    const [found] = within(within(cardOf(panel)).getByRole('list', { name: 'Check before you decide' })).getAllByRole('listitem');
    expect(found).toHaveTextContent(words);
    expect(found).toHaveClass(look);
    expect(lineOf(panel)).toBe(`Payout cover: ${line}`);
  });

  test('shows a dash for a cover that is not known, and nothing after the payout', async () => {
    expect(lineOf((await showPanel(covered(undefined))).panel)).toBe('Payout cover: –');
    expect(lineOf((await showPanel(covered(undefined, { status: 'SUCCESS', allowed: [] }))).panel)).toBeUndefined();
  });

  test('names unknown facts, and concludes nothing from them', async () => {
    const bare = await showPanel(anOrder({ payeeVerified: 'NAME_MATCH', payeeFirstUsedAt: undefined }));
    expect(cardOf(bare.panel)).toHaveTextContent('Not all facts are known');
    expect(cardOf(bare.panel)).not.toHaveTextContent(/No rate|Fewer than|Nothing unusual/);
    const { panel } = await showPanel(
      anOrder({ payeeVerified: 'NAME_MATCH', payeeFirstUsedAt: undefined, decision: { duplicates: [] } }),
    );
    for (const text of ['No rate provided', 'Unknown (needs 5 orders in 30 days)', 'Not all facts are known'])
      expect(cardOf(panel)).toHaveTextContent(text);
    hasNoHoles(panel);
  });

  test('folds the flags beyond the fourth, with their number', async () => {
    const user = aUser();
    const codes = ['NIGHT', 'VELOCITY', 'EMPTYING', 'NEAR_LIMIT', 'OPEN_DISPUTES', 'LOW_SUCCESS_RATE'] as const;
    const riskFlags = codes.map((code) => aFlag({ code, severity: code === 'OPEN_DISPUTES' ? 'MEDIUM' : 'LOW' }));
    const { panel } = await showPanel(anOrder({ riskFlags }));
    const shown = within(panel).getByRole('list', { name: 'Risk flags' });
    expect(within(shown).getAllByRole('listitem')).toHaveLength(4);
    expect(within(shown).getAllByRole('listitem')[0]).toHaveTextContent('Open disputes');
    await user.click(within(panel).getByRole('button', { name: 'Show 2 more flags' }));
    expect(within(within(panel).getByRole('list', { name: 'Show 2 more flags' })).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the actions', () => {
  test('describe their effect on the money: the first of two decisions', async () => {
    const user = aUser();
    const { panel, onAsk } = await showPanel(anOrder({ allowed: ['hold', 'pass', 'reject', 'claim'] }));
    expect(buttonsOf(panel)).toEqual(['Claim', 'Pass', 'Reject', 'Hold']);
    expect(wordsBeside('Pass')).toBe('Another person decides after you. THB 62,500.00 stays frozen and no money moves.');
    expect(wordsBeside('Reject')).toBe('Returns THB 62,500.00 to the available balance immediately. This cannot be undone.');
    expect(wordsBeside('Hold')).toMatch(/^No money moves and THB 62,500\.00 stays frozen\./);
    for (const name of ['Pass', 'Reject', 'Hold']) await user.click(screen.getByRole('button', { name }));
    expect(onAsk.mock.calls).toEqual([['pass'], ['reject'], ['hold']]);
  });

  test('describe their effect on the money: the last decision, in Chinese', async () => {
    await showPanel(anOrder({ status: 'SECOND_REVIEW', reviewStage: 1, undoUntil: null }), { locale: 'zh-CN' });
    expect(wordsBeside('通过')).toBe('将生成 THB 62,400.00 的代付订单，撤销时间过后打款；在此之前可撤销。');
    expect(wordsBeside('拒绝')).toBe('THB 62,500.00 将立即退回可用余额；此操作无法撤销。');
  });

  test('promise nothing about the next decision when the number of approvals is unknown', async () => {
    await showPanel(anOrder({ requiredStages: undefined, reviewStage: undefined, policy: undefined }));
    expect(wordsBeside('Pass')).toBe('Unknown: Approvals required. You cannot decide until the platform provides this.');
  });

  test.each<[WithdrawDetail['status'], NonNullable<WithdrawDetail['allowed']>, string[], string]>([
    ['HELD', ['unhold', 'reject'], ['Reject', 'Lift hold'], 'On hold. THB 62,500.00 stays frozen'],
    ['UNKNOWN', ['query', 'resolve'], ['Query upstream', 'Record outcome'], 'It is unconfirmed whether THB 62,400.00 arrived'],
    ['FAILED', ['retry', 'refund'], ['Retry payout', 'Return funds'], 'The payout failed. THB 62,500.00 stays frozen'],
    ['REVERSED', ['retry', 'refund'], ['Retry payout', 'Return funds'], 'The bank returned the money'],
    ['PAYING', ['query'], ['Query upstream'], 'THB 62,400.00 is on its way'],
    ['PENDING', [], [], 'Awaiting a decision. THB 62,500.00 stays frozen.'],
    ['SECOND_REVIEW', [], [], 'Awaiting the decision of another person'],
    ['CANCELED', [], [], 'Canceled by the holder. THB 62,500.00 is available again.'],
    ['EXPIRED', [], [], 'Expired without a decision. THB 62,500.00 is available again.'],
    ['FROZEN_BY_COURT' as WithdrawDetail['status'], [], [], 'FROZEN_BY_COURT'],
  ])('and next steps follow the state %s', async (status, allowed, buttons, next) => {
    const { panel } = await showPanel(anOrder({ status, allowed, denied: [] }));
    expect(panel).toHaveTextContent(next);
    expect(buttonsOf(panel)).toEqual(buttons);
    hasNoHoles(panel);
  });

  test('that are denied are disabled with the reason, unless the state rules them out', async () => {
    const user = aUser();
    const why = 'The amount is above your approval limit.';
    const { onAsk } = await showPanel(anOrder({ allowed: ['reject'], denied: [{ action: 'pass', why }] }));
    const pass = screen.getByRole('button', { name: 'Pass' });
    expect(pass).toHaveAttribute('aria-disabled', 'true');
    expect(wordsBeside('Pass')).toBe(why);
    await user.click(pass);
    expect(onAsk).not.toHaveBeenCalled();
    const paid = await showPanel(anOrder({ status: 'SUCCESS', allowed: [], denied: [{ action: 'pass', why: 'Already paid.' }] }));
    expect(buttonsOf(paid.panel)).toEqual([]);
  });

  test('are hidden without their key', async () => {
    const { panel } = await showPanel(anOrder({ allowed: ['pass', 'reject', 'hold'] }), { access: ['trade:withdraw:reject'] });
    expect(buttonsOf(panel)).toEqual(['Reject']);
  });

  test('follow the state when the server names neither allowed nor denied ones', async () => {
    const { panel } = await showPanel(anOrder({ allowed: undefined, denied: undefined }));
    expect(buttonsOf(panel)).toEqual(['Claim', 'Pass', 'Reject', 'Hold']);
    const second = await showPanel(anOrder({ status: 'SECOND_REVIEW', allowed: undefined, denied: undefined }));
    expect(buttonsOf(second.panel)).toEqual(['Claim', 'Pass', 'Reject', 'Hold']);
  });

  test('are replaced by the alert about a change without an answer', async () => {
    const { panel } = await showPanel(anOrder(), { lock: 'A change to this order is still unanswered.' });
    expect(panel).toHaveTextContent(/^A change to this order is still unanswered\./);
    expect(buttonsOf(panel)).toEqual([]);
    expect(panel).not.toHaveTextContent('Awaiting a decision');
  });

  test('show where the money went: paid, with the bank reference', async () => {
    await showPanel(anOrder({ status: 'SUCCESS', allowed: [], bankRefNo: 'CH0310-77' }));
    expect(screen.getByText('THB 62,400.00 has reached the beneficiary.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Bank reference' })).toBeVisible();
  });

  test.each([
    ['PAYEE_INVALID', 'Invalid beneficiary details'],
    ['PAYOUT_FAILED', 'Funds returned'],
    ['SOMETHING_NEW', 'SOMETHING_NEW'],
  ])('show who rejected it and why (%s)', async (rejectReasonCode, reason) => {
    const decision = {
      stage: 1,
      decision: 'REJECT',
      operatorId: '3',
      operatorName: 'li.na',
      at: '2026-11-20T06:10:00.000Z',
    } as const;
    const { panel } = await showPanel(
      anOrder({ status: 'REJECTED', allowed: [], rejectReasonCode, rejectRemark: 'as told by phone', decisions: [decision] }),
    );
    expect(panel).toHaveTextContent('Rejected. THB 62,500.00 is available again.');
    expect(within(panel).getByRole('row', { name: `Rejection reason ${reason} By li.na` })).toBeVisible();
    expect(panel).toHaveTextContent('as told by phone');
  });

  test('show why it is on hold and until when', async () => {
    const { panel } = await showPanel(
      anOrder({ status: 'HELD', allowed: [], holdReasonCode: 'RISK_REVIEW', holdUntil: '2026-11-20T08:00:00.000Z' }),
    );
    expect(within(panel).getByText('Risk review')).toBeVisible();
    expect(panel).toHaveTextContent('2026-11-20 16:00:00');
  });
});

describe('the claim', () => {
  const until = { claimedUntil: '2026-11-20T06:36:02.000Z' };
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T06:31:02.000Z') }));

  test.each<[string, Partial<WithdrawDetail>, string, string[]]>([
    ['nobody', { allowed: ['claim'] }, 'This order is not claimed.', ['Claim']],
    [
      'this operator',
      { ...until, claimedBy: ME, claimedByName: 'ops.lee', allowed: ['claim', 'release'] },
      'You have claimed this order until 2026-11-20 14:36:02',
      ['Release claim'],
    ],
    [
      'a colleague',
      {
        ...until,
        claimedBy: '3',
        claimedByName: 'li.na',
        allowed: ['takeOver'],
        denied: [{ action: 'claim', why: 'li.na is at it.' }],
      },
      'li.na is working on this order until 2026-11-20 14:36:02',
      ['Take over'],
    ],
    [
      'a colleague, without a time',
      { claimedBy: '3', claimedByName: 'li.na', allowed: [] },
      'li.na is working on this order',
      [],
    ],
    [
      'a colleague whose claim has expired',
      { claimedBy: '3', claimedUntil: '2026-11-20T06:31:01.000Z' },
      'This order is not claimed.',
      [],
    ],
    ['nobody, of a server that allows nothing by word', { allowed: undefined }, 'This order is not claimed.', ['Claim']],
    [
      'this operator, without allowed actions from the server',
      { ...until, claimedBy: ME, allowed: undefined },
      'You have claimed this order until',
      ['Release claim'],
    ],
  ])('is held by %s', async (_, changes, words, buttons) => {
    const { panel } = await showPanel(anOrder(changes), { access: ['trade:withdraw:claim', 'trade:withdraw:release'] });
    expect(panel).toHaveTextContent(words);
    expect(buttonsOf(panel)).toEqual(buttons);
  });

  test('is not shown after the last decision', async () => {
    const { panel } = await showPanel(anOrder({ status: 'SUCCESS', allowed: [] }));
    expect(panel).not.toHaveTextContent('claimed');
  });

  test('is not shown when the server omits it', async () => {
    const { panel } = await showPanel(anOrder({ claimedBy: undefined, allowed: ['pass'] }));
    expect(panel).not.toHaveTextContent('claimed');
    expect(buttonsOf(panel)).toEqual(['Pass']);
  });

  test('is made, released and taken over by one call each', async () => {
    const user = aUser({ advanceTimers: jest.advanceTimersByTime });
    const press = async (name: string, changes: Partial<WithdrawDetail>) => {
      const { onAct } = await showPanel(anOrder(changes));
      onAct.mockReturnValue(new Promise(() => undefined));
      await user.dblClick(screen.getByRole('button', { name }));
      return onAct.mock.calls;
    };
    expect(await press('Claim', { allowed: ['claim'] })).toEqual([['claim']]);
    expect(await press('Release claim', { ...until, claimedBy: ME, allowed: ['release'] })).toEqual([['release']]);
    expect(await press('Take over', { ...until, claimedBy: '3', allowed: ['takeOver'] })).toEqual([['takeOver']]);
  });
});

describe('undo', () => {
  const NOW = Date.parse('2026-11-20T06:31:02.000Z');
  const undoable = (changes: Partial<WithdrawDetail> = {}) =>
    anOrder({ status: 'PASSED', allowed: ['undo'], denied: [], undoUntil: '2026-11-20T06:31:44.000Z', ...changes });
  const passTime = async (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  test('counts down, is announced once, and disappears when its time is over', async () => {
    jest.useFakeTimers({ now: NOW });
    const { panel, onAct } = await showPanel(undoable());
    expect(panel).toHaveTextContent('The payout order of THB 62,400.00 is sent when the undo window closes.');
    const timer = within(panel).getByRole('timer');
    const told = within(panel).getByText('You can undo your decision for 42 seconds.');
    expect(told).toHaveAttribute('role', 'status');
    expect(timer).toHaveTextContent('42 sec left:');
    expect(wordsBeside('Undo')).toContain('Undoes your decision. THB 62,500.00 stays frozen and nothing is sent.');
    await passTime(2_000);
    expect(timer).toHaveTextContent('40 sec left:');
    expect(told).toHaveTextContent('for 42 seconds');
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    expect(onAct.mock.calls).toEqual([['undo']]);
    await passTime(40_000);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(panel).toHaveTextContent('Passed. The payout of THB 62,400.00 is not confirmed yet.');
  });

  test('is not offered when the server omits the decision’s owner and end', async () => {
    jest.useFakeTimers({ now: NOW });
    const { panel } = await showPanel(undoable({ allowed: undefined, undoUntil: undefined }));
    expect(buttonsOf(panel)).toEqual([]);
  });

  test('is offered without a countdown when the server allows it without an end', async () => {
    jest.useFakeTimers({ now: NOW });
    const { panel } = await showPanel(undoable({ undoUntil: undefined }));
    expect(buttonsOf(panel)).toEqual(['Undo']);
    expect(within(panel).queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('the sections below', () => {
  const network = withNetwork();
  // What the server answers arrives when it does, not when the test acts.
  beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

  const orderOf = async (no: string) => getWithdraw(no, {});
  /** The drawer's sections on an order as this person reads it. */
  async function showSections(
    read: (stories: ReturnType<typeof network>['platform']['stories']) => string,
    who = 'ops.lee',
    access: readonly AccessKey[] = KEYS,
  ) {
    await network().enter(who);
    const order = await orderOf(read(network().platform.stories));
    const onNoted = jest.fn();
    const orders: { show: (next: WithdrawDetail) => void } = { show: () => undefined };
    const Page = () => {
      const [shown, show] = useState(order);
      orders.show = show;
      return <Sections order={shown} onNoted={onNoted} />;
    };
    const { container } = await renderKit(<Page />, { access });
    await screen.findByRole('heading', { name: 'Request' });
    return { order, container, onNoted, show: async (next: WithdrawDetail) => act(async () => orders.show(next)) };
  }
  const sectionOf = (name: string) => {
    const section = screen.getByRole('heading', { name, level: 2 }).parentElement;
    if (!section) throw new Error(`No section ${name}`);
    return section;
  };
  const versionOf = (no: string) => network().platform.world.withdraws.get(no)?.version;

  test('go from the money to the log, without empty values', async () => {
    const { container } = await showSections(({ reversed }) => reversed);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Amounts',
      'Beneficiary',
      'Holder funds',
      'Request',
      'Decisions',
      'Timeline',
      'Payout orders',
      'Ledger entries of this order',
      'Notes',
      'Operation log',
    ]);
    hasNoHoles(container);
    const events = within(sectionOf('Timeline')).getAllByRole('listitem');
    expect(events.map((event) => event.querySelector('strong')?.textContent)).toEqual([
      'Requested',
      'Passed',
      'Sent to the upstream',
      'Paid',
      'Returned by the bank',
    ]);
    expect(sectionOf('Decisions')).toHaveTextContent(/^Decisions1 of 1 w\.chai passed 2026-11-20/);
    expect(within(sectionOf('Payout orders')).getByText('Returned')).toHaveClass('tag-error');
    const entries = within(sectionOf('Ledger entries of this order')).getAllByRole('row');
    expect(entries[1]).toHaveTextContent(/Freeze.+-BALANCEAvailableTHB −12,000\.00/);
    expect(
      within(sectionOf('Operation log')).getByRole('row', { name: /w\.chai Withdraw orders: pass Done Normal/ }),
    ).toBeVisible();
  });

  const READER: readonly AccessKey[] = [
    'merchant:user:page',
    'merchant:user:detail',
    'user:account:page',
    'user:account:detail',
    'user:accountHistory:page',
    'user:accountHistory:detail',
    'trade:sett:detail',
    'bank:channel:page',
    'bank:channel:detail',
    'sys:operator:page',
    'sys:operator:detail',
    'sys:log:page',
  ];
  const linksIn = (name: string) => [
    ...new Set(
      within(sectionOf(name))
        .getAllByRole('link')
        .map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    ),
  ];

  test('link to holder, account, channel, payout, entry, operator and log', async () => {
    const { order } = await showSections(({ reversed }) => reversed, 'ops.lee', READER);
    const { accountNo, channelCode, withdrawNo, entries = [], settNos: [settNo] = [] } = order;
    const w = network().platform.world.operators.find(({ username }) => username === 'w.chai');
    const reviewer = `/sys/operator?no=${w?.id}`;
    expect(linksIn('Request')).toEqual([`/account/info?no=${accountNo}`, `/bank/channel?no=${channelCode}`]);
    expect(linksIn('Decisions')).toEqual([reviewer]);
    expect(linksIn('Timeline')).toEqual([reviewer, `/trade/settorder/detail/${settNo}`]);
    expect(linksIn('Payout orders')).toEqual([`/trade/settorder/detail/${settNo}`, `/bank/channel?no=${channelCode}`]);
    expect(linksIn('Ledger entries of this order')).toEqual(
      expect.arrayContaining([`/account/info?no=${accountNo}`, `/account/statement?no=${entries[0]?.entryNo}`]),
    );
    expect(linksIn('Operation log')).toEqual([`/sys/log?keyword=${withdrawNo}`, reviewer]);
  });

  test('have no link without the right to open the record', async () => {
    await showSections(({ reversed }) => reversed);
    expect(document.querySelector('.record-link')).toBeNull();
    expect(sectionOf('Timeline')).toHaveTextContent('w.chai');
    expect(sectionOf('Operation log')).toHaveTextContent('w.chai');
  });

  test('show previous payers of the beneficiary, and current ones', async () => {
    const { order } = await showSections(({ sharedPayee }) => sharedPayee[0] ?? '');
    const others = order.payeeHistory?.others ?? [];
    expect(others).toHaveLength(2);
    for (const { holderName, holderNo } of others)
      expect(sectionOf('Beneficiary')).toHaveTextContent(`${holderName} · ${holderNo} · 1 order`);
  });

  test('do not repeat the decision card: no net, fee, holder, level, check or history of the beneficiary', async () => {
    await showSections(({ overdue }) => overdue);
    const labelsIn = (name: string) =>
      [...sectionOf(name).querySelectorAll('.ant-descriptions-item-label')].map(({ textContent }) => textContent);
    const labels = ['Amounts', 'Beneficiary', 'Holder funds', 'Request'].flatMap(labelsIn);
    expect(labels).toEqual(expect.arrayContaining(['Amount', 'Beneficiary account', 'Available now', 'Submitted']));
    const onCard = ['Net', 'Fee', 'Holder', 'Level', 'Name check', 'First used', 'Previous payouts', 'Available at request'];
    expect(labels.filter((label) => label && onCard.includes(label))).toEqual([]);
  });

  test('show the last movements of the account on request', async () => {
    const user = aUser();
    const { order } = await showSections(({ overdue }) => overdue);
    const count = order.holderMoney?.entries?.length ?? 0;
    expect(count).toBeGreaterThan(1);
    const money = within(sectionOf('Holder funds'));
    expect(money.queryByRole('table', { name: /./ })).not.toBeInTheDocument();
    await user.click(money.getByRole('button', { name: `Last ${count} entries of the account` }));
    const region = money.getByRole('region', { name: `Last ${count} entries of the account` });
    expect(within(region).getAllByRole('row')).toHaveLength(count + 1);
    expect(region).toHaveTextContent(`${order.currency} +`);
  });

  test('show the reason of each event from its own list, and download the evidence', async () => {
    const user = aUser();
    const no = network().platform.stories.unknownPayout;
    const { fileId } = performAs<Record<string, unknown>>(network(), 'chen.yu', '/common/file/add', {
      name: 'receipt.pdf',
      type: 'application/pdf',
      content: Buffer.from('%PDF-1.7 the receipt').toString('base64'),
    });
    performAs<Record<string, unknown>>(network(), 'chen.yu', '/trade/withdraw/resolve', {
      withdrawNo: no,
      version: versionOf(no),
      result: 'FAILED',
      evidenceFileId: fileId,
      remark: 'The bank has no such transfer',
    });
    performAs<Record<string, unknown>>(network(), 'm.tan', '/trade/withdraw/refund', {
      withdrawNo: no,
      version: versionOf(no),
      reasonCode: 'PAYEE_INVALID',
    });
    await showSections(() => no);
    const timeline = within(sectionOf('Timeline'));
    const [resolved, given] = timeline.getAllByRole('listitem').slice(-2);
    expect(resolved).toHaveTextContent(/^Recorded as not paid, with evidence chen\.yu .+The bank has no such transfer/);
    expect(given).toHaveTextContent(/^Funds returned m\.tan .+Invalid beneficiary details$/);
    await user.click(timeline.getByRole('button', { name: 'Evidence: receipt.pdf' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1));
    const [file] = jest.mocked(saveAs).mock.calls[0] ?? [];
    expect(Buffer.from(await (file as Blob).arrayBuffer()).toString()).toBe('%PDF-1.7 the receipt');
  });

  test('never show a revealed number under another order', async () => {
    const user = aUser();
    const { order, show } = await showSections(({ overdue }) => overdue);
    const full = network().platform.world.withdraws.get(order.withdrawNo)?.payee.accountNo ?? '';
    await user.click(screen.getByRole('button', { name: 'Show in full: Beneficiary account' }));
    await choose(user, 'Reason', 'Investigation');
    await user.click(screen.getByRole('button', { name: 'Show in full' }));
    expect(await screen.findByText(full)).toBeVisible();
    await user.type(screen.getByLabelText('New note'), 'about the first order');
    const next = await orderOf(network().platform.stories.kycExpired);
    await show(next);
    expect(document.body).not.toHaveTextContent(full);
    expect(screen.getByText(next.payeeAccountNo ?? '')).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('');
  });

  test('save a note on the platform', async () => {
    const user = aUser();
    const { order, onNoted } = await showSections(({ overdue }) => overdue);
    await user.type(screen.getByLabelText('New note'), 'Called the holder');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await within(sectionOf('Notes')).findByText('Called the holder', { selector: 'p' })).toBeVisible();
    const { noteList } = await orderOf(order.withdrawNo);
    expect(noteList).toMatchObject([{ by: 'ops.lee', text: 'Called the holder' }]);
    expect(onNoted.mock.calls).toEqual([[noteList?.[0]]]);
  });

  test('are omitted when a server sends less', async () => {
    const { show, container } = await showSections(({ overdue }) => overdue);
    const { withdrawNo, currency, amount, status, submittedAt } = aWithdraw();
    await show({ withdrawNo, currency, amount, status, submittedAt } as WithdrawDetail);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Amounts', 'Request']);
    hasNoHoles(container);
    expect(container).toHaveTextContent('THB 1,250.00');
  });

  test('show codes of a newer server unchanged', async () => {
    const { show } = await showSections(({ overdue }) => overdue);
    const at = '2026-11-20T06:00:00.000Z';
    const order = {
      ...aWithdraw(),
      source: 'SATELLITE',
      events: [{ at, kind: 'BLESSED', actorType: 'ORACLE', reasonCode: 'OMEN' }],
      payouts: [{ settNo: 'S1', status: 'FLOATING', createdAt: at }],
      logs: [{ seq: 1, at, operatorName: 'x', action: 'trade:withdraw:bless', result: 'MAYBE', level: 'ODD' }],
      entries: [
        { entryNo: 'E1', at, kind: 'MAGIC', accountNo: 'A', bucket: 'LIMBO', direction: 'UP', currency: 'THB', amount: '1.00' },
      ],
    } as unknown as WithdrawDetail;
    await show(order);
    for (const code of ['SATELLITE', 'BLESSED', 'ORACLE', 'OMEN', 'FLOATING', 'MAYBE', 'ODD', 'MAGIC', 'LIMBO'])
      expect(document.body).toHaveTextContent(code);
    expect(document.body).toHaveTextContent('UP THB 1.00');
  });
});
