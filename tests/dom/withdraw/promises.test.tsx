import { act, cleanup, configure } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { AccessKey, WithdrawDetail } from '@/contract';
import { accessKeys } from '@/contract/keys';
import type { DecisionProps } from '@/pages/trade/withdraw/calls';
import { DecisionPanel } from '@/pages/trade/withdraw/detail/DecisionPanel';
import { PassModal } from '@/pages/trade/withdraw/PassModal';
import { RetryModal } from '@/pages/trade/withdraw/RetryModal';
import openapi from '../../../config/openapi/openapi.json';
import { exhaustiveTest, sample } from '../../support/depth';
import { aWithdraw } from '../../support/domBuilders';
import { renderKit } from '../../support/domKit';

/**
 * The sentences of card, dialog and passed order on a server that lacks one optional field or one call: what they promise is what that
 * server told, and nothing that was not said before takes its place but an admission.
 */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}
const schemas = openapi.components.schemas as unknown as Record<string, Schema>;

/** Fields of a schema that a server may leave out. */
function optionalOf(schema: Schema | undefined): string[] {
  if (schema?.$ref) return optionalOf(schemas[schema.$ref.split('/').at(-1) ?? '']);
  const parts = schema?.allOf?.flatMap(optionalOf) ?? [];
  const own = Object.keys(schema?.properties ?? {}).filter((name) => !schema?.required?.includes(name));
  return [...parts, ...own];
}
const fieldsOf = (name: string, schema: string) => optionalOf(schemas[schema]).map((field) => `${name}.${field}`);

const FIELDS = [
  ...optionalOf(schemas.WithdrawDetail),
  ...fieldsOf('decision', 'WithdrawDecisionFacts'),
  ...fieldsOf('payeeHistory', 'PayeeHistory'),
  ...fieldsOf('policy', 'WithdrawPolicy'),
];
const KEYS = accessKeys.filter((key) => key.startsWith('trade:withdraw:') && key !== 'trade:withdraw:cover');

const AT = '2026-11-20T06:00:00.000Z';
const NOW = Date.parse('2026-11-20T06:31:02.000Z');
const UNDO_UNTIL = '2026-11-20T06:31:44.000Z';

/** A waiting order with each field that the contract knows, on which nothing is unusual. */
const full = (changes: Partial<WithdrawDetail> = {}): WithdrawDetail => ({
  ...aWithdraw({ withdrawNo: 'W1', reviewStage: 1, allowed: ['pass', 'reject', 'hold', 'claim'] }),
  level: 'A',
  agentNo: null,
  agentName: null,
  source: 'API',
  accountNo: 'A1',
  accountType: 'BALANCE',
  requestedAmount: '1250.00',
  feeMode: 'INNER',
  payoutCurrency: 'THB',
  fxRate: '1',
  fxRateId: null,
  payoutAmount: '1237.50',
  payeeId: 'P1',
  payeeAccountType: 'BANK_ACCOUNT',
  payeeBankCode: 'KBANK',
  payeeBankName: 'Kasikorn',
  payeeCountry: 'TH',
  payeeVerified: 'NAME_MATCH',
  payeeFirstUsedAt: '2026-01-05T06:00:00.000Z',
  payeeChangedAt: null,
  samePayee: [],
  policyVersion: 3,
  claimedBy: null,
  claimedByName: null,
  claimedUntil: null,
  escalation: null,
  assignment: null,
  mark: null,
  holderRequest: null,
  slaLeftMinutes: null,
  holdReasonCode: null,
  holdUntil: null,
  undoUntil: null,
  availableAtRequest: '9000.00',
  availableNow: '7750.00',
  frozenNow: '1250.00',
  slaMinutes: 30,
  overdue: false,
  settNos: [],
  payoutMode: 'UPSTREAM',
  channelCode: null,
  rejectReasonCode: null,
  rejectRemark: null,
  messageToHolder: null,
  failCode: null,
  failMsg: null,
  bankRefNo: null,
  clientIp: '198.18.9.10',
  notes: 0,
  createdAt: AT,
  firstDecisionAt: null,
  passedAt: null,
  rejectedAt: null,
  finishedAt: null,
  updatedAt: AT,
  policy: { requiredStages: 1, tier1: '50000.00', tier2: '500000.00', tier3: '5000000.00', why: 'Below tier 1.' },
  decision: {
    holderSince: '2025-05-24T06:00:00.000Z',
    holderKycStatus: 'PASSED',
    netUsd: '35.56',
    usdRate: '34.8000',
    rateId: 'XR1',
    rateAt: AT,
    medianNet30d: '1000.00',
    medianOrders: 7,
    multiple: '1.2',
    balanceBefore: '9000.00',
    balanceAfter: '7750.00',
    isLast: true,
    whoMayDecide: 3,
    mayResolve: [],
    cover: { state: 'NOW', reason: null, channelCodes: ['CH0310'], cardGroupCodes: [], askedAt: null },
    duplicates: [],
    links: [],
  },
  events: [],
  payouts: [],
  payeeHistory: {
    count: 3,
    totals: [{ currency: 'THB', count: 3, amount: '3000.00' }],
    lastAt: '2026-11-01T06:00:00.000Z',
    others: [],
    hiddenOthers: 0,
  },
  holderMoney: undefined,
  entries: [],
  noteList: [],
  logs: [],
  ...changes,
});
const passedBefore: WithdrawDetail['decisions'] = [
  {
    stage: 1,
    decision: 'PASS',
    operatorId: '3',
    operatorName: 'li.na',
    at: AT,
    remark: null,
    reasonCode: null,
    ip: '198.18.9.1',
  },
];

const nothing = () => undefined;
const panelOf = (order: WithdrawDetail) => (
  <DecisionPanel order={order} operatorId="7" seen={[]} onSee={nothing} onAsk={nothing} onAct={async () => undefined} />
);
const dialogProps = (order: WithdrawDetail): DecisionProps => ({
  rows: [order],
  send: () => new Promise<never>(nothing),
  isChecking: false,
  isChanged: false,
  isRead: true,
  onLooked: nothing,
  onRead: nothing,
  onDone: nothing,
  onRefusal: nothing,
  onClose: nothing,
});

type Surface = { order: WithdrawDetail; show: (order: WithdrawDetail) => ReactNode };
const SURFACES: Readonly<Record<string, Surface>> = {
  card: { order: full(), show: panelOf },
  'card of a second decision': {
    order: full({ status: 'SECOND_REVIEW', requiredStages: 2, decisions: passedBefore }),
    show: panelOf,
  },
  dialog: {
    order: full(),
    show: (order) => <PassModal order={order} seen={[]} onSee={nothing} {...dialogProps(order)} />,
  },
  'passed order': { order: full({ status: 'PASSED', reviewStage: 0, allowed: ['undo'], undoUntil: UNDO_UNTIL }), show: panelOf },
  'failed order': { order: full({ status: 'FAILED', reviewStage: 0, allowed: ['retry', 'refund'] }), show: panelOf },
  'returned order': { order: full({ status: 'REVERSED', reviewStage: 0, allowed: ['retry', 'refund'] }), show: panelOf },
  'order of unknown outcome': {
    order: full({ status: 'UNKNOWN', reviewStage: 0, allowed: ['query'], decision: { mayResolve: ['Chen Yu'] } }),
    show: panelOf,
  },
  'retry dialog': {
    order: full({ status: 'FAILED', reviewStage: 0, allowed: ['retry'] }),
    show: (order) => <RetryModal {...dialogProps(order)} />,
  },
};

/** What a sentence promises or concludes, and without which of the server's words it must not stand. */
const CLAIMS: readonly { says: RegExp; needs: readonly string[] }[] = [
  { says: /^Creates a payout order .* undo window/, needs: ['undoUntil', 'trade:withdraw:undo', 'trade:withdraw:pass'] },
  { says: /^Final decision: .* undo window/, needs: ['undoUntil', 'trade:withdraw:undo'] },
  { says: /You can undo until then/, needs: ['undoUntil', 'trade:withdraw:undo', 'trade:withdraw:pass'] },
  { says: /^The payout order of .* is sent when the undo window closes/, needs: ['undoUntil'] },
  { says: /You can undo your decision for/, needs: ['undoUntil', 'trade:withdraw:undo'] },
  { says: /sec left/, needs: ['undoUntil', 'trade:withdraw:undo'] },
  { says: /until you retry/, needs: ['trade:withdraw:retry'] },
  { says: /return the funds/, needs: ['trade:withdraw:refund'] },
  { says: /Can be recorded by Chen Yu/, needs: ['decision', 'decision.mayResolve'] },
  { says: /This order is not claimed/, needs: ['claimedBy'] },
  { says: /^No risk flag$/, needs: ['riskFlags'] },
  {
    says: /Nothing unusual found/,
    needs: [
      ...['riskFlags', 'payeeVerified', 'payeeFirstUsedAt', 'payeeChangedAt', 'payeeHistory', 'policy'],
      ...['decision', 'decision.duplicates'],
    ],
  },
  { says: /paid 3 times/, needs: ['payeeHistory'] },
  { says: /net .* below THB 50,000/, needs: ['policy', 'policy.tier1'] },
  { says: /li\.na passed it .* without a remark/, needs: ['decisions'] },
  { says: /^Can be sent now/, needs: ['decision', 'decision.cover'] },
];

/** Sentences that may take the place of others: each says that something is unknown or missing, or no more than the contract does. */
const ADMISSIONS = [
  /^(Payout cover: )?(–|unknown amount|\?)$/,
  /Not all facts are known/,
  /Risk flags unknown: the platform sent none/,
  /^No rate provided$/,
  /^Unknown \(needs 5 orders in 30 days\)$/,
  /^Passed\. The payout of THB 1,237\.50 is not confirmed yet\.$/,
  /^Creates a payout order of THB 1,237\.50\. You cannot undo this\.$/,
  /^Final decision: creates a payout order\.$/,
  /^\? of \d/,
  // What the server says, or another of its fields.
  /^Below tier 1\.$/,
  /^\d approvals? required/,
  / ago$/,
  /^[^.]+ · [^.]+$/,
  // Only one of retry and refund is possible.
  /stays frozen until you (retry it|return the funds)\.$/,
  /It stays frozen until you (retry the payout|return the funds)\.$/,
  // The key tells that the server has the call.
  /^An operator with the permission “Record outcome” who did not decide on the order can record it/,
];

/** Without it the table of states decides (docs/rules/access.md#allowed): what can be done then is another question. */
const OTHERWISE = ['allowed'];
const named = CLAIMS.flatMap(({ needs }) => needs);
const isNamed = (what: string) => named.includes(what);

/** What stands on the page: the text of each element that has some of its own. */
function sentences(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !['SCRIPT', 'STYLE'].includes(element.tagName))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    .map((element) => element.textContent?.trim() ?? '');
}

/** The order without a field, which may be one of a part. */
function without(order: WithdrawDetail, field: string): WithdrawDetail {
  const [name = '', inner] = field.split('.');
  const { [name]: value, ...rest } = order as unknown as Record<string, unknown>;
  if (inner === undefined || typeof value !== 'object' || value === null) return rest as unknown as WithdrawDetail;
  const { [inner]: _, ...others } = value as Record<string, unknown>;
  return { ...rest, [name]: others } as unknown as WithdrawDetail;
}

let turn: (order: WithdrawDetail) => Promise<void>;
async function open({ order, show }: Surface, access: readonly AccessKey[]): Promise<void> {
  cleanup();
  const Page = () => {
    const [shown, setShown] = useState({ order, at: 0 });
    turn = (next) => act(async () => setShown(({ at }) => ({ order: next, at: at + 1 })));
    // Built anew each time, as for an order that is opened.
    return <div key={shown.at}>{show(shown.order)}</div>;
  };
  await renderKit(<Page />, { access });
}

function judge(what: string, base: readonly string[], now: readonly string[], missing: string): string[] {
  if (OTHERWISE.includes(missing)) return [];
  const faults: string[] = [];
  for (const { says, needs } of CLAIMS) {
    const stands = now.some((text) => says.test(text));
    if (needs.includes(missing) && stands) faults.push(`${what} without ${missing} still says ${says}`);
    if (!needs.includes(missing) && !stands && base.some((text) => says.test(text)))
      faults.push(`${what} without ${missing} no longer says ${says}`);
  }
  const fresh = now.filter((text) => !base.includes(text) && !ADMISSIONS.some((one) => one.test(text)));
  return [...faults, ...fresh.map((text) => `${what} without ${missing} now says “${text}”`)];
}

beforeAll(() => configure({ defaultHidden: true }));
// Only the clock stands still: a countdown would be another sentence each second.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

test('the walk has every optional field, and each claim stands somewhere', async () => {
  expect(FIELDS.length).toBeGreaterThan(80);
  const order = full();
  const lacking = FIELDS.filter((field) => {
    const [name = '', inner] = field.split('.');
    const value = (order as unknown as Record<string, Record<string, unknown>>)[name];
    return field !== 'holderMoney' && (inner === undefined ? value === undefined : value?.[inner] === undefined);
  });
  expect(lacking).toEqual([]);
  const all: string[] = [];
  for (const surface of Object.values(SURFACES)) {
    await open(surface, KEYS);
    all.push(...sentences());
  }
  expect(CLAIMS.filter(({ says }) => !all.some((text) => says.test(text)))).toEqual([]);
});

/** What the short suite tries, with the fields and calls that a claim needs. */
const SHORT = ['card', 'dialog', 'passed order'];

describe.each(Object.entries(SURFACES))('the %s', (what, surface) => {
  const ownTest = SHORT.includes(what) ? test : exhaustiveTest;

  ownTest('makes no promise whose field is missing', async () => {
    await open(surface, KEYS);
    const base = sentences();
    const faults: string[] = [];
    for (const field of sample(FIELDS, 0, isNamed)) {
      await turn(without(surface.order, field));
      faults.push(...judge(what, base, sentences(), field));
    }
    expect(faults).toEqual([]);
  });

  ownTest('makes no promise whose call is missing', async () => {
    await open(surface, KEYS);
    const base = sentences();
    const faults: string[] = [];
    for (const missing of sample(KEYS, 0, isNamed)) {
      await open(
        surface,
        KEYS.filter((key) => key !== missing),
      );
      faults.push(...judge(what, base, sentences(), missing));
    }
    expect(faults).toEqual([]);
  });
});

test('without the call and without names, the panel does not say who can record the outcome', async () => {
  const surface = SURFACES['order of unknown outcome'] as Surface;
  await open(
    { ...surface, order: { ...surface.order, decision: {} } },
    KEYS.filter((key) => key !== 'trade:withdraw:resolve'),
  );
  const said = sentences();
  expect(said).toContain('It is unconfirmed whether THB 1,237.50 arrived. THB 1,250.00 stays frozen until the outcome is known.');
  expect(said.filter((text) => text.includes('record'))).toEqual([]);
});
