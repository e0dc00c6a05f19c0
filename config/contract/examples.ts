import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiDocument, type Example, type OperationObject, resolveRef } from './document';

const FOLDER = path.resolve(__dirname, '../openapi/examples');
const JSON_TYPE = 'application/json';

/** The example of an operation; undefined when it has none. */
export function readExample(operationId: string): Example | undefined {
  const file = path.join(FOLDER, `${operationId}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function addExample(document: ApiDocument, operation: OperationObject, { request = {}, answer }: Example): void {
  // A shared response needs a copy, because each call has its own example.
  const own = structuredClone(resolveRef(document, operation.responses['200'] ?? {}));
  operation.responses['200'] = own;
  const shown = own.content?.[JSON_TYPE];
  if (shown) shown.examples = { example: { value: answer } };
  const sent = operation.requestBody?.content[JSON_TYPE];
  if (sent && request.body !== undefined) sent.examples = { example: { value: request.body } };
  for (const parameter of operation.parameters ?? []) {
    const value = request.query?.[parameter.name];
    if (value !== undefined && parameter.in === 'query') parameter.example = value;
  }
}

/** Adds the stored examples to the operations for mock servers. Changes the document. */
export function addExamples(document: ApiDocument): void {
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const example = readExample(operation.operationId);
      if (example) addExample(document, operation, example);
    }
}
