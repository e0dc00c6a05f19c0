import { type ApiDocument, listOperations } from '../../../config/contract/document';
import openapi from '../../../config/openapi/openapi.json';
import { createSchemas } from '../../../mock/engine/schema';
import type { Refusal } from '../../../mock/engine/text';
import { fullBody } from '../../support/everyApproval';

const document = openapi as unknown as ApiDocument;
const schemas = createSchemas(document);
const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]));

/** Fields that a refusal of this body names for a direction control. */
function turnedIn(id: string, body: unknown): string[] {
  const operation = operations.get(id);
  if (!operation) throw new Error(`No operation ${id}`);
  try {
    schemas.readBody(operation, body, 'en');
    return [];
  } catch (error) {
    const { fields } = (error as Refusal).data as { fields: { name: string; rule: string; msg: string }[] };
    return fields.flatMap(({ name, rule, msg }) => (rule === 'direction' && /direction of text/.test(msg) ? [name] : []));
  }
}

test.each([
  ['addOperator', 'realName'],
  ['editOperator', 'realName'],
  ['addRole', 'roleName'],
  ['copyRole', 'roleNameEn'],
  ['addMerchant', 'mchName'],
  ['editMerchant', 'legalPerson'],
  ['addAgent', 'agentName'],
  ['editAgent', 'contactName'],
  ['addProduct', 'productName'],
  ['cloneProduct', 'productNameEn'],
  ['addPayway', 'wayName'],
  ['addChannel', 'channelName'],
  ['editChannel', 'channelName'],
  ['addUpstream', 'upstreamName'],
  ['addDictType', 'name'],
  ['addDictItem', 'label'],
  ['editDictItem', 'labelEn'],
  ['addMenuNode', 'name'],
  ['addMchMenuNode', 'nameEn'],
  ['addCard', 'holderName'],
  ['editCard', 'branch'],
  ['importBatch', 'batchName'],
  ['saveTrialCase', 'caseName'],
  ['saveMaintenanceWindow', 'title'],
  ['addView', 'name'],
  ['saveSchedule', 'name'],
  ['finishFactor', 'name'],
])('%s refuses a direction control in %s', (id, field) => {
  const body = fullBody(operations.get(id) as never);
  expect(Object.keys(body)).toContain(field);
  expect(turnedIn(id, body)).toEqual([]);
  for (const sign of ['\u202e', '\u2067', '\u200f', '\u061c', '\u27e8U+202E\u27e9'])
    expect(turnedIn(id, { ...body, [field]: `An${sign}n` })).toEqual([field]);
  // A name of any script is taken.
  expect(turnedIn(id, { ...body, [field]: '\u0633\u0627\u0631\u0629' })).toEqual([]);
});

test.each([
  ['importBatch', 'payeeName'],
  ['editBatch', 'payeeName'],
  ['importBankLines', 'counterpartyName'],
])('%s refuses a direction control in a %s at its line', (id, field) => {
  expect(turnedIn(id, { lines: [{ [field]: 'Ann' }, { [field]: 'An\u202en' }] })).toEqual([`lines.1.${field}`]);
});

test.each(['login', 'addOperator'])('%s refuses a direction control in a username', (id) => {
  for (const sign of ['\u202e', '\u200f']) expect(turnedIn(id, { username: `ops.l${sign}ee` })).toEqual(['username']);
});

test.each(['remark', 'text', 'message', 'fileName', 'postscript', 'keyword'])('%s is no name', (field) => {
  expect(turnedIn('importBatch', { [field]: 'An\u202en' })).toEqual([]);
});
