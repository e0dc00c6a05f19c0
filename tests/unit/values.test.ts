import * as desk from '@/domain/deskValues';
import { payeeVerifiedTones, severityTones, withdrawStatusTones } from '@/domain/status';
import * as values from '@/domain/values';
import document from '../../config/openapi/openapi.json';

const schemas: Readonly<Record<string, unknown>> = document.components.schemas;

function enumOf(name: string): string[] {
  const schema = schemas[name] as { enum?: string[] } | undefined;
  if (!schema?.enum) throw new Error(`The contract has no list ${name}`);
  return [...schema.enum].sort();
}

describe('lists of values', () => {
  test.each([
    ['withdrawViews', values.withdrawViews, 'WithdrawView'],
    ['withdrawStatuses', values.withdrawStatuses, 'WithdrawStatus'],
    ['rejectReasons', desk.rejectReasons, 'WithdrawRejectReason'],
    ['withdrawDocuments', desk.withdrawDocuments, 'WithdrawDocument'],
    ['riskFlagCodes', values.riskFlagCodes, 'RiskFlagCode'],
    ['payeeChecks', values.payeeChecks, 'PayeeVerified'],
    ['holderTypes', values.holderTypes, 'HolderType'],
    ['holderLevels', values.holderLevels, 'HolderLevel'],
    ['withdrawSources', values.withdrawSources, 'WithdrawSource'],
    ['payoutModes', values.payoutModes, 'PayoutMode'],
    ['accountTypes', values.accountTypes, 'AccountType'],
  ] as const)('%s names every value of the contract once', (_, list, schema) => {
    expect([...list].sort()).toEqual(enumOf(schema));
  });

  test('the reasons for unmasking are those of the contract', () => {
    const body = document.paths['/common/sensitive/reveal'].post.requestBody.content['application/json'].schema;
    expect([...values.revealReasons].sort()).toEqual([...body.properties.reasonCode.enum].sort());
  });

  test('currencies are ISO codes, and event kinds are capitalised names', () => {
    for (const currency of values.currencies) expect(currency).toMatch(/^[A-Z]{3}$/);
    for (const kind of desk.eventKinds) expect(kind).toMatch(/^[A-Z][A-Z_]+$/);
    expect(new Set(values.currencies).size).toBe(values.currencies.length);
    expect(new Set(desk.eventKinds).size).toBe(desk.eventKinds.length);
  });
});

describe('the tones of states', () => {
  test.each([
    ['withdrawStatusTones', withdrawStatusTones, 'WithdrawStatus'],
    ['severityTones', severityTones, 'RiskSeverity'],
    ['payeeVerifiedTones', payeeVerifiedTones, 'PayeeVerified'],
  ] as const)('%s has a tone for every value', (_, tones, schema) => {
    expect(Object.keys(tones).sort()).toEqual(enumOf(schema));
    for (const tone of Object.values(tones)) expect(['neutral', 'processing', 'success', 'warning', 'error']).toContain(tone);
  });

  test('show failure as error and payment as success, and never an unknown result as success', () => {
    expect(withdrawStatusTones).toMatchObject({ SUCCESS: 'success', FAILED: 'error', UNKNOWN: 'error', REVERSED: 'error' });
  });
});
