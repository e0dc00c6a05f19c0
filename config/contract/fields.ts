import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { type ApiDocument, resolveRef, type Schema } from './document';

/** Texts of fields whose name alone says what they mean (config/openapi/fields.yaml): those of records, and those of a list's filter. */
type FieldTexts = Readonly<Record<'records' | 'filters', Readonly<Record<string, string>>>>;

/** What the dictionary and the contract do not agree on. */
interface FieldFaults {
  /** Properties without a text, as `Place.name`. */
  undescribed: string[];
  /** Texts that no property takes, as `section.name`. */
  unused: string[];
}

/** The dictionary of a contract's folder. */
export const readFieldTexts = (folder: string): FieldTexts =>
  parseYaml(readFileSync(path.join(folder, 'fields.yaml'), 'utf8')) as FieldTexts;

/** The text of a property itself, or of the one schema that it refers to. */
function textOf(document: ApiDocument, schema: Schema): string | undefined {
  const only = schema.allOf?.length === 1 ? schema.allOf[0] : undefined;
  const next = schema.$ref ? resolveRef(document, { $ref: schema.$ref } as Schema) : only;
  return (schema.description as string | undefined) ?? (next && textOf(document, next));
}

/** Schemas of query parameters that stand for many, one for each property. */
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

/** Gives each property without a text the one of its name. Changes the document. */
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
