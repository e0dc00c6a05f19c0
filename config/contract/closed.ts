import { type ApiDocument, listOperations, partsOf, resolveRef, type Schema } from './document';

/** What a browser writes and no server names in full: WebAuthn adds fields with each level. Its size is limited like any body's. */
const FOREIGN = '#/components/schemas/PasskeyAnswer';

/** Objects in bodies that accept unknown fields, at any depth: places such as `POST /order/pass items[]`. A map names its values instead. */
export function openBodies(document: ApiDocument): string[] {
  const seen = new Set<Schema>();
  const open: string[] = [];

  function visit(reference: Schema, place: string): void {
    const schema = resolveRef(document, reference);
    if (reference.$ref === FOREIGN || seen.has(schema)) return;
    seen.add(schema);
    const { additionalProperties: more, items, properties = {} } = schema;
    const isObject = [schema.type].flat().includes('object') || schema.properties !== undefined;
    const isMap = typeof more === 'object' && more !== null && schema.properties === undefined;
    if (isObject && more !== false && !isMap) open.push(place);
    for (const part of partsOf(schema)) visit(part, place);
    for (const [name, field] of Object.entries(properties)) visit(field, `${place}.${name}`);
    if (items) visit(items as Schema, `${place}[]`);
    if (isMap) visit(more as Schema, `${place}{}`);
  }
  for (const { method, path, body } of listOperations(document)) if (body) visit(body, `${method} ${path} body`);
  return open;
}
