import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import openapi from '../openapi/openapi.json';
import { type ApiDocument, listOperations, type Operation, type Schema, type StateMachine, type View } from './document';

export const contract = openapi as unknown as ApiDocument;
export const operations = listOperations(contract);

const CONTRACT = 'contract:';
/** A longer wait is a lock, which a run does not sit out. */
const LONGEST_WAIT_S = 60;

/** Time limits of the console for an answer, in seconds. */
export type Timeouts = ApiDocument['x-timeouts'];

export type Row = Readonly<Record<string, unknown>>;
export type Query = Readonly<Record<string, string | number | undefined>>;

/** One answer of the server under test, parsed as far as possible. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined when the body is not JSON. */
  body: unknown;
  /** Code in the body; NaN without one. */
  code: number;
  error: unknown;
  data: unknown;
  /** The call that it answers, for a report. */
  sent: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDone = ({ status, code }: Answer) => status >= 200 && status <= 299 && code >= 200 && code <= 299;

const MOST_SENT = 400;

/** A call for a report; what a sign-in sends is secret. */
function describeCall(method: string, path: string, search: URLSearchParams, body: unknown): string {
  const shown = body === undefined || path.startsWith('/auth/') ? '' : ` ${JSON.stringify(body)}`;
  const whole = `${method} ${path}${search.size > 0 ? `?${search}` : ''}${shown}`;
  return whole.length > MOST_SENT ? `${whole.slice(0, MOST_SENT)}…` : whole;
}

/** Summary of an answer for a report. */
export const told = ({ status, code, error, text, sent }: Answer) =>
  `HTTP ${status}, code ${Number.isNaN(code) ? 'none' : code}${typeof error === 'string' ? ` ${error}` : ''}${Number.isNaN(code) ? `: ${text.slice(0, 80)}` : ''} to ${sent}`;

/** Fields of the data of an answer; none when it has no object. */
export const dataIn = ({ data }: Pick<Answer, 'data'>): Row => (isRecord(data) ? data : {});

/** The objects of a list; none when the value is no list. */
export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** A text of an answer; empty when the value is none. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The keys of a current user. */
export const accessIn = (answer: Pick<Answer, 'data'>): Set<string> => {
  const { access } = dataIn(answer);
  return new Set(Array.isArray(access) ? (access as string[]) : []);
};

/** The rows of an answer that is a page. */
export const listIn = (answer: Pick<Answer, 'data'>): Row[] => rowsIn(dataIn(answer).list);

/** The server lacks an optional call. */
export class NotBuilt extends Error {}

/** True when the server lacks the call; a missing record is no such case. */
export const isNotBuilt = ({ status, error }: Pick<Answer, 'status' | 'error'>) =>
  (status === 404 || status === 501) && error !== 'NOT_FOUND';

/** Fails a check. @throws Error with the message when the condition is false */
export function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** Somebody else has changed the record since it was read. */
export class Overtaken extends Error {}

const OVERTAKEN = [409, 423];

/** @throws Error unless both HTTP status and code report success; Overtaken when the record is not as it was */
export function demandDone(answer: Answer): void {
  const message = `expected success, got ${told(answer)}`;
  if (OVERTAKEN.includes(answer.code)) throw new Overtaken(message);
  demand(isDone(answer), message);
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A signed-in caller of the server under test; keeps a renewed token, as the console does. */
export class Caller {
  token: string | undefined;
  private username: string | undefined;

  constructor(
    private readonly baseUrl: string,
    private readonly onAnswer?: (method: string, path: string, answer: Answer) => void,
    private readonly onSend?: (sent: string) => void,
    private readonly timeouts: Timeouts = contract['x-timeouts'],
    /** The present code of a user's authenticator app; undefined for a user without one. */
    private readonly codeOf: (username: string) => string | undefined = () => undefined,
    private readonly pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
  ) {}

  async send(
    method: string,
    path: string,
    { query = {}, body, key, isBackground = false }: { query?: Query; body?: unknown; key?: string; isBackground?: boolean } = {},
  ): Promise<Answer> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    const sent = describeCall(method, path, search, body);
    this.onSend?.(sent);
    const headers: Record<string, string> = { 'accept-language': 'en-US' };
    if (this.token !== undefined) headers.authorization = this.token;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    if (isBackground) headers['x-background'] = '1';
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
    // `text()` of fetch would remove the byte order mark at the start of a CSV file.
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
      sent,
    };
    if (answer.error === 'STEP_UP_REQUIRED' && (await this.stepUp(answer))) return this.send(method, path, { query, body, key });
    if (operation?.isOptional && isNotBuilt(answer)) throw new NotBuilt(`${method} ${path} answers ${told(answer)}`);
    this.onAnswer?.(method, path, answer);
    return answer;
  }

  /** Answers the question for a fresh second factor. @returns false when there is no code for it */
  private async stepUp({ data }: Answer): Promise<boolean> {
    const code = this.username === undefined ? undefined : this.codeOf(this.username);
    if (code === undefined || !isRecord(data)) return false;
    demandDone(await this.send('POST', '/auth/stepUp', { body: { challengeId: data.challengeId, code } }));
    return true;
  }

  get = (path: string, query?: Query) => this.send('GET', path, { query });

  /** A step of a sign-in; waits once when the server says so after an earlier failure. */
  private async attempt(path: string, body: object): Promise<Answer> {
    const answer = await this.send('POST', path, { body });
    const wait = answer.error === 'RATE_LIMITED' && isRecord(answer.data) ? Number(answer.data.retryAfterSec) : Number.NaN;
    if (!(wait <= LONGEST_WAIT_S)) return answer;
    await this.pause(wait);
    return this.send('POST', path, { body });
  }

  /**
   * Signs in, with a second factor when the server asks for one, and returns the last answer unchanged.
   * @param code instead of the right one
   */
  async login(username: string, password: string, code?: string): Promise<Answer> {
    this.token = undefined;
    this.username = username;
    let answer = await this.attempt('/auth/login', { username, password });
    if (isDone(answer) && isRecord(answer.data) && answer.data.mfaRequired === true) {
      demand(answer.headers.get('authorization') === null, 'an answer that asks for a second factor returns a token');
      const { challengeId, methods } = answer.data;
      const hasApp = !Array.isArray(methods) || methods.includes('TOTP');
      demand(hasApp, `${username} has no authenticator app: a passkey cannot be used without a browser`);
      const given = code ?? this.codeOf(username);
      demand(given !== undefined, `the server asks for a second factor of ${username}: give its secret`);
      answer = await this.attempt('/auth/mfa', { challengeId, code: given });
    }
    this.token = isDone(answer) ? (answer.headers.get('authorization') ?? undefined) : undefined;
    return answer;
  }
}

/** The rows of a page. @throws Error unless it can be read */
export async function readRows(caller: Caller, path: string, query?: Query): Promise<Row[]> {
  const answer = await caller.get(path, query);
  demandDone(answer);
  return listIn(answer);
}

/** The number of the operator who calls. @throws Error unless it can be read */
export async function operatorIdOf(caller: Caller): Promise<unknown> {
  const current = await caller.get('/auth/current');
  demandDone(current);
  return dataIn(current).operatorId;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract as object, CONTRACT);
const compiled = new Map<string, ValidateFunction>();

/** @throws Error with the first violations of the schema */
export function demandSchema(name: string, schema: Schema, value: unknown): void {
  let validate = compiled.get(name);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${CONTRACT}#/components`)));
    compiled.set(name, validate);
  }
  if (validate(value)) return;
  const places = (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`);
  throw new Error(`does not match its schema: ${places.join('; ')}`);
}

export const refusalSchema: Schema = { $ref: '#/components/schemas/Refusal' };

/** @throws Error unless the answer is a refusal with this code and a valid schema */
export function demandRefusal(answer: Answer, code: number): void {
  const message = `expected a refusal with code ${code}, got ${told(answer)}`;
  if (answer.code !== code && OVERTAKEN.includes(answer.code)) throw new Overtaken(message);
  demand(answer.code === code, message);
  demandSchema('refusal', refusalSchema, answer.body);
}

/** Error in a refusal: not defined for the call, wrong code or missing data. Undefined when correct or for an unknown call. */
export function strayRefusal(method: string, path: string, { code, error, data }: Answer): string | undefined {
  const operation = operations.find((one) => one.method === method && one.path === path);
  if (!operation || Number.isNaN(code) || (code >= 200 && code <= 299)) return undefined;
  const catalogue = contract['x-error-catalogue'];
  const named = operation.errors.filter((name) => catalogue[name]?.code === code);
  const call = `${method} ${path} is refused with ${code}`;
  // The `error` field is optional, the code is not.
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

/** Properties of an object schema, including those of its `allOf` parts. */
export function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  if (!schema) return {};
  const whole = resolve(schema);
  return Object.assign({}, ...(whole.allOf ?? []).map(propertiesOf), whole.properties);
}

/** Required properties of an object schema, including those of its `allOf` parts. */
function requiredIn(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const whole = resolve(schema);
  return [...(whole.allOf ?? []).flatMap(requiredIn), ...((whole.required as string[] | undefined) ?? [])];
}

/** True when the schema refers to this schema of the contract. */
export const isOf = (schema: Schema | undefined, name: string) => schema?.$ref === `#/components/schemas/${name}`;

export const isTime = (schema: Schema) => resolve(schema).format === 'date-time';

/** Enum of a query parameter; undefined without one. */
export const enumOf = (schema: Schema | undefined): string[] | undefined =>
  schema ? (resolve(schema).enum as string[] | undefined) : undefined;

/** A money field of a summary and its field in the rows: by default the same name. */
export interface SummedField {
  name: string;
  /** Field of the rows (`x-sum-of`). */
  of: string;
  /** Conditions on other fields; only matching rows are summed (`x-sum-where`). */
  where?: Readonly<Record<string, unknown>>;
}

/** A list of the contract: its page call with related calls and fields. */
export interface ListResource {
  page: Operation;
  /** Field with the row's id. */
  idField: string;
  views: string[];
  /** Definition of each view. */
  meanings: Readonly<Record<string, View | undefined>>;
  /** State table of its rows. */
  machine?: StateMachine;
  /** Row fields of type money or time. */
  moneyFields: string[];
  timeFields: string[];
  summedFields: SummedField[];
  /** Whether an answer must have the summary. */
  needsSummary: boolean;
  /** Row fields that group the totals: the currency and others. */
  summedBy: string[];
  count?: Operation;
  down?: Operation;
}

const operationOf = (path: string) => operations.find((operation) => operation.method === 'GET' && operation.path === path);

const itemsOf = (schema: Schema | undefined): Schema | undefined =>
  schema && isRecord(resolve(schema).items) ? (resolve(schema).items as Schema) : undefined;

/** All lists of the contract, recognized by their paths. */
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
    const number = fields.find(([, schema]) => isOf(schema, 'Id'))?.[0];
    const idField = [named, number, first].find((name) => name !== undefined && fields.some(([field]) => field === name));
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
        needsSummary: requiredIn(propertiesOf(page.answer).data).includes('summary'),
        count: operationOf(`${stem}/count`),
        // Only a CSV or XLSX export can be compared with the list.
        down: operationOf(`${stem}/down`)?.query.properties?.format ? operationOf(`${stem}/down`) : undefined,
      },
    ];
  });
