import { type ApiDocument, partsOf, resolveRef, type Schema } from '../../config/contract/document';
import document from '../../config/openapi/openapi.json';

const contract = document as unknown as ApiDocument;

/** A card number that nothing in a seeded world has, as a person may write it to get it past a simple mask. */
export const SECRET = '7700112233445566';
const WRITTEN = ['7700 1122-3344.5566', SECRET, SECRET.slice(0, 10)];

/** Whether a schema has a free text, at any depth. */
export function hasFreeText(reference: Schema | undefined, inside: readonly Schema[] = []): boolean {
  if (!reference) return false;
  const schema = resolveRef(contract, reference);
  if (inside.includes(schema)) return false;
  const { additionalProperties: more, items, properties = {} } = schema;
  const within = [...partsOf(schema), ...Object.values(properties), items as Schema | undefined, more as Schema | undefined];
  return schema['x-free-text'] === true || within.some((one) => typeof one === 'object' && hasFreeText(one, [...inside, schema]));
}

/**
 * A copy of a body with the secret in every free text that it has; `count` of them.
 * @param isFilled also in the free texts that it may have
 */
export function withSecrets(body: unknown, reference: Schema | undefined, isFilled: boolean): { value: unknown; count: number } {
  let count = 0;
  function write(own: unknown, at: Schema | undefined): unknown {
    if (!at || own === null) return own;
    const schema = resolveRef(contract, at);
    const { maxLength = 100, additionalProperties: more, items, properties = {} } = schema;
    if (schema['x-free-text'] === true && (typeof own === 'string' || own === undefined)) {
      const fits = [`${own ?? ''} ${WRITTEN[0]}`.trim(), ...WRITTEN].find((text) => text.length <= (maxLength as number));
      count++;
      return fits;
    }
    if (Array.isArray(own)) return own.map((item) => write(item, items as Schema));
    const whole = partsOf(schema).reduce<unknown>(write, own);
    if (typeof whole !== 'object' || whole === null) return whole;
    const entries = Object.entries(whole).map(([name, field]) => [name, write(field, properties[name] ?? (more as Schema))]);
    const added = Object.entries(properties).flatMap(([name, field]) => {
      if (name in whole || !isFilled) return [];
      const text = write(undefined, field);
      return text === undefined ? [] : [[name, text]];
    });
    return Object.fromEntries([...entries, ...added]);
  }
  const value = write(body, reference);
  return { value, count };
}

/** Places of the secret in what an object reaches, as paths. */
export function placesOfSecret(root: unknown): string[] {
  const seen = new Set<unknown>();
  const found: string[] = [];
  const waiting: [value: unknown, path: string][] = [[root, '']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, path] = next;
    if (typeof value === 'string') {
      if (/3344|4455|2233/.test(value) && value.replace(/\D/g, '').includes(SECRET.slice(0, 10)))
        found.push(`${path}: ${value.slice(0, 200)}`);
      continue;
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const inner = value instanceof Map || value instanceof Set ? [...value].map((one, at) => [at, one]) : Object.entries(value);
    for (const [name, own] of inner) waiting.push([own, `${path}.${name}`]);
  }
  return found;
}
