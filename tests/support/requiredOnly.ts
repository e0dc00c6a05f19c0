import openapi from '../../config/openapi/openapi.json';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}
type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

function follow(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const names = schema.$ref.slice(2).split('/');
  return follow(names.reduce<unknown>((at, name) => (at as Values)[name], openapi) as Schema);
}

/** The parts that hold for this value; of alternatives those whose required fields it has. */
function partsOf(given: Schema, value: unknown): Schema[] {
  const schema = follow(given);
  const has = (part: Schema) => isObject(value) && (part.required ?? []).every((name) => name in value);
  const alternatives = (schema.oneOf ?? []).map((one) => partsOf(one, value)).filter((parts) => parts.every(has));
  return [schema, ...(schema.allOf ?? []).flatMap((part) => partsOf(part, value)), ...alternatives.flat()];
}

/** An answer with only those of its fields that the contract requires: just as valid. */
export function requiredOnly(schema: Schema, value: unknown): unknown {
  const parts = partsOf(schema, value);
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items)?.items ?? {};
    return value.map((item) => requiredOnly(items, item));
  }
  if (!isObject(value)) return value;
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const named = parts.flatMap((part) => part.properties?.[name] ?? []);
    const others = parts.flatMap(({ additionalProperties: rest }) => (typeof rest === 'object' ? [rest] : []));
    if (named.length > 0) return required.has(name) ? [[name, requiredOnly({ allOf: named }, inner)]] : [];
    // A map has no fields of its own: its keys are data.
    return [[name, requiredOnly({ allOf: others }, inner)]];
  });
  return Object.fromEntries(kept);
}

/** Schema of the answer of a reading call. @param path without the prefix of the API */
export function answerOf(path: string): Schema | undefined {
  const paths = openapi.paths as unknown as Record<string, { get?: { responses: Record<string, { content?: object }> } }>;
  const content = paths[path]?.get?.responses['200']?.content as Record<string, { schema: Schema }> | undefined;
  return content?.['application/json']?.schema;
}
