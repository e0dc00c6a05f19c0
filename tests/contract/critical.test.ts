import { criticalFaults, criticalOf } from '../../config/contract/critical';
import { type ApiDocument, listOperations } from '../../config/contract/document';
import openapi from '../../config/openapi/openapi.json';
import { criticalKeys } from '../../src/contract/critical';

/* Critical keys follow from what an operation does (docs/rules/role.md#critical-keys). */

const document = openapi as unknown as ApiDocument;
const kindOf = (path: string) => document.paths[path]?.post?.['x-critical'];

test('the contract marks every critical operation, and no other', () => {
  expect(criticalFaults(document)).toEqual([]);
});

/** What the papers call critical: it gives rights, approves, or decides about money (written by hand). */
test.each([
  ['/sys/operator/role', 'RIGHTS'],
  ['/sys/operator/resetPassword', 'RIGHTS'],
  ['/sys/operator/signInRules', 'RIGHTS'],
  ['/sys/role/grant', 'RIGHTS'],
  ['/sys/role/enable', 'RIGHTS'],
  ['/common/approval/decide', 'RIGHTS'],
  ['/trade/withdraw/pass', 'MONEY'],
  ['/trade/withdraw/reject', 'MONEY'],
  ['/trade/withdraw/retry', 'MONEY'],
  ['/trade/withdraw/resolve', 'MONEY'],
  ['/trade/withdraw/refund', 'MONEY'],
  ['/trade/sett/pass', 'MONEY'],
  ['/trade/sett/retry', 'MONEY'],
  ['/trade/sett/resolve', 'MONEY'],
  ['/trade/sett/reverse', 'MONEY'],
  ['/trade/payorder/refund', 'MONEY'],
  ['/trade/payorder/supplement', 'MONEY'],
  ['/user/account/adjust', 'MONEY'],
  ['/user/account/transfer', 'MONEY'],
  ['/user/account/topUp', 'MONEY'],
  ['/user/account/unfreeze', 'MONEY'],
  ['/user/account/releaseReserve', 'MONEY'],
  ['/user/agent/sales/correct', 'MONEY'],
  ['/bank/card/proxy/batch/approve', 'MONEY'],
  ['/bank/card/proxy/batch/item/retry', 'MONEY'],
  ['/bank/card/proxy/card/correct', 'MONEY'],
  ['/bank/config/credential', 'MONEY'],
  ['/sys/white/ip/add', 'MONEY'],
  ['/product/pay/merchant/price', 'MONEY'],
  // Asks the upstream, and decides nothing.
  ['/trade/withdraw/query', undefined],
  ['/trade/payorder/query', undefined],
  ['/trade/sett/query', undefined],
  ['/trade/payrecord/query', undefined],
  // Moves no money.
  ['/trade/withdraw/hold', undefined],
  ['/trade/withdraw/claim', undefined],
  ['/sys/dict/edit', undefined],
  // Recalls an own request, without a key.
  ['/common/approval/recall', undefined],
])('%s is critical for %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('keys have the kind of their operations', () => {
  const kinds = listOperations(document).flatMap(({ accessKey = '', critical }) => (critical ? [[accessKey, critical]] : []));
  expect(Object.fromEntries(kinds)).toEqual(criticalKeys);
  expect(Object.keys(criticalKeys).length).toBeGreaterThan(60);
});

describe('the check', () => {
  const broken = (change: (copy: ApiDocument) => void) => {
    const copy = structuredClone(document);
    change(copy);
    return criticalFaults(copy);
  };
  const post = (copy: ApiDocument, path: string) => copy.paths[path]?.post ?? { operationId: '', responses: {} };

  it('finds a missing, a wrong and a needless mark', () => {
    expect(broken((copy) => delete post(copy, '/trade/withdraw/pass')['x-critical'])).toEqual([
      'passWithdraws has no x-critical, but what it does asks for MONEY',
    ]);
    expect(broken((copy) => Object.assign(post(copy, '/sys/role/grant'), { 'x-critical': 'MONEY' }))).toEqual([
      'grantRole has x-critical: MONEY, but what it does asks for RIGHTS',
    ]);
    expect(broken((copy) => Object.assign(post(copy, '/trade/withdraw/hold'), { 'x-critical': 'MONEY' }))).toEqual([
      'holdWithdraws has x-critical: MONEY, but what it does asks for none',
    ]);
  });

  it('asks for a mark when a call begins to ask for an approval, to move money, or to change users', () => {
    const ofHold = 'holdWithdraws has no x-critical, but what it does asks for MONEY';
    const hold = (copy: ApiDocument) => post(copy, '/trade/withdraw/hold');
    expect(broken((copy) => Object.assign(hold(copy), { 'x-approval': 'maybe' }))).toEqual([ofHold]);
    expect(broken((copy) => Object.assign(hold(copy), { parameters: [{ $ref: '#/components/parameters/MoneyKey' }] }))).toEqual([
      ofHold,
    ]);
    expect(broken((copy) => Object.assign(hold(copy), { tags: ['operator'] }))).toEqual([
      'holdWithdraws has no x-critical, but what it does asks for RIGHTS',
    ]);
  });

  it('takes a query for a decision as soon as it says more than its records, or causes an event of its own', () => {
    const query = (copy: ApiDocument) => listOperations(copy).find(({ id }) => id === 'queryWithdraws') ?? fail();
    const withResult = structuredClone(document);
    Object.assign(post(withResult, '/trade/withdraw/query').requestBody?.content['application/json']?.schema.properties ?? {}, {
      result: { type: 'string' },
    });
    expect(criticalOf(withResult, query(withResult))).toBe('MONEY');
    const withEvent = structuredClone(document);
    Object.assign(withEvent['x-state-machines'].withdraw?.events.retry ?? {}, { by: ['trade:withdraw:query'] });
    expect(criticalOf(withEvent, query(withEvent))).toBe('MONEY');
    expect(criticalOf(document, query(document))).toBeUndefined();
  });
});

const fail = (): never => {
  throw new Error('No such operation');
};
