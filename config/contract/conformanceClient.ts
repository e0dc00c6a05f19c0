import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import openapi from '../openapi/openapi.json';
import { type ApiDocument, listOperations, type Operation, type Schema, type StateMachine, type View } from './document';

export const contract = openapi as unknown as ApiDocument;
export const operations = listOperations(contract);

const CONTRACT = 'contract:';

/** Seconds that the console waits for an answer. */
export type Timeouts = ApiDocument['x-timeouts'];

export type Row = Readonly<Record<string, unknown>>;
export type Query = Readonly<Record<string, string | number | undefined>>;

/** One answer of the server under test, read as far as it can be read. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined when the body is no JSON. */
  body: unknown;
  /** Body code; NaN when there is none. */
  code: number;
  error: unknown;
  data: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDone = ({ status, code }: Answer) => status >= 200 && status <= 299 && code >= 200 && code <= 299;

/** What an answer said, for a report. */
export const told = ({ status, code, error, text }: Answer) =>
  `HTTP ${status}, code ${Number.isNaN(code) ? 'none' : code}${typeof error === 'string' ? ` ${error}` : ''}${Number.isNaN(code) ? `: ${text.slice(0, 80)}` : ''}`;

/** The server does not have a call that it may leave out. */
export class NotBuilt extends Error {}

/** True when an answer says that the server does not have the call, and not that the record is missing. */
export const isNotBuilt = ({ status, error }: Pick<Answer, 'status' | 'error'>) =>
  (status === 404 || status === 501) && error !== 'NOT_FOUND';

/** Ends a check. @throws Error with the message when the law does not hold */
export function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** @throws Error unless HTTP status and code both say that the call is done */
export function demandDone(answer: Answer): void {
  demand(isDone(answer), `expected success, got ${told(answer)}`);
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A signed-in caller of the server under test; keeps a renewed token as the console does. */
export class Caller {
  token: string | undefined;

  constructor(
    private readonly baseUrl: string,
    private readonly onAnswer?: (method: string, path: string, answer: Answer) => void,
    private readonly timeouts: Timeouts = contract['x-timeouts'],
  ) {}

  async send(
    method: string,
    path: string,
    { query = {}, body, key }: { query?: Query; body?: unknown; key?: string } = {},
  ): Promise<Answer> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    const headers: Record<string, string> = { 'accept-language': 'en-US' };
    if (this.token !== undefined) headers.authorization = this.token;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    const operation = operations.find((one) => one.method === method && one.path === path);
    const seconds = this.timeouts[operation?.isFile ? 'file' : method === 'GET' ? 'read' : 'change'];
    const response = await fetch(`${this.baseUrl}/api${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
    }).catch((error: Error) => {
      demand(error.name !== 'TimeoutError', `${method} ${path} has no answer within ${seconds} s`);
      const { code = error.message } = (error.cause ?? {}) as { code?: string };
      throw new Error(`${this.baseUrl} does not answer (${code})`);
    });
    // fetch's own text() would drop the byte order mark that a CSV file begins with.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    const parsed = readBody(text);
    const record = isRecord(parsed) ? parsed : {};
    if (this.token !== undefined) this.token = response.headers.get('authorization') ?? this.token;
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: parsed,
      code: Number(record.code ?? Number.NaN),
      error: record.error,
      data: record.data,
    };
    if (operation?.isOptional && isNotBuilt(answer)) throw new NotBuilt(`${method} ${path} answers ${told(answer)}`);
    this.onAnswer?.(method, path, answer);
    return answer;
  }

  get = (path: string, query?: Query) => this.send('GET', path, { query });

  /** Signs in; the answer is given as it came. */
  async login(username: string, password: string): Promise<Answer> {
    this.token = undefined;
    const answer = await this.send('POST', '/auth/login', { body: { username, password } });
    this.token = isDone(answer) ? (answer.headers.get('authorization') ?? undefined) : undefined;
    return answer;
  }
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract as object, CONTRACT);
const compiled = new Map<string, ValidateFunction>();

/** @throws Error naming the first places where the value leaves the schema */
export function demandSchema(name: string, schema: Schema, value: unknown): void {
  let validate = compiled.get(name);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${CONTRACT}#/components`)));
    compiled.set(name, validate);
  }
  if (validate(value)) return;
  const places = (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`);
  throw new Error(`leaves its schema: ${places.join('; ')}`);
}

export const refusalSchema: Schema = { $ref: '#/components/schemas/Refusal' };

/** @throws Error unless the answer is a refusal with this code, in the form of the contract */
export function demandRefusal(answer: Answer, code: number): void {
  demand(answer.code === code, `expected a refusal with code ${code}, got ${told(answer)}`);
  demandSchema('refusal', refusalSchema, answer.body);
}

/** What is wrong with the refusal of a call that the contract has; undefined when it names it, with its code and required data. */
export function strayRefusal(method: string, path: string, { code, error, data }: Answer): string | undefined {
  const operation = operations.find((one) => one.method === method && one.path === path);
  if (!operation || Number.isNaN(code) || (code >= 200 && code <= 299)) return undefined;
  const catalogue = contract['x-error-catalogue'];
  const named = operation.errors.filter((name) => catalogue[name]?.code === code);
  const call = `${method} ${path} is refused with ${code}`;
  // A server may leave the word out, not the number.
  if (typeof error !== 'string') return named.length > 0 ? undefined : call;
  if (!named.includes(error)) return `${call} ${error}`;
  const missing = catalogue[error]?.always?.find((name) => !isRecord(data) || data[name] === undefined);
  return missing && `${call} ${error} without ${missing}`;
}

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  const found = name === undefined ? schema : contract.components.schemas[name];
  demand(found !== undefined, `the contract has no schema ${name}`);
  return found;
}

/** Properties of an object schema with what its parts add. */
export function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  if (!schema) return {};
  const whole = resolve(schema);
  return Object.assign({}, ...(whole.allOf ?? []).map(propertiesOf), whole.properties);
}

/** True when the schema is the named one of the contract. */
export const isOf = (schema: Schema | undefined, name: string) => schema?.$ref === `#/components/schemas/${name}`;

export const isTime = (schema: Schema) => resolve(schema).format === 'date-time';

/** What a schema allows a query parameter to be, by its enum; undefined when it has none. */
export const enumOf = (schema: Schema | undefined): string[] | undefined =>
  schema ? (resolve(schema).enum as string[] | undefined) : undefined;

/** A money field of a summary: what it adds up of the rows, which is the field of its own name unless the contract names another one. */
export interface SummedField {
  name: string;
  /** Field of the rows (`x-sum-of`). */
  of: string;
  /** Values of other fields; only rows that have them are added up (`x-sum-where`). */
  where?: Readonly<Record<string, unknown>>;
}

/** A list of the contract: the page call with what belongs to it. */
export interface ListResource {
  page: Operation;
  /** Field that names a row. */
  idField: string;
  views: string[];
  /** What each view shows. */
  meanings: Readonly<Record<string, View | undefined>>;
  /** Closed table of the states of its rows. */
  machine?: StateMachine;
  /** Fields of a row that hold money or a time. */
  moneyFields: string[];
  timeFields: string[];
  summedFields: SummedField[];
  /** Fields of a row that each total is of one value of: its currency, and what else keeps apart. */
  summedBy: string[];
  count?: Operation;
  down?: Operation;
}

const operationOf = (path: string) => operations.find((operation) => operation.method === 'GET' && operation.path === path);

const itemsOf = (schema: Schema | undefined): Schema | undefined =>
  schema && isRecord(resolve(schema).items) ? (resolve(schema).items as Schema) : undefined;

/** All lists of the contract, found by the form of their paths. */
export const lists: ListResource[] = operations
  // A list that belongs to one record is read with that record.
  .filter(
    ({ method, path, query }) => method === 'GET' && path.endsWith('/page') && !(query.required as string[] | undefined)?.length,
  )
  .flatMap((page) => {
    const stem = page.path.slice(0, -'/page'.length);
    const data = propertiesOf(propertiesOf(page.answer).data);
    const row = itemsOf(data.list);
    if (!row) return [];
    const fields = Object.entries(propertiesOf(row));
    const detail = operationOf(`${stem}/detail`);
    const [named] = (detail?.query.required as string[] | undefined) ?? [];
    const [first] = (resolve(row).required as string[] | undefined) ?? [];
    const idField = [named, first, fields[0]?.[0]].find((name) => name !== undefined && fields.some(([field]) => field === name));
    if (idField === undefined) return [];
    const totals = Object.entries(propertiesOf(itemsOf(data.summary)));
    const isSum = ([, schema]: (typeof totals)[number]) => isOf(schema, 'Money') || isOf(schema, 'SignedMoney');
    return [
      {
        page,
        idField,
        views: enumOf(page.query.properties?.view) ?? [],
        meanings: page.query.properties?.view ? (resolve(page.query.properties.view)['x-views'] ?? {}) : {},
        machine: Object.values(contract['x-state-machines']).find(({ schema }) =>
          isOf(Object.fromEntries(fields).status, schema),
        ),
        moneyFields: fields.filter(([, schema]) => isOf(schema, 'Money')).map(([name]) => name),
        timeFields: fields.filter(([, schema]) => isTime(schema)).map(([name]) => name),
        summedBy: totals
          .filter((total) => !isSum(total) && resolve(total[1]).type === 'string' && fields.some(([name]) => name === total[0]))
          .map(([name]) => name),
        summedFields: totals.filter(isSum).map(([name, schema]) => ({
          name,
          of: typeof schema['x-sum-of'] === 'string' ? schema['x-sum-of'] : name,
          where: isRecord(schema['x-sum-where']) ? schema['x-sum-where'] : undefined,
        })),
        count: operationOf(`${stem}/count`),
        // A file of another form is no table to compare.
        down: operationOf(`${stem}/down`)?.query.properties?.format ? operationOf(`${stem}/down`) : undefined,
      },
    ];
  });
