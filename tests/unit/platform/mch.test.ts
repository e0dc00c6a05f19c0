import { hasLoss } from '../../../mock/areas/merchant/prices';
import { mayPayIn, mayTrade, mayWithdraw, merchantOf } from '../../../mock/flow/merchants';
import { priceAt } from '../../../mock/flow/prices';
import type { Merchant, MerchantBulkResult, MerchantDetail, MerchantProduct, MerchantSecret } from '../../../src/contract';
import { merchantActions, merchantStatuses } from '../../../src/domain/merchant';
import { NEW_MERCHANT } from '../../support/mchCalls';
import { actionTables } from '../../support/stateTables';
import { type APlatform, aPlatform, dataOf, NOW, parseCsv, textOf } from './support';

const HOUR = 3_600_000;
/** Of the seed: 48 active, 5 suspended, 4 waiting for review, 3 closed, 4 for tests. */
const [ACTIVE, SUSPENDED, WAITING, CLOSED] = ['M100001', 'M100049', 'M100054', 'M100058'];

let bench: APlatform;
beforeEach(() => {
  bench = aPlatform({ days: 1 });
});

const merchant = (no: string) => merchantOf(bench.platform.world, { no });
const send = (who: string, verb: string, mchNo: string, body: object = {}) =>
  bench.call(who, `POST /merchant/user/${verb}`, { body: { mchNo, version: merchant(mchNo).version, ...body } });
const read = <T>(who: string, line: string) => dataOf<T>(bench.call(who, `GET /merchant/user/${line}`));
const detail = (no: string, who = 'admin') => read<MerchantDetail>(who, `detail?mchNo=${no}`);
const fieldsOf = (outcome: ReturnType<typeof send>) =>
  dataOf<{ fields: { name: string; rule: string; msg: string }[] }>(outcome).fields;
const add = (who: string, body: object = {}) =>
  bench.call(who, 'POST /merchant/user/add', { body: { ...NEW_MERCHANT, ...body } });
/** Puts a merchant into a state, as a story would have it. */
const put = (no: string, status: Merchant['status']) => {
  merchant(no).holder.status = status;
};
const withdrawsOf = (no: string) => bench.platform.world.withdraws.rows.filter(({ holder }) => holder.no === no);

const BODIES: Record<string, object> = {
  edit: { tags: ['a'] },
  review: { decision: 'REJECT', reasonCode: 'DUPLICATE' },
  suspend: { reasonCode: 'RISK' },
  resume: { reasonCode: 'CHECKED_OK' },
  save: { items: [{ productCode: 'TH_SCAN', enabled: true, rate: '0.04', fixed: '0.00' }] },
  rotateSecret: { keepHours: 0 },
  resetPassword: {},
  close: { reasonCode: 'DORMANT' },
};

describe('the state table', () => {
  const cases = merchantStatuses.flatMap((status) => merchantActions.map((action) => [status, action] as const));
  it.each(cases)('%s, %s: allowed or refused as the table says', (status, action) => {
    // Without money or orders, so that only the state decides.
    const made = dataOf<Merchant>(add('o.bakar'));
    const no = made.mchNo;
    put(no, status);
    const outcome =
      action === 'switch'
        ? bench.call('admin', 'POST /merchant/user/switch', {
            body: { items: [{ mchNo: no, version: 1 }], switch: 'api', on: false, reasonCode: 'RISK' },
          })
        : send('admin', action === 'save' ? 'product/save' : action, no, BODIES[action]);
    const isAllowed = actionTables.merchant.has(action, status);
    expect(outcome.envelope.code).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) expect(dataOf<{ current: Merchant }>(outcome).current).toMatchObject({ mchNo: no, status });
  });

  it('is on each row as allowed and denied actions, with reasons', () => {
    const row = detail(ACTIVE, 'ops.lee');
    expect(row.allowed).toEqual(['switch', 'suspend']);
    expect(row.denied?.find(({ action }) => action === 'edit')?.why).toContain('Merchants: edit');
    expect(detail(CLOSED).allowed).toEqual([]);
  });
});

describe('a stale version', () => {
  it.each(Object.entries(BODIES).filter(([verb]) => !['review', 'resume'].includes(verb)))('is refused: %s', (verb, body) => {
    const before = merchant(ACTIVE).holder.status;
    const outcome = send('admin', verb === 'save' ? 'product/save' : verb, ACTIVE, { ...body, version: 9 });
    expect(outcome.envelope).toMatchObject({ code: 409, error: 'VERSION_CONFLICT', data: { current: { mchNo: ACTIVE } } });
    expect(merchant(ACTIVE)).toMatchObject({ version: 1, holder: { status: before } });
  });
});

describe('adding a merchant', () => {
  it('creates one for review, with a number, an account and prices, and no secret', () => {
    const { envelope } = add('o.bakar', { agentNo: 'A2002', mchType: 'AGENT' });
    expect(envelope).toMatchObject({
      code: 200,
      data: { mchNo: 'M100065', status: 'PENDING_REVIEW', createdBy: 'o.bakar', agentNo: 'A2002', secretTail: null },
    });
    expect(envelope.data).toMatchObject({
      contactName: 'Q**',
      contactMobile: '***0011',
      contactEmail: 'qu***@quokka.example.com',
    });
    expect(JSON.stringify(envelope.data)).not.toMatch(/Parcelby|99955500011|9912345678/);
    expect(priceAt(merchant('M100065').prices, 'TH_SCAN', NOW)).toMatchObject({ ppm: 32_000, isEnabled: true });
    expect(bench.platform.check()).toEqual([]);
  });

  it.each([
    ['a name that is taken', { mchName: ' lotus games co. ' }, 'mchName', 'unique'],
    ['a login that is taken', { loginAccount: 'LOTUS.100001' }, 'loginAccount', 'unique'],
    ['a login that begins with a digit', { loginAccount: '1quokka' }, 'loginAccount', 'pattern'],
    ['a country where nothing is sold', { country: 'SG', currencies: ['USD'] }, 'country', 'exists'],
    ['a first currency of another country', { currencies: ['USD', 'THB'] }, 'currencies', 'first'],
    ['an unknown currency', { currencies: ['THB', 'XXX'] }, 'currencies', 'exists'],
    ['an agent that is not there', { agentNo: 'A9999', mchType: 'AGENT' }, 'agentNo', 'exists'],
    ['the type of an agent without one', { mchType: 'AGENT' }, 'mchType', 'agent'],
    ['an account manager who cannot sign in', { ownerOperatorId: '999' }, 'ownerOperatorId', 'exists'],
    ['callbacks without encryption', { notifyUrl: 'http://pay.example.com/n' }, 'notifyUrl', 'https'],
    ['callbacks into a private net', { notifyUrl: 'https://10.0.0.8/n' }, 'notifyUrl', 'private'],
    ['callbacks by 6to4', { notifyUrl: 'https://[2002:a00:8::1]/n' }, 'notifyUrl', 'private'],
    ['callbacks on two lines', { notifyUrl: 'https://pay.example.com/n\nX: y' }, 'notifyUrl', 'form'],
    ['a website on two lines', { websites: ['https://a.example\nhttps://b.example'] }, 'websites', 'url'],
    ['a least withdrawal above the greatest', { withdrawMin: '10.00', withdrawMax: '9.00' }, 'withdrawMax', 'gte:withdrawMin'],
    [
      'a greatest one above that of a day',
      { withdrawMax: '10.00', withdrawDailyMax: '9.00' },
      'withdrawDailyMax',
      'gte:withdrawMax',
    ],
    ['a limit with too many digits', { payinDailyLimit: '1.005' }, 'payinDailyLimit', 'digits'],
    ['hours that only begin', { withdrawFrom: '08:00' }, 'withdrawTo', 'both'],
    [
      'a product of another country',
      { prices: [{ ...NEW_MERCHANT.prices[0], productCode: 'VN_SCAN' }] },
      'prices.0.productCode',
      'exists',
    ],
    ['a rate below the floor', { prices: [{ ...NEW_MERCHANT.prices[0], rate: '0.017' }] }, 'prices.0.rate', 'floor'],
  ])('refuses %s', (_what, body, name, rule) => {
    const outcome = add('o.bakar', body);
    expect(outcome.envelope.code).toBe(422);
    expect(fieldsOf(outcome)).toContainEqual(expect.objectContaining({ name, rule }));
    expect(bench.platform.world.merchants.size).toBe(64);
  });

  it('is refused outside the scope of the operator', () => {
    expect(add('v.reyes').envelope).toMatchObject({ code: 403, error: 'OUT_OF_SCOPE' });
    expect(add('v.reyes', { agentNo: 'A2001', mchType: 'AGENT' }).envelope.code).toBe(200);
  });

  it('keeps personal data out of the log', () => {
    add('o.bakar', { legalPerson: 'Laura Legalson', telegram: '@quinn_p' });
    const entry = JSON.stringify(bench.platform.log.entries.at(-1));
    expect(entry).toContain('M100065');
    expect(entry).not.toMatch(/Parcelby|99955500011|quinn|9912345678|Legalson/);
  });
});

describe('the review', () => {
  it('is refused to the person who added or corrected the merchant', () => {
    const { mchNo } = dataOf<Merchant>(add('o.bakar', { kycStatus: 'PASSED' }));
    expect(send('o.bakar', 'review', mchNo, { decision: 'PASS' }).envelope).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
    send('v.reyes', 'edit', mchNo, { tags: ['x'] });
    expect(send('admin', 'edit', mchNo, { tags: ['y'] }).envelope.code).toBe(200);
    expect(send('admin', 'review', mchNo, { decision: 'PASS' }).envelope.code).toBe(403);
    expect(send('r.santos', 'review', mchNo, { decision: 'PASS' }).envelope).toMatchObject({
      code: 200,
      data: { status: 'ACTIVE' },
    });
    expect(mayTrade(bench.platform.world, merchant(mchNo).holder, 'payin')).toBe(true);
  });

  it('is refused to all who corrected or priced the merchant before it, whoever did so last', () => {
    const { mchNo } = dataOf<Merchant>(add('o.bakar'));
    expect(send('r.santos', 'edit', mchNo, { tags: ['x'] }).envelope.code).toBe(403);
    expect(send('admin', 'edit', mchNo, { tags: ['y'] }).envelope.code).toBe(200);
    expect(send('m.tan', 'edit', mchNo, { tags: ['z'] }).envelope.code).toBe(200);
    for (const who of ['admin', 'm.tan'])
      expect(send(who, 'review', mchNo, { decision: 'PASS' }).envelope).toMatchObject({ code: 403, error: 'SELF_APPROVAL' });
  });

  it('requires a reason to reject, and a remark for OTHER', () => {
    expect(fieldsOf(send('r.santos', 'review', WAITING, { decision: 'REJECT' }))).toMatchObject([{ name: 'reasonCode' }]);
    const short = send('r.santos', 'review', WAITING, { decision: 'REJECT', reasonCode: 'OTHER', remark: 'no' });
    expect(fieldsOf(short)).toMatchObject([{ name: 'remark', rule: 'minLength' }]);
    send('r.santos', 'review', WAITING, { decision: 'REJECT', reasonCode: 'KYC_FAILED' });
    expect(detail(WAITING)).toMatchObject({ status: 'REJECTED', statusReason: 'KYC_FAILED' });
    // Corrected, it waits again, and not for who corrected it.
    expect(send('admin', 'edit', WAITING, { kycStatus: 'PASSED' }).envelope).toMatchObject({
      data: { status: 'PENDING_REVIEW' },
    });
    expect(send('admin', 'review', WAITING, { decision: 'PASS' }).envelope.code).toBe(403);
  });

  it.each<[string, { kycStatus: string; kycExpireAt?: string }, string]>([
    ['that is not checked', { kycStatus: 'NONE' }, 'KYC: Not submitted'],
    ['that is being checked', { kycStatus: 'PENDING' }, 'KYC: In review'],
    ['whose check has ended', { kycStatus: 'PASSED', kycExpireAt: '2020-01-01T00:00:00Z' }, 'KYC: Expired'],
  ])('does not pass a merchant %s, says so in its row, and may reject it', (_, kyc, why) => {
    const { mchNo } = dataOf<Merchant>(add('o.bakar', { kycStatus: 'PASSED' }));
    Object.assign(merchant(mchNo), {
      kycStatus: kyc.kycStatus,
      kycExpireAt: kyc.kycExpireAt ? Date.parse(kyc.kycExpireAt) : null,
    });
    const { allowed, denied } = dataOf<Merchant>(bench.call('r.santos', `GET /merchant/user/detail?mchNo=${mchNo}`));
    expect(allowed).toContain('review');
    expect(denied?.find(({ action }) => action === 'pass')?.why).toContain(why);
    expect(send('r.santos', 'review', mchNo, { decision: 'PASS' }).envelope).toMatchObject({
      code: 409,
      error: 'STATE_CONFLICT',
      msg: expect.stringContaining(why),
      data: { current: { mchNo, status: 'PENDING_REVIEW' } },
    });
    expect(merchant(mchNo).holder.status).toBe('PENDING_REVIEW');
    expect(mayTrade(bench.platform.world, merchant(mchNo).holder, 'payin')).toBe(false);
    expect(send('r.santos', 'review', mchNo, { decision: 'REJECT', reasonCode: 'KYC_FAILED' }).envelope.code).toBe(200);
  });

  it('names no reason for those who may not review, or when nothing stands against it', () => {
    const { mchNo } = dataOf<Merchant>(add('o.bakar'));
    const deniedFor = (who: string) =>
      dataOf<Merchant>(bench.call(who, `GET /merchant/user/detail?mchNo=${mchNo}`)).denied?.map(({ action }) => action);
    expect(deniedFor('o.bakar')).not.toContain('pass');
    expect(deniedFor('r.santos')).toContain('pass');
    merchant(mchNo).kycStatus = 'PASSED';
    expect(deniedFor('r.santos')).not.toContain('pass');
  });

  it('does not pass a merchant without a product', () => {
    const { mchNo } = dataOf<Merchant>(add('o.bakar', { prices: [], kycStatus: 'PASSED' }));
    expect(send('r.santos', 'review', mchNo, { decision: 'PASS' }).envelope).toMatchObject({
      code: 409,
      msg: 'No product is enabled yet. Set a price first.',
    });
    expect(merchant(mchNo).holder.status).toBe('PENDING_REVIEW');
  });
});

describe('an edit', () => {
  it('keeps other fields, and recognises masked values as unchanged', () => {
    const before = { ...merchant(ACTIVE).contact };
    const { envelope } = send('o.bakar', 'edit', ACTIVE, { contactMobile: '+66812345678', level: 'B' });
    expect(envelope).toMatchObject({ code: 200, data: { level: 'B', contactMobile: '***5678', version: 2 } });
    expect(merchant(ACTIVE).contact).toEqual({ ...before, mobile: '+66812345678' });
    expect(detail(ACTIVE).changes?.[0]).toMatchObject({
      operatorName: 'o.bakar',
      action: 'merchant:user:edit',
      fields: [
        { field: 'level', before: 'S', after: 'B' },
        { field: 'contactMobile', before: '******', after: '******' },
      ],
    });
  });

  it('refuses to remove a currency with a balance', () => {
    const [no, holder] = [...bench.platform.world.merchants.values()]
      .filter((one) => one.holder.accounts.length > 1 && one.holder.accounts[1]?.account.amounts.available)
      .map((one) => [one.no, one.holder] as const)[0] as [string, ReturnType<typeof merchant>['holder']];
    const [main, other] = holder.accounts.map(({ account }) => account.currency);
    expect(fieldsOf(send('admin', 'edit', no, { currencies: [main] }))).toMatchObject([{ name: 'currencies', rule: 'inUse' }]);
    expect(fieldsOf(send('admin', 'edit', no, { currencies: [other, main] }))).toMatchObject([{ rule: 'first' }]);
    expect(send('admin', 'edit', ACTIVE, { currencies: ['THB', 'USD'] }).envelope).toMatchObject({
      data: { currencies: ['THB', 'USD'] },
    });
    // It never had a balance.
    expect(send('admin', 'edit', ACTIVE, { currencies: ['THB'] }).envelope).toMatchObject({ data: { currencies: ['THB'] } });
  });

  it('of the settlement cycle applies from the next payment', () => {
    bench = aPlatform({ days: 1, flow: 0.2 });
    const { world, payIn } = bench.platform;
    const { holder } = merchant(ACTIVE);
    const settleDays = (cycle: string) => {
      send('admin', 'edit', ACTIVE, { settlementCycle: cycle });
      const order = payIn({ holder, plan: { outcome: 'SUCCESS' } as never });
      world.clock.advance(20 * 60_000);
      const { paidAt, settleAt } = order;
      return paidAt === null || settleAt === null ? undefined : (settleAt - paidAt) / (24 * HOUR);
    };
    const days = (cycle: string) => {
      for (let tries = 0; tries < 30; tries++) {
        const found = settleDays(cycle);
        if (found !== undefined) return found;
      }
      throw new Error('Nobody paid');
    };
    // Paid on a Friday afternoon; settled at once, or in the night to Saturday, to Monday, to the next Friday.
    expect(['T0', 'D1', 'T1', 'D7'].map((cycle) => Math.ceil(days(cycle)))).toEqual([0, 1, 3, 7]);
  });
});

describe('suspending', () => {
  it('stops trade and withdrawals, holds waiting orders, and releases them again', () => {
    const { world, stories } = bench.platform;
    const waiting = bench.order(stories.overdue);
    const { no } = waiting.holder;
    expect(send('ops.lee', 'suspend', no, { reasonCode: 'RISK' }).envelope).toMatchObject({
      code: 200,
      data: { status: 'SUSPENDED', statusReason: 'RISK' },
    });
    const { holder } = merchant(no);
    expect([mayTrade(world, holder, 'payin'), mayTrade(world, holder, 'payout'), mayWithdraw(world, holder)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(waiting).toMatchObject({ status: 'HELD', holdReason: 'OTHER' });
    expect(withdrawsOf(no).filter(({ status }) => status === 'PENDING' || status === 'SECOND_REVIEW')).toEqual([]);
    expect(bench.platform.check()).toEqual([]);
    send('admin', 'resume', no, { reasonCode: 'CHECKED_OK' });
    expect(waiting.status).toBe('PENDING');
    expect(mayTrade(world, holder, 'payin')).toBe(true);
    expect(bench.platform.check()).toEqual([]);
  });

  it('keeps a withdrawal on hold that another person has held', () => {
    const held = bench.order(bench.platform.stories.heldByRisk);
    send('ops.lee', 'suspend', held.holder.no, { reasonCode: 'RISK' });
    send('admin', 'resume', held.holder.no, { reasonCode: 'CHECKED_OK' });
    expect(held.status).toBe('HELD');
  });

  it('requires a reason', () => {
    expect(send('ops.lee', 'suspend', ACTIVE, {}).envelope.code).toBe(422);
    expect(fieldsOf(send('ops.lee', 'suspend', ACTIVE, { reasonCode: 'OTHER', remark: ' ok ' }))).toMatchObject([
      { name: 'remark' },
    ]);
  });
});

describe('switches', () => {
  const flip = (items: readonly string[], name: string, on: boolean) =>
    bench.call('ops.lee', 'POST /merchant/user/switch', {
      body: { items: items.map((mchNo) => ({ mchNo, version: merchant(mchNo).version })), switch: name, on, reasonCode: 'RISK' },
    });

  it('work independently', () => {
    const { world } = bench.platform;
    const { holder } = merchant(ACTIVE);
    const [way] = [...world.catalog.ways.values()].filter(({ currency }) => currency === 'THB');
    flip([ACTIVE], 'payin', false);
    expect([mayPayIn(world, holder, way as never), mayTrade(world, holder, 'payout'), mayWithdraw(world, holder)]).toEqual([
      false,
      true,
      true,
    ]);
    flip([ACTIVE], 'payin', true);
    flip([ACTIVE], 'api', false);
    expect([mayPayIn(world, holder, way as never), mayTrade(world, holder, 'payout'), mayWithdraw(world, holder)]).toEqual([
      false,
      false,
      true,
    ]);
    flip([ACTIVE], 'withdraw', false);
    expect(mayWithdraw(world, holder)).toBe(false);
  });

  it('in bulk are set one by one, with the outcome of each', () => {
    flip(['M100002'], 'payout', false);
    const { envelope } = flip([ACTIVE, 'M100002', CLOSED], 'payout', false);
    const { succeeded, failed } = dataOf<MerchantBulkResult>(envelope);
    expect(envelope.code).toBe(207);
    expect(succeeded).toMatchObject([{ mchNo: ACTIVE, current: { payoutEnabled: false } }]);
    expect(failed.map(({ mchNo, code }) => [mchNo, code])).toEqual([
      ['M100002', 409],
      [CLOSED, 409],
    ]);
    expect(detail('M100002').changes?.map(({ result }) => result)).toEqual(['REFUSED', 'SUCCESS']);
  });

  it('answer a single refusal directly, and refuse a duplicate', () => {
    expect(flip([ACTIVE], 'payin', true).envelope).toMatchObject({ code: 409, error: 'STATE_CONFLICT' });
    const twice = dataOf<MerchantBulkResult>(flip([ACTIVE, ACTIVE], 'payin', false));
    expect(twice.failed).toMatchObject([{ mchNo: ACTIVE, error: 'DUPLICATE' }]);
  });
});

describe('limits', () => {
  it('of a day stop pay-ins when they are reached', () => {
    bench = aPlatform({ days: 1, flow: 0.3 });
    const { world } = bench.platform;
    const rich = [...world.merchants.values()].find(
      (one) => Number((detail(one.no).orders?.[0]?.payinCount ?? 0) > 0) && one.holder.status === 'ACTIVE' && one.type !== 'TEST',
    );
    if (!rich) throw new Error('Nobody was paid today');
    send('admin', 'edit', rich.no, { payinDailyLimit: '99999999999' });
    expect(mayTrade(world, rich.holder, 'payin')).toBe(true);
    send('admin', 'edit', rich.no, { payinDailyLimit: '1' });
    expect(mayTrade(world, rich.holder, 'payin')).toBe(false);
    expect(mayTrade(world, rich.holder, 'payout')).toBe(true);
  });

  it('send payouts to review from an amount on', () => {
    const { world, payOut } = bench.platform;
    const { holder } = merchant(ACTIVE);
    const payee = { ...(holder.payees[0] as (typeof holder.payees)[number]), firstUsedAt: 0 };
    send('admin', 'edit', ACTIVE, { payoutReviewAbove: '300.00' });
    expect(payOut({ holder, payee, net: 30_000n }).reviewReasons).toEqual(['ABOVE_LIMIT']);
    expect(payOut({ holder, payee, net: 29_999n }).reviewReasons).toEqual([]);
    expect(world.merchants.get(ACTIVE)?.limits.payoutReviewAbove).toBe(30_000n);
  });

  it('of withdrawals apply hours and weekdays of the business zone', () => {
    const { world } = bench.platform;
    const { holder } = merchant(ACTIVE);
    // Friday, 14:31 in the business zone.
    send('admin', 'edit', ACTIVE, { withdrawFrom: '15:00', withdrawTo: '18:00' });
    expect(mayWithdraw(world, holder)).toBe(false);
    send('admin', 'edit', ACTIVE, { withdrawFrom: '22:00', withdrawTo: '15:00' });
    expect(mayWithdraw(world, holder)).toBe(true);
    send('admin', 'edit', ACTIVE, { withdrawWeekdays: [1, 2] });
    expect(mayWithdraw(world, holder)).toBe(false);
  });
});

describe('prices', () => {
  const save = (no: string, item: object, body: object = {}) =>
    send('o.bakar', 'product/save', no, {
      items: [{ productCode: 'TH_SCAN', enabled: true, rate: '0.03', fixed: '0.00', ...item }],
      ...body,
    });
  const product = (no: string, code = 'TH_SCAN') =>
    read<MerchantProduct[]>('o.bakar', `product/list?mchNo=${no}`).find(({ productCode }) => productCode === code);

  it('apply from their effective time, and earlier ones stay as history', () => {
    const before = priceAt(merchant(ACTIVE).prices, 'TH_SCAN', NOW)?.ppm;
    const later = new Date(NOW + 48 * HOUR).toISOString();
    expect(save(ACTIVE, { rate: '0.04', effectiveAt: later }).envelope.code).toBe(200);
    expect(priceAt(merchant(ACTIVE).prices, 'TH_SCAN', NOW)?.ppm).toBe(before);
    expect(priceAt(merchant(ACTIVE).prices, 'TH_SCAN', NOW + 49 * HOUR)?.ppm).toBe(40_000);
    expect(product(ACTIVE)).toMatchObject({ planned: [{ rate: '0.04', setBy: 'o.bakar' }], history: [] });
    save(ACTIVE, { rate: '0.05' });
    expect(product(ACTIVE)).toMatchObject({ price: { rate: '0.05' }, history: [{ setBy: 'sys.admin' }] });
    expect(detail(ACTIVE).changes?.[0]?.fields?.[0]).toMatchObject({ field: 'TH_SCAN' });
  });

  it.each([
    ['with too many digits', { fixed: '1.005' }, 'items.0.fixed', 'digits'],
    ['whose greatest fee is below the least', { min: '5.00', max: '4.00' }, 'items.0.max', 'gte:min'],
    ['of the past', { effectiveAt: '2020-01-01T00:00:00Z' }, 'items.0.effectiveAt', 'future'],
    ['of a product that is not sold there', { productCode: 'VN_SCAN' }, 'items.0.productCode', 'exists'],
  ])('%s are refused at their field', (_what, item, name, rule) => {
    const outcome = save(ACTIVE, item);
    expect(fieldsOf(outcome)).toMatchObject([{ name, rule }]);
    expect(merchant(ACTIVE).version).toBe(1);
  });

  it('below the floor and the price of an agent above are refused at their field', () => {
    const name = 'items.0.rate';
    expect(fieldsOf(save(ACTIVE, { rate: '0.017' }))).toMatchObject([
      { name, rule: 'floor' },
      { name, rule: 'chain' },
    ]);
    expect(merchant(ACTIVE).version).toBe(1);
  });

  it('below the base price of an agent above are refused with the agent’s name', () => {
    const { world } = bench.platform;
    const one = [...world.merchants.values()].find(
      ({ holder }) => holder.status === 'ACTIVE' && holder.country === 'TH' && holder.agent && holder.agent.no !== 'A2009',
    );
    if (!one?.holder.agent) throw new Error('No merchant under an agent');
    const { agent } = one.holder;
    const [, msg] = [0, fieldsOf(save(one.no, { rate: '0.024' }))[0]?.msg ?? ''];
    const chain = [agent, agent.parent, agent.parent?.parent].flatMap((above) => (above ? [above.no] : []));
    expect(chain.some((no) => msg.includes(no))).toBe(true);
    expect(msg).toMatch(/^Must not be below 2\.\d+% \+ THB \d+\.\d\d, the price of agent /);
    expect(save(one.no, { rate: '0.0300' }).envelope.code).toBe(200);
  });

  it('at a loss are refused with the amount, unless a reason is given', () => {
    const { world } = bench.platform;
    const one = [...world.merchants.values()].find(
      ({ holder, no }) => holder.status === 'ACTIVE' && holder.country === 'TH' && !holder.agent && no !== 'M100011',
    );
    if (!one) throw new Error('No merchant without an agent');
    const at = world.clock.now();
    expect(hasLoss(world, one, at)).toBe(false);
    const cheap = { rate: '0.018' };
    const [fault] = fieldsOf(save(one.no, cheap));
    expect(fault).toMatchObject({ name: 'items.0.rate', rule: 'margin' });
    expect(fault?.msg).toMatch(
      /^The platform would lose THB \d+\.\d\d per THB 500\.00: fee THB 9\.00, cost THB \d+\.\d\d, agents THB 0\.00\.$/,
    );
    expect(fieldsOf(save(one.no, cheap, { reasonCode: 'OTHER' }))).toMatchObject([{ name: 'remark' }]);
    expect(save(one.no, cheap, { reasonCode: 'PROMOTION' }).envelope).toMatchObject({
      code: 200,
      data: { negativeMargin: true },
    });
    expect(hasLoss(world, one, at)).toBe(true);
    expect(bench.platform.log.entries.at(-1)?.about).toMatchObject({ reasonCode: 'PROMOTION' });
    // A disabled product has no loss.
    save(one.no, { ...cheap, enabled: false });
    expect(hasLoss(world, one, at)).toBe(false);
  });

  it('of a future merchant are shown by country and agent', () => {
    const list = read<MerchantProduct[]>('o.bakar', 'product/list?country=TH&agentNo=A2001');
    expect(list.map(({ productCode }) => productCode)).toEqual(['TH_SCAN', 'TH_BANK']);
    expect(list[0]?.chain.map(({ kind, no }) => (kind === 'COST' ? kind : no))).toEqual(['COST', 'A2001']);
    const all = read<MerchantProduct[]>('o.bakar', 'product/list');
    expect(all.map(({ productCode }) => productCode)).toEqual([...bench.platform.world.catalog.products.keys()]);
  });
});

describe('credentials', () => {
  it('show a new secret once; the old one stays valid for the chosen time', () => {
    const outcome = send('admin', 'rotateSecret', ACTIVE, { keepHours: 3 });
    const { secret, secretTail, oldSecretUntil } = dataOf<MerchantSecret>(outcome);
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(secretTail).toBe(secret.slice(-4));
    expect(oldSecretUntil).toBe(new Date(NOW + 3 * HOUR).toISOString());
    expect(JSON.stringify([detail(ACTIVE), bench.platform.log.entries, merchant(ACTIVE).secret])).not.toContain(secret);
    bench.platform.world.clock.advance(3 * HOUR + 1);
    expect(detail(ACTIVE).oldSecretUntil).toBeNull();
  });

  it('end the old secret at once with 0 hours, and refuse 25 hours', () => {
    expect(dataOf<Merchant>(send('admin', 'rotateSecret', ACTIVE, { keepHours: 0 })).oldSecretUntil).toBeNull();
    expect(send('admin', 'rotateSecret', ACTIVE, { keepHours: 25 }).envelope.code).toBe(422);
  });

  it('include a password link, which is mailed to the contact', () => {
    const { envelope } = send('admin', 'resetPassword', ACTIVE);
    expect(envelope.data).toMatchObject({
      mailTo: expect.stringMatching(/^fi\*\*\*@/),
      linkUntil: new Date(NOW + 24 * HOUR).toISOString(),
    });
  });
});

describe('closing a merchant', () => {
  const close = (no: string) => send('admin', 'close', no, { reasonCode: 'CONTRACT_ENDED' });

  it('takes two steps; the second requires empty accounts and no open orders', () => {
    const { world } = bench.platform;
    expect(close(ACTIVE).envelope).toMatchObject({ code: 200, data: { status: 'CLOSING' } });
    const { holder } = merchant(ACTIVE);
    expect([mayTrade(world, holder, 'payin'), mayTrade(world, holder, 'payout'), mayWithdraw(world, holder)]).toEqual([
      false,
      false,
      true,
    ]);
    const refused = close(ACTIVE);
    expect(refused.envelope.code).toBe(409);
    expect(refused.envelope.msg).toMatch(/^Cannot be closed yet: balance THB [\d,]+\.\d\d/);
    expect(detail(ACTIVE).denied?.find(({ action }) => action === 'close')?.why).toBe(refused.envelope.msg);
  });

  it('is final with nothing left', () => {
    const { mchNo } = dataOf<Merchant>(add('o.bakar', { kycStatus: 'PASSED' }));
    send('r.santos', 'review', mchNo, { decision: 'PASS' });
    send('admin', 'rotateSecret', mchNo, { keepHours: 0 });
    close(mchNo);
    expect(close(mchNo).envelope).toMatchObject({
      code: 200,
      data: { status: 'CLOSED', payinEnabled: false, portalEnabled: false, secretTail: null },
    });
    expect(close(mchNo).envelope.code).toBe(409);
  });
});

describe('the list', () => {
  const page = (query: string, who = 'admin') => read<{ list: Merchant[]; total: number }>(who, `page?pageSize=200&${query}`);

  it('has every merchant of the scope, newest first', () => {
    const all = page('');
    expect(all.total).toBe(64);
    expect(all.list.map(({ createdAt }) => createdAt)).toEqual(
      all.list
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(page('', 'v.reyes').list.every(({ agentNo }) => agentNo !== null)).toBe(true);
    expect(bench.call('p.garcia', 'GET /merchant/user/detail?mchNo=M100004').envelope.code).toBe(404);
    expect(bench.call('p.garcia', 'GET /merchant/user/detail?mchNo=M100005').envelope.code).toBe(200);
  });

  it.each<[string, (row: Merchant) => boolean]>([
    ['status=SUSPENDED,CLOSED', ({ status }) => status === 'SUSPENDED' || status === 'CLOSED'],
    ['mchType=TEST', ({ mchType }) => mchType === 'TEST'],
    ['level=S', ({ level }) => level === 'S'],
    ['switchedOff=portal', ({ portalEnabled }) => portalEnabled === false],
    ['country=VN', ({ country }) => country === 'VN'],
    ['currency=USD', ({ currencies }) => currencies?.includes('USD') === true],
    ['kycStatus=PENDING', ({ kycStatus }) => kycStatus === 'PENDING'],
    ['negativeMargin=true', ({ negativeMargin }) => negativeMargin === true],
    ['keyword=lotus', ({ mchName }) => mchName.startsWith('Lotus')],
    ['keyword=M100003', ({ mchNo }) => mchNo === 'M100003'],
    ['availableMin=100000&currency=THB', ({ balances }) => Number(balances?.[0]?.available) >= 100_000],
    ['idleHours=1', ({ lastOrderAt }) => lastOrderAt === null || lastOrderAt === undefined],
  ])('%s', (query, test) => {
    const all = page('').list;
    const wanted = all.filter((row) => test(row) && (!query.includes('currency=THB') || row.currency === 'THB'));
    expect(wanted.length).toBeGreaterThan(0);
    expect(page(query).list.map(({ mchNo }) => mchNo)).toEqual(wanted.map(({ mchNo }) => mchNo));
  });

  it('sorts by balance, and refuses an unknown sort field', () => {
    const units = page('sortField=available&sortOrder=descend').list.map(({ balances }) => Number(balances?.[0]?.available));
    expect(units).toEqual([...units].sort((a, b) => b - a));
    expect(bench.call('admin', 'GET /merchant/user/page?sortField=mchName').envelope.code).toBe(400);
  });

  it('has statistics that equal its rows', () => {
    const rows = page('').list;
    const figures = read<Record<string, unknown> & { byStatus: { status: string; count: number }[] }>('admin', 'statistics');
    expect(figures.byStatus).toEqual(
      merchantStatuses.map((status) => ({ status, count: rows.filter((row) => row.status === status).length })),
    );
    expect(figures.negativeMargin).toBe(rows.filter((row) => row.negativeMargin && row.mchType !== 'TEST').length);
  });

  it('is exported with the same masked values', async () => {
    const text = await textOf(bench.call('ops.lee', 'GET /merchant/user/down?format=csv&status=SUSPENDED'));
    const rows = parseCsv(text);
    expect(rows.slice(2).map(([no]) => no)).toEqual(page('status=SUSPENDED').list.map(({ mchNo }) => mchNo));
    expect(text).not.toContain(merchant(SUSPENDED).contact.name);
  });
});

test('the detail agrees with the orders', () => {
  bench = aPlatform({ days: 3, flow: 0.3 });
  const { world } = bench.platform;
  const own = world.payOrders.rows.filter(({ holder }) => holder.no === ACTIVE);
  const shown = detail(ACTIVE);
  expect(own.length).toBeGreaterThan(5);
  expect(shown.orders?.at(-1)).toMatchObject({
    days: 30,
    payinCount: own.length,
    payinPaid: own.filter(({ paidAt }) => paidAt !== null).length,
  });
  const told = own.filter(({ notify }) => notify.status !== 'NONE');
  expect(shown.callbacks?.total).toBe(told.length);
  expect(shown.withdrawals?.map(({ withdrawNo }) => withdrawNo)).toEqual(
    withdrawsOf(ACTIVE)
      .sort((a, b) => b.submittedAt - a.submittedAt)
      .slice(0, 10)
      .map(({ no }) => no),
  );
  expect(shown.licenceNo).toMatch(/^\*\*\*\d{4}$/);
});
