import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { type ApiDocument, resolveRef, type Schema } from './document';

/** Descriptions of fields by name (config/openapi/fields.yaml): of records, and of list filters. */
type FieldTexts = Readonly<Record<'records' | 'filters', Readonly<Record<string, string>>>>;

/** Differences between fields.yaml and the contract. */
interface FieldFaults {
  /** Properties without a description, as `Place.name`. */
  undescribed: string[];
  /** Descriptions without a property, as `section.name`. */
  unused: string[];
}

/** Reads fields.yaml of a contract folder. */
export const readFieldTexts = (folder: string): FieldTexts =>
  parseYaml(readFileSync(path.join(folder, 'fields.yaml'), 'utf8')) as FieldTexts;

/** The description of a property, or of the schema that it refers to. */
function textOf(document: ApiDocument, schema: Schema): string | undefined {
  const only = schema.allOf?.length === 1 ? schema.allOf[0] : undefined;
  const next = schema.$ref ? resolveRef(document, { $ref: schema.$ref } as Schema) : only;
  return (schema.description as string | undefined) ?? (next && textOf(document, next));
}

/** Object schemas of query parameters, with one property per parameter. */
function filtersOf(document: ApiDocument): ReadonlySet<Schema> {
  const inline = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ parameters = [] }) => parameters),
  );
  return new Set(
    [...Object.values(document.components.parameters), ...inline]
      .map((one) => resolveRef(document, one))
      .filter((one) => one.in === 'query')
      .map(({ schema }) => resolveRef(document, schema)),
  );
}

/** Adds descriptions from fields.yaml to properties without one. Changes the document. */
export function describeFields(document: ApiDocument, texts: FieldTexts): FieldFaults {
  const filters = filtersOf(document);
  const undescribed: string[] = [];
  const used = new Set<string>();

  function describe(owner: Schema, place: string): void {
    const section = filters.has(owner) ? 'filters' : 'records';
    for (const [name, property] of Object.entries(owner.properties ?? {})) {
      if (textOf(document, property)) continue;
      const text = texts[section][name];
      if (text) property.description = text;
      else undescribed.push(`${place}.${name}`);
      used.add(`${section}.${name}`);
    }
  }
  function visit(node: unknown, place: string): void {
    if (typeof node !== 'object' || node === null) return;
    const schema = node as Schema;
    const isSchema = typeof schema.properties === 'object' && !Array.isArray(schema.properties);
    if (isSchema) describe(schema, place);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue;
      if (key === 'properties' && isSchema)
        for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${place}.${name}`);
      else
        visit(
          value,
          /^(allOf|\d|schema|content|components|schemas|application.json)$/.test(key) ? place : `${place} ${key}`.trim(),
        );
    }
  }
  visit(document.components, '');
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) visit({ ...operation }, operation.operationId);
  const unused = Object.entries(texts).flatMap(([section, own]) =>
    Object.keys(own).flatMap((name) => (used.has(`${section}.${name}`) ? [] : `${section}.${name}`)),
  );
  return { undescribed, unused };
}
