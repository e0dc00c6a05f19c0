import { type ApiDocument, resolveRef, type Schema } from '../../../config/contract/document';
import openapi from '../../../config/openapi/openapi.json';

const document = openapi as unknown as ApiDocument;

/** One field of the body of a call: a value that has no fields of its own. */
export interface Field {
  /** Names and places, as in the body. */
  path: readonly string[];
  /** Names of the schemas that it refers to, the first one first. */
  refs: readonly string[];
  schema: Schema;
  value: unknown;
}

interface Known {
  schema: Schema;
  refs: string[];
}

/** A schema behind its references and alternatives, null left out. */
function known(schema: Schema, refs: string[] = []): Known {
  if (schema.$ref) return known(resolveRef(document, schema), [...refs, schema.$ref.split('/').at(-1) ?? '']);
  const parts = schema.allOf ?? ((schema.oneOf ?? schema.anyOf) as Schema[] | undefined);
  if (!parts) return { schema, refs };
  const all = parts.filter(({ type }) => type !== 'null').map((part) => known(part));
  const merged = Object.assign({}, ...all.map((one) => one.schema)) as Schema;
  const properties = Object.assign({}, schema.properties, ...all.map((one) => one.schema.properties)) as Schema['properties'];
  return { schema: { ...merged, properties }, refs: [...refs, ...all.flatMap((one) => one.refs)] };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema of a part of an object; unknown parts have an empty one. */
const partOf = ({ properties, additionalProperties }: Schema, name: string): Schema =>
  properties?.[name] ?? (isObject(additionalProperties) ? (additionalProperties as Schema) : {});

/** The fields of a value by its schema, in the order of the value. No part of it is left out, known or not. */
function fieldsIn(value: unknown, schema: Schema, path: readonly string[]): Field[] {
  const { schema: shape, refs } = known(schema);
  const within = (parts: readonly (readonly [string, unknown])[], of: (name: string) => Schema) =>
    parts.flatMap(([name, part]) => fieldsIn(part, of(name), [...path, name]));
  if (isObject(value) && Object.keys(value).length > 0) return within(Object.entries(value), (name) => partOf(shape, name));
  if (Array.isArray(value) && value.some(isObject))
    return within(Object.entries(value), () => (shape.items as Schema | undefined) ?? {});
  return [{ path, refs, schema: shape, value }];
}

/** The fields of a value that has parts. */
export const partsOf = ({ value, schema, path }: Field): Field[] => (isObject(value) ? fieldsIn(value, schema, path) : []);

const postOf = (path: string) => document.paths[path]?.post;
const bodyOf = (path: string): Schema => postOf(path)?.requestBody?.content['application/json']?.schema ?? {};

/** Every field of a stored call, by the contract of its path. */
export const fieldsOf = (path: string, body: Readonly<Record<string, unknown>>): Field[] =>
  Object.keys(body).length === 0 ? [] : fieldsIn(body, bodyOf(path), []);

/** A field as the call has it, for another value: of another record, or that the body leaves out. */
export const fieldLike = (path: string, names: string, value: unknown): Field => {
  let shape = known(bodyOf(path));
  for (const name of names.split('.')) shape = known(partOf(shape.schema, name));
  return { path: names.split('.'), ...shape, value };
};

/** What the calls of this path are about: the tag of its operation. */
export const tagOf = (path: string): string => postOf(path)?.tags?.[0] ?? '';

/** Codes of a closed list, of a value or of the values of a list; undefined for other fields. */
export function codesOf({ schema }: Field): readonly string[] | undefined {
  const list = schema.enum ?? known((schema.items as Schema | undefined) ?? {}).schema.enum;
  return list?.filter((code) => code !== null).map(String);
}
