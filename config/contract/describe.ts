import type { ApiDocument, OperationObject } from './document';

const MONEY_KEY = '#/components/parameters/MoneyKey';

const APPROVAL = {
  always: 'A server with approvals answers 202: a second person must approve.',
  maybe: 'A server with approvals may answer 202: a second person must approve.',
} as const;

const STEP_UP = 'A server with second factors may ask for a fresh one (428).';

/** Requirements of an operation as sentences, because viewers of the bundled document do not show `x-` fields. */
function dutiesOf(operation: OperationObject, catalogue: ApiDocument['x-error-catalogue']): string[] {
  const key = operation['x-access-key'];
  const access = key ? `Access key \`${key}\`.` : operation.security ? 'Open without a session.' : 'Open to every session.';
  const isMoney = operation.parameters?.some(({ $ref }) => $ref === MONEY_KEY);
  const errors = operation['x-errors'] ?? [];
  const refusals = errors.map((name) => `\`${name}\` (${catalogue[name]?.code})`).join(', ');
  return [
    access,
    ...(isMoney ? ['Moves money: the header `Idempotency-Key` is required.'] : []),
    ...(operation['x-approval'] ? [APPROVAL[operation['x-approval']]] : []),
    ...(operation['x-step-up'] ? [STEP_UP] : []),
    ...(operation['x-max-body'] ? [`The body has at most ${operation['x-max-body'] / 1024 / 1024} MB.`] : []),
    `Refused with ${refusals}.`,
  ];
}

/** Adds the requirements to the description of every operation. Changes the document. */
export function describeOperations(document: ApiDocument): void {
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item))
      operation.description = [operation.description?.trim(), ...dutiesOf(operation, document['x-error-catalogue'])]
        .filter(Boolean)
        .join(' ');
}
