import { createCatalogue } from '../../../mock/engine/catalogue';
import { aPlatform } from './support';

/* The check of the platform's books is what most other tests rest on: it must find every violation, on every run. */

describe('the check of masks', () => {
  it('finds a full account number that entered the log after the last check, and reports it again', () => {
    const { platform } = aPlatform({ days: 1 });
    expect(platform.check()).toEqual([]);
    const [payee] = platform.world.payees;
    const [entry] = platform.log.entries;
    if (!payee || !entry) throw new Error('The world is empty');
    platform.log.append({ ...entry, detail: `to ${payee.accountNo}` });
    const told = [`29: ${payee.accountNo.slice(0, 3)}... is shown unmasked`];
    expect(platform.check()).toEqual(told);
    expect(platform.check()).toEqual(told);
  });

  it('finds the number of a new beneficiary in older entries', () => {
    const { platform } = aPlatform({ days: 1 });
    const [entry] = platform.log.entries;
    const [payee] = platform.world.payees;
    if (!payee || !entry) throw new Error('The world is empty');
    platform.log.append({ ...entry, detail: 'to 9080706050' });
    expect(platform.check()).toEqual([]);
    platform.world.payees.push({ ...payee, accountNo: '9080706050', name: 'New Beneficiary' });
    expect(platform.check()).toEqual(['29: 908... is shown unmasked']);
  });
});

describe('the check of refusals', () => {
  it('reports a refusal that the contract does not name for its call', () => {
    const { platform, call, order } = aPlatform({ days: 1 });
    const operation = platform.api.operations.get('GET /trade/withdraw/detail');
    if (!operation) throw new Error('There is no such call');
    const { errors } = operation;
    const look = (no: string) => call('li.na', `GET /trade/withdraw/detail?withdrawNo=${no}`).envelope.code;
    expect(look('W0')).toBe(404);
    expect(platform.check()).toEqual([]);
    operation.errors = errors.filter((name) => name !== 'NOT_FOUND');
    expect([look('W0'), look(order(platform.stories.kycExpired).no)]).toEqual([404, 200]);
    operation.errors = errors;
    expect(platform.check()).toEqual(['getWithdraw is refused with NOT_FOUND, which the contract does not name for it']);
    platform.api.unnamed.clear();
  });

  const entry = { as: ['body'] as const, from: [], when: '', console: '' };
  const { faultsOf } = createCatalogue({
    'x-error-catalogue': { CLAIMED: { ...entry, code: 423, data: ['claimedBy', 'claimedUntil'], always: ['claimedBy'] } },
  } as unknown as Parameters<typeof createCatalogue>[0]);
  const operation = { id: 'take', errors: ['CLAIMED'] } as unknown as Parameters<typeof faultsOf>[0];
  const answer = (fields: object) => ({ code: 200, msg: '', success: true, traceId: '', serverTime: '', ...fields });
  const refused = (code: number, data: object) => answer({ code, error: 'CLAIMED', data });
  const item = (fields: object) => answer({ code: 207, data: { failed: [{ id: '1', msg: '', error: 'CLAIMED', ...fields }] } });

  it.each([
    ['a good one', refused(423, { claimedBy: 'a' }), []],
    [
      'another code',
      refused(409, { claimedBy: 'a' }),
      ['take is refused with CLAIMED and code 409, which is 423 in the contract'],
    ],
    ['what always comes along and does not', refused(423, {}), ['take is refused with CLAIMED without claimedBy']],
    [
      'an unknown field',
      refused(423, { claimedBy: 'a', limit: '1' }),
      ['take is refused with CLAIMED and limit, which the contract does not name for it'],
    ],
    ['a good item of a bulk call', item({ code: 423, claimedBy: 'a' }), []],
    [
      'a bad item',
      item({ code: 409 }),
      [
        'take is refused with CLAIMED and code 409, which is 423 in the contract',
        'take is refused with CLAIMED without claimedBy',
      ],
    ],
    ['success', answer({ data: { limit: '1' } }), []],
  ])('covers %s', (_, given, expected) => {
    expect([...faultsOf(operation, given)]).toEqual(expected);
  });
});
