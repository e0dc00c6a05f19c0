import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { type ApiDocument, listOperations, partsOf, resolveRef, type Schema } from './document';

/** Names of fields whose texts people write freely, and of those with codes, numbers and addresses (config/openapi/freeTexts.yaml). */
export type FreeTexts = Readonly<Record<'free' | 'others', readonly string[]>>;

/** Differences between freeTexts.yaml and the contract. */
interface FreeTextFaults {
  /** Texts of a body that could hold a full number and that nobody has decided about, as `operation field`. */
  undecided: string[];
  /** Names that no such text has. */
  unused: string[];
}

/** Reads freeTexts.yaml of a contract folder. */
export const readFreeTexts = (folder: string): FreeTexts =>
  parseYaml(readFileSync(path.join(folder, 'freeTexts.yaml'), 'utf8')) as FreeTexts;

/** Ways to write a card number, and the length of the shortest account number. */
const WRITTEN = ['4111 1111 1111 1111', '4111-1111-1111-1111', '4111.1111.1111.1111'];
const SHORTEST = 10;

/** True when this text could hold a full number. */
function isOpen({ type, enum: values, format, pattern, maxLength, ...rest }: Schema): boolean {
  if (![type].flat().includes('string') || values || format || 'const' in rest) return false;
  if (typeof maxLength === 'number' && maxLength < SHORTEST) return false;
  return typeof pattern !== 'string' || WRITTEN.some((text) => new RegExp(pattern, 'u').test(text));
}

/**
 * Marks the free texts of all bodies with `x-free-text: true`, at any depth. A schema with an own mark keeps it; the values of a list
 * or a map go by its name. Changes the document.
 */
export function markFreeTexts(document: ApiDocument, { free, others }: FreeTexts): FreeTextFaults {
  const texts: { name: string; place: string; schema: Schema }[] = [];

  function visit(reference: Schema, name: string, place: string, inside: readonly Schema[]): void {
    const schema = resolveRef(document, reference);
    if (inside.includes(schema)) return;
    const within = [...inside, schema];
    const { additionalProperties: more, items, properties = {} } = schema;
    for (const part of partsOf(schema)) visit(part, name, place, within);
    for (const [field, own] of Object.entries(properties)) visit(own, field, `${place}.${field}`, within);
    if (items) visit(items as Schema, name, place, within);
    if (typeof more === 'object' && more !== null) visit(more as Schema, name, place, within);
    if (isOpen(schema)) texts.push({ name, place, schema });
  }
  for (const { id, body } of listOperations(document)) if (body) visit(body, id, id, []);
  for (const { name, schema } of texts) if (free.includes(name)) schema['x-free-text'] ??= true;
  // A schema that two fields share is free for both or for none.
  const isDecided = ({ name, schema: { 'x-free-text': isFree } }: (typeof texts)[number]) =>
    isFree === undefined ? others.includes(name) : !(isFree ? others : free).includes(name);
  const used = new Set(texts.map(({ name }) => name));
  return {
    undecided: [...new Set(texts.filter((text) => !isDecided(text)).map(({ place }) => place))],
    unused: [...free, ...others].filter((name) => !used.has(name)),
  };
}
