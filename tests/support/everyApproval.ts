import { type ApiDocument, listOperations, type Operation, resolveRef, type Schema } from '../../config/contract/document';
import openapi from '../../config/openapi/openapi.json';
import { withApproval } from '../../mock/areas/approval/ask';
import type { Envelope } from '../../mock/engine/call';
import { NeedsSecond } from '../../mock/flow/approvals';
import type { PlatformCall } from '../../mock/model/operators';
import type { Platform } from '../../mock/platform';

const document = openapi as unknown as ApiDocument;

/** Every operation of the contract that may ask a second person. */
export const askingOperations: readonly Operation[] = listOperations(document).filter(({ approval }) => approval);

const TEXTS: Readonly<Record<string, string>> = {
  Money: '12.50',
  SignedMoney: '-12.50',
  Ratio: '0.0255',
  Rate: '0.0255',
  Currency: 'THB',
};

/** A schema behind references, with the name of the last one, and without null. */
function plain(given: Schema, ref = ''): { schema: Schema; ref: string } {
  if (given.$ref) return plain(resolveRef(document, given), given.$ref.split('/').at(-1));
  const [part] = (given.allOf ?? ((given.oneOf ?? given.anyOf) as Schema[] | undefined) ?? []).filter(
    ({ type }) => type !== 'null',
  );
  return part ? plain({ ...given, allOf: undefined, oneOf: undefined, anyOf: undefined, ...part }, ref) : { schema: given, ref };
}

/** A value with every field that the schema has, optional ones too; lists have two entries. */
export function fullSample(given: Schema, name = 'text'): unknown {
  const { schema, ref } = plain(given);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (schema.enum) return schema.enum.find((code) => code !== null);
  if (schema.properties || type === 'object') {
    const rest = schema.additionalProperties;
    const parts = Object.entries(schema.properties ?? {}).map(([key, part]) => [key, fullSample(part, key)]);
    // A map has the names that its program gives: those of the credentials of an upstream.
    return Object.fromEntries(typeof rest === 'object' && rest !== null ? [['apiKey', 'sample-of-a-secret-1']] : parts);
  }
  if (type === 'array')
    return [1, 2].map((at) =>
      (schema.items as Schema | undefined)?.type === 'integer' ? at : numbered(fullSample(schema.items as Schema, name), at),
    );
  if (type === 'integer') return 2;
  if (type === 'boolean') return true;
  if (schema.format === 'date-time') return '2026-03-04T05:06:07Z';
  return TEXTS[ref] ?? `a ${name}`;
}

/** The entries of a list of free texts differ. */
const numbered = (value: unknown, at: number): unknown =>
  typeof value === 'string' && value.startsWith('a ') ? `${value} ${at}` : value;

/** The body of an operation with all its fields. */
export const fullBody = ({ body }: Operation) => fullSample(body ?? {}) as Record<string, unknown>;

/** Paths of the values in a body, as in an approval: `items.0.cidr`. A list of plain values is one value. */
export function pathsIn(value: unknown, path: readonly string[] = []): string[] {
  const hasParts = (one: unknown): one is object => typeof one === 'object' && one !== null;
  if (Array.isArray(value) ? value.some(hasParts) : hasParts(value))
    return Object.entries(value as object).flatMap(([name, part]) => pathsIn(part, [...path, name]));
  return [path.join('.')];
}

/** Stores the approval of a call, as the platform does when a handler asks. @returns its number */
export function plantApproval(
  { world, log }: Pick<Platform, 'world' | 'log'>,
  operation: Operation,
  body = fullBody(operation),
): string {
  const maker = world.operators.find(({ username }) => username === 'admin');
  if (!maker) throw new Error('No admin');
  const ask = withApproval(
    world,
    () => log,
    operation,
    () => {
      throw new NeedsSecond({
        entity: 'account',
        ids: [],
        name: null,
        preview: { changes: [], amounts: [], currency: 'THB' },
        covers: () => true,
      });
    },
    () => ({}),
  );
  const call: PlatformCall = {
    actor: maker,
    lang: 'en',
    query: {},
    body,
    traceId: 'T',
    ip: '127.0.0.1',
    at: world.clock.now(),
    note: {},
  };
  return ((ask(call) as Partial<Envelope>).data as { approvalNo: string }).approvalNo;
}
