import { type ApiDocument, type Operation, partsOf, resolveRef, type Schema } from '../../config/contract/document';
import { hideFullNumbers } from '../../src/domain/fullNumbers';

/**
 * Masks full numbers in the free texts of a body, at any depth, before anything is stored or logged
 * (docs/rules/masking.md#free-texts). The contract marks them with x-free-text.
 */
export const createHider = (document: ApiDocument) => {
  function hideIn(value: unknown, reference: Schema | undefined): unknown {
    if (!reference || value === null) return value;
    const schema = resolveRef(document, reference);
    if (typeof value === 'string') {
      const own = schema['x-free-text'] === true ? hideFullNumbers(value, schema.maxLength as number | undefined) : value;
      return partsOf(schema).reduce(hideIn, own as unknown);
    }
    if (typeof value !== 'object') return value;
    const { additionalProperties: more, items, properties = {} } = schema;
    const rest = typeof more === 'object' && more !== null ? (more as Schema) : undefined;
    const own = Array.isArray(value)
      ? value.map((item) => hideIn(item, items as Schema | undefined))
      : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, hideIn(field, properties[name] ?? rest)]));
    return partsOf(schema).reduce(hideIn, own);
  }
  return ({ body }: Operation, sent: Record<string, unknown>) => hideIn(sent, body) as Record<string, unknown>;
};
