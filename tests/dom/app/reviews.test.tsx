import { configure, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Agent, Batch, Card, Merchant } from '@/contract';
import { accessKeys } from '@/contract/keys';
import { screenTexts } from '@/locales/store';
import { Dialogs as AgentDialogs } from '@/pages/agency/list/Dialogs';
import { ApproveModal } from '@/pages/bankCard/proxyBatch/ChangeModals';
import { Dialogs as CardDialogs } from '@/pages/bankCard/proxyCard/Dialogs';
import { Dialogs as MerchantDialogs } from '@/pages/merchant/user/Dialogs';
import { getAgent } from '@/services/agent';
import { getCard } from '@/services/card';
import { getMerchant } from '@/services/mch';
import openapi from '../../../config/openapi/openapi.json';
import { findDialog } from '../../support/domDesk';
import { renderKit } from '../../support/domKit';
import { withNetwork } from '../../support/domNetwork';
import { aScreen } from '../../support/domScreen';
import { aUser } from '../../support/domUser';
import { performAs } from '../../support/performAs';

const network = withNetwork({ days: 0 });
/** Who enters the record, and who reviews it. */
const [MAKER, CHECKER] = ['m.tan', 'admin'];
const OWNER = 'v.reyes';
const PDF = { name: 'agreement.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 agreement').toString('base64') };

beforeAll(() => configure({ defaultHidden: true }));
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await network().enter(CHECKER);
});

/** Every field of a body, with what its review shows of it: masked where the record masks it. */
type Fields = Readonly<Record<string, readonly [value: unknown, shown: string | RegExp]>>;

const MERCHANT: Fields = {
  country: ['TH', 'TH'],
  agentNo: ['A2001', / · A2001$/],
  loginAccount: ['quokka.main', 'quokka.main'],
  mchName: ['Quokka Parcels Co.', 'Quokka Parcels Co.'],
  mchShortName: ['Quokka', 'Quokka'],
  mchType: ['AGENT', /^By agent/],
  level: ['C', 'C'],
  currencies: [['THB'], 'THB'],
  licenceNo: ['TH-9912345678', /5678$/],
  legalPerson: ['Laura Legalson', 'L**'],
  industryCode: ['EDUCATION', /^(Education|EDUCATION)$/],
  websites: [['https://quokka.example.com'], 'https://quokka.example.com'],
  kycStatus: ['PASSED', 'Passed'],
  kycExpireAt: ['2099-03-04T05:06:07Z', /^2099-03-04 /],
  contactName: ['Quinn Parcelby', 'Q**'],
  contactMobile: ['+99955500011', /0011$/],
  contactEmail: ['quinn@quokka.example.com', 'qu***@quokka.example.com'],
  telegram: ['@quinn_p', /^@/],
  ownerOperatorId: [undefined, OWNER],
  settlementCycle: ['D7', 'D7 – after 7 days'],
  reserveRate: ['0.05', '5% of each pay-in, held for 30 days'],
  reserveDays: [30, /held for 30 days/],
  riskLevel: ['HIGH', 'High'],
  riskTags: [['chargebacks'], 'chargebacks'],
  tags: [['key-account'], 'key-account'],
  remark: ['Signed in June', 'Signed in June'],
  withdrawMin: ['101.00', 'THB 101.00'],
  withdrawMax: ['90102.00', 'THB 90,102.00'],
  withdrawDailyMax: ['90103.00', 'THB 90,103.00'],
  withdrawDailyCount: [7, '7'],
  withdrawFeeMode: ['OUTER', 'Added to the amount'],
  withdrawFrom: ['08:15', /08:15/],
  withdrawTo: ['17:45', /17:45/],
  withdrawWeekdays: [[1, 5], 'Mon, Fri'],
  payinDailyLimit: ['90104.00', 'THB 90,104.00'],
  payoutDailyLimit: ['90105.00', 'THB 90,105.00'],
  payoutReviewAbove: ['90106.00', 'THB 90,106.00'],
  notifyUrl: ['https://pay.quokka.example.com/notify', 'https://pay.quokka.example.com/notify'],
  notifyHostFixed: [true, 'on'],
  prices: [[{ productCode: 'TH_SCAN', enabled: true, rate: '0.0411', fixed: '0.25' }], '4.11% + THB 0.25'],
  reasonCode: ['PROMOTION', /^Promotion · /],
  marginRemark: ['Until the fair', / · Until the fair$/],
};

const AGENT: Fields = {
  agentName: ['Lotus Gate', /Lotus Gate/],
  contactName: ['Ploy Chaiyatorn', 'P**'],
  contactMobile: ['+99955520999', /0999$/],
  contactEmail: ['ploy.chaiyatorn@agents.example', 'pl***@agents.example'],
  docNo: ['REG-77881234', /1234$/],
  country: ['TH', 'TH'],
  currencies: [['THB'], 'THB'],
  loginAccount: ['lotus.gate', 'lotus.gate'],
  parentAgentNo: ['A2001', /\(A2001\)$/],
  mayAddMerchant: [true, 'Yes'],
  maySubAgent: [false, 'No'],
  settlementCycle: ['D7', 'D7'],
  riskLevel: ['HIGH', 'High'],
  ownerOperatorId: [undefined, OWNER],
  tags: [['south'], 'south'],
  remark: ['Signed in June', 'Signed in June'],
};

const CARD: Fields = {
  cardNo: ['9904000000000001', '990400******0001'],
  bankCode: ['SMKB', /SMKB/],
  country: ['TH', /TH$/],
  currency: ['THB', /^THB/],
  holderName: ['Aspen Holding', 'A**'],
  holderType: ['PERSONAL', 'Person'],
  ownership: ['CONTRACTED', 'Under contract'],
  authorisationNo: ['AU-1', 'AU-1'],
  authorisationFileId: [undefined, 'Open agreement.pdf'],
  authorisationExpireAt: ['2099-03-04T05:06:07Z', /^2099-03-04 /],
  branch: ['Riverside', /Riverside$/],
  province: ['Phuket', /Phuket/],
  city: ['Kathu', /Kathu/],
  usage: ['PAYOUT', 'Payouts'],
  groupCode: ['TH-A', 'TH-A'],
  mchScope: ['LIST', /^Selected M100001/],
  mchNos: [['M100001'], /M100001/],
  minPerTxn: ['1.50', 'THB 1.50'],
  maxPerTxn: ['1002.00', 'THB 1,002.00'],
  dailyInLimit: ['5003.00', /THB 5,003.00/],
  dailyOutLimit: ['5004.00', /THB 5,004.00/],
  dailyCountLimit: [105, /105$/],
  monthlyLimit: ['50006.00', /THB 50,006.00/],
  maxOpenOrders: [17, /17$/],
  weight: [38, '38'],
  priority: [19, '19'],
  workFrom: ['08:15', /08:15/],
  workTo: ['17:45', /17:45/],
  alertBalance: ['5007.00', 'THB 5,007.00'],
  bankMobile: ['+99955500022', /0022$/],
  tags: [['night'], 'night'],
  remark: ['Signed in June', 'Signed in June'],
};

const paths = openapi.paths as unknown as Record<
  string,
  { post?: { requestBody: { content: { 'application/json': { schema: { $ref?: string; properties?: object } } } } } }
>;
/** Names of the fields of a body, by the contract. */
function namesIn(path: string): string[] {
  const { $ref, properties = {} } = paths[path]?.post?.requestBody.content['application/json'].schema ?? {};
  const named = openapi.components.schemas[($ref?.split('/').at(-1) ?? '') as keyof typeof openapi.components.schemas];
  return Object.keys($ref ? ((named as { properties?: object }).properties ?? {}) : properties);
}

const bodyOf = (fields: Fields, more: object = {}) => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value])),
  ...more,
});

const owner = () => network().platform.world.operators.find(({ username }) => username === OWNER);

interface Kind {
  path: string;
  fields: Fields;
  /** Enters a record with these fields and opens its review; gives what identifies its dialog. */
  open: (fields?: object) => Promise<string>;
}

const show = async (at: string, part: ReactNode) => {
  await screenTexts(at)?.();
  await renderKit(part, { access: accessKeys, at });
};

const KINDS: Record<string, Kind> = {
  merchant: {
    path: '/merchant/user/add',
    fields: MERCHANT,
    async open(more) {
      const body = bodyOf(MERCHANT, { ownerOperatorId: owner()?.id, ...more });
      const { mchNo } = performAs<Merchant>(network(), MAKER, '/merchant/user/add', body);
      const dialog = { kind: 'review', row: await getMerchant(mchNo, {}) } as const;
      const { screen: list } = aScreen<Merchant, Parameters<typeof MerchantDialogs>[0]['dialog']>('mchNo', { dialog });
      await show('/merchant/user', <MerchantDialogs dialog={dialog} screen={list} />);
      return `Review Quokka Parcels Co. (${mchNo})`;
    },
  },
  agent: {
    path: '/user/agent/add',
    fields: AGENT,
    async open() {
      const body = bodyOf(AGENT, { ownerOperatorId: owner()?.id });
      const { agentNo } = performAs<Agent>(network(), MAKER, '/user/agent/add', body);
      const dialog = { kind: 'review', row: await getAgent(agentNo, {}) } as const;
      const { screen: list } = aScreen<Agent, Parameters<typeof AgentDialogs>[0]['dialog']>('agentNo', { dialog });
      await show('/agency/list', <AgentDialogs dialog={dialog} screen={list} />);
      return `Review Lotus Gate (${agentNo})`;
    },
  },
  card: {
    path: '/bank/card/proxy/card/add',
    fields: CARD,
    async open(more) {
      const { fileId } = performAs<{ fileId: string }>(network(), MAKER, '/common/file/add', PDF);
      const body = bodyOf(CARD, { authorisationFileId: fileId, ...more });
      const { cardId } = performAs<Card>(network(), MAKER, '/bank/card/proxy/card/add', body);
      const dialog = { kind: 'review', row: await getCard(cardId, {}) } as const;
      const { screen: list } = aScreen<Card, Parameters<typeof CardDialogs>[0]['dialog']>('cardId', { dialog });
      await show('/bankCard/proxyCard', <CardDialogs dialog={dialog} screen={list} />);
      return `Review ${cardId}`;
    },
  },
};

describe.each(Object.entries(KINDS))('the review of a new %s', (_, { path, fields, open }) => {
  test('is tested with every field of the body', () => {
    expect(Object.keys(fields).sort()).toEqual(namesIn(path).sort());
  });

  test('shows every field that was entered, preselects nothing, and sends nothing undecided', async () => {
    const dialog = await findDialog(await open());
    await waitFor(() => expect(dialog.querySelector('.review-facts')).toBeInTheDocument());
    await waitFor(() => expect(dialog.querySelector('.ant-skeleton')).not.toBeInTheDocument());
    const missing = Object.entries(fields).filter(([, [, shown]]) => within(dialog).queryAllByText(shown).length === 0);
    expect(missing.map(([name]) => name)).toEqual([]);
    const choices = within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked, disabled }) => ({ checked, disabled }))).toEqual([
      { checked: false, disabled: false },
      { checked: false, disabled: false },
    ]);
    const send = () => within(dialog).getAllByRole('button').at(-1) as HTMLElement;
    // Nothing can be sent before all of it is shown.
    await waitFor(() => expect(send()).toBeEnabled());
    await aUser().click(send());
    expect(await within(dialog).findByText('Required')).toBeVisible();
    expect(network().callsOf(path.replace(/add$/, 'review'))).toHaveLength(0);
  });
});

describe('the review of a record that cannot pass', () => {
  test.each([
    [
      'merchant',
      { kycStatus: 'PENDING', kycExpireAt: null },
      'The identity check has not passed (KYC: In review), so the merchant cannot pass.',
    ],
    [
      'card',
      {
        authorisationNo: null,
        authorisationFileId: null,
        authorisationExpireAt: null,
        holderType: 'CORPORATE',
        ownership: 'PLATFORM',
      },
      'The card holder’s authorization is missing.',
    ],
  ])('closes Pass for a %s, with the reason', async (kind, more, why) => {
    const dialog = await findDialog(await (KINDS[kind] as Kind).open(more));
    expect(await within(dialog).findByText(why)).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Pass' })).toBeDisabled();
    expect(within(dialog).getByRole('radio', { name: 'Reject' })).toBeEnabled();
  });

  test('closes it also when the server only tells the state of KYC', async () => {
    network().platform.world.merchants.forEach((merchant) => {
      merchant.kycStatus = 'NONE';
    });
    const row = await getMerchant('M100055', {});
    const dialog = { kind: 'review', row: { ...row, denied: undefined } } as const;
    const { screen: list } = aScreen<Merchant, Parameters<typeof MerchantDialogs>[0]['dialog']>('mchNo', { dialog });
    await show('/merchant/user', <MerchantDialogs dialog={dialog} screen={list} />);
    const shown = await findDialog(`Review ${row.mchName} (M100055)`);
    expect(within(shown).getByRole('radio', { name: 'Pass' })).toBeDisabled();
    expect(within(shown).getByText(/KYC: Not submitted/)).toBeVisible();
  });
});

test('a review sends the decision with its reason', async () => {
  const dialog = await findDialog(await (KINDS.merchant as Kind).open());
  const user = aUser();
  await waitFor(() => expect(dialog.querySelector('.review-facts')).toBeInTheDocument());
  await user.click(within(dialog).getByRole('radio', { name: 'Pass' }));
  const send = () => within(dialog).getByRole('button', { name: 'Pass' });
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await waitFor(() => expect(network().callsOf('/merchant/user/review')).toHaveLength(1));
  const [made] = [...network().platform.world.merchants.values()].slice(-1);
  await waitFor(() => expect(made?.holder).toMatchObject({ name: 'Quokka Parcels Co.', status: 'ACTIVE' }));
  expect(screen.queryByText(/undefined|NaN/)).not.toBeInTheDocument();
});

test('the approval of a batch shows whose money goes out, from where and when', async () => {
  const row: Batch = {
    batchNo: 'B1',
    batchName: 'June salaries',
    status: 'WAIT_APPROVE',
    currency: 'THB',
    totalCount: 3,
    totalAmount: '1234.50',
    totalFee: '6.25',
    mchNo: 'M100001',
    mchName: 'Lotus Games Co.',
    groupCode: 'TH-A',
    scheduleAt: '2099-03-04T05:06:07Z',
    fileName: 'salaries.csv',
    makerName: 'b.suwan',
    version: 1,
  };
  const told = { onDone: jest.fn(), onRefusal: jest.fn(), onClose: jest.fn() };
  await show('/bankCard/proxyBatch', <ApproveModal row={row} {...told} />);
  const dialog = await findDialog('Approve B1');
  for (const text of ['June salaries', 'TH-A', 'salaries.csv', 'THB 6.25', /^2099-03-04 /, /Lotus Games Co\.$/])
    expect(within(dialog).getAllByText(text)[0]).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Approve THB 1,234.50' })).toBeEnabled();
});

test('nothing is decided about a record whose data could not be read, until they are', async () => {
  const body = bodyOf(MERCHANT, { ownerOperatorId: owner()?.id });
  const { mchNo } = performAs<Merchant>(network(), MAKER, '/merchant/user/add', body);
  const dialog = { kind: 'review', row: await getMerchant(mchNo, {}) } as const;
  const { faults } = network().platform;
  faults.push({ match: '/merchant/user/detail', times: 9, kind: { code: 409, msg: 'Not now' } });
  const { screen: list } = aScreen<Merchant, Parameters<typeof MerchantDialogs>[0]['dialog']>('mchNo', { dialog });
  await show('/merchant/user', <MerchantDialogs dialog={dialog} screen={list} />);
  const shown = await findDialog(`Review Quokka Parcels Co. (${mchNo})`);
  const user = aUser();
  await user.click(within(shown).getByRole('radio', { name: 'Pass' }));
  const retry = await within(shown).findByRole('button', { name: /Retry|Try again|Reload/ });
  expect(await within(shown).findByRole('button', { name: 'Pass' })).toBeDisabled();
  expect(within(shown).getAllByText('The record could not be loaded').length).toBeGreaterThan(0);
  faults.length = 0;
  await user.click(retry);
  await waitFor(() => expect(within(shown).getByRole('button', { name: 'Pass' })).toBeEnabled());
  expect(within(shown).getByText(/5678$/)).toBeVisible();
});
