/** What the tools and the simulated platform read from the bundled contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  enum?: unknown[];
  'x-values'?: string;
  'x-profile'?: string;
  'x-views'?: Readonly<Record<string, View>>;
  'x-assumed'?: boolean;
  /** A text that a person writes: the server masks full numbers in it before it stores it. */
  'x-free-text'?: boolean;
  [keyword: string]: unknown;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

/** Content of a body. */
interface Content {
  schema: Schema;
  examples?: Readonly<Record<string, { value: unknown }>>;
}

export interface OperationObject {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>;
  'x-access-key'?: string;
  'x-assumed'?: boolean;
  'x-errors'?: string[];
  'x-sort'?: string[];
  'x-profile'?: string;
  'x-optional'?: boolean;
  'x-approval'?: 'always' | 'maybe';
  'x-critical'?: 'RIGHTS' | 'MONEY';
  'x-step-up'?: 'change' | 'read';
  'x-max-body'?: number;
}

/** Bytes of a body: of a public call, of any other one, and the most that x-max-body may say, which a proxy lets through. */
export const BODY_BYTES = { public: 64 * 1024, session: 1024 * 1024, most: 8 * 1024 * 1024 } as const;

/** One call with its answer (config/openapi/examples). */
export interface Example {
  request?: { query?: Readonly<Record<string, string | number>>; body?: unknown };
  answer: Readonly<Record<string, unknown>>;
}

/** Calls that a server implements together (config/openapi/profiles.yaml). */
export interface Profile {
  /** Screens that use it. */
  screens: readonly string[];
  /** The console works without these calls. */
  optional?: boolean;
  needs?: readonly string[];
  tags?: readonly string[];
  operations?: readonly string[];
}

/** State table of a record (config/openapi/states.yaml). */
export interface StateMachine {
  name: string;
  /** Schema with the states. */
  schema: string;
  initial: readonly string[];
  /** States without an event: a server sets them after a message from a bank. */
  external?: readonly string[];
  /** `by`: access keys of operators, and other actors. */
  events: Readonly<Record<string, { from: readonly string[]; to: readonly string[]; by: readonly string[] }>>;
}

/** Definition of a view (x-views). */
export interface View {
  /** States of the view; it contains all rows in them. */
  status?: readonly string[];
  /** States of the view; it contains some rows in them. */
  of?: readonly string[];
  /** For a queue: the time field of its order, oldest first. */
  oldestFirst?: string;
  /** A server without this profile need not have the view. */
  profile?: string;
  meaning: string;
}

/** One refusal of the catalogue (config/openapi/errors.yaml). */
export interface CatalogueEntry {
  code: number;
  /** http: the code is also the HTTP status. */
  as: readonly ('http' | 'body')[];
  /** Classes of calls with this refusal; other operations list it themselves. */
  from: readonly string[];
  when: string;
  /** Optional fields of `data`. */
  data: readonly string[];
  /** Fields of `data` that are always present. */
  always?: readonly string[];
  console: string;
}

export interface ApiDocument {
  info: { version: string };
  'x-error-catalogue': Readonly<Record<string, CatalogueEntry>>;
  'x-error-classes': Readonly<Record<string, string>>;
  'x-profiles': Readonly<Record<string, Profile>>;
  'x-laws': Readonly<Record<string, string>>;
  /** Time limits of the console for an answer, in seconds. */
  'x-timeouts': Readonly<Record<'read' | 'change' | 'file', number>>;
  'x-state-machines': Readonly<Record<string, StateMachine>>;
  paths: Record<string, Partial<Record<'get' | 'post', OperationObject>>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
}

export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  id: string;
  /** Its area. */
  tag: string;
  /** Required access key; undefined for session calls and the calls of /common without a key. */
  accessKey?: string;
  isPublic: boolean;
  isFile: boolean;
  /** The answer is a stream of events that does not end by itself. */
  isStream: boolean;
  /** Requires an Idempotency-Key, because it moves money. */
  needsKey: boolean;
  /** Names of all its possible refusals. */
  errors: readonly string[];
  profile: string;
  /** True when a server may omit it. */
  isOptional: boolean;
  /** Whether a second person must approve: the answer is then 202 without an effect. */
  approval?: 'always' | 'maybe';
  /** What its key is critical for (docs/rules/role.md#critical-keys). */
  critical?: 'RIGHTS' | 'MONEY';
  /** Whether it may need a fresh second factor, and for how long one counts: changes shorter than reads. */
  stepUp?: 'change' | 'read';
  /** Allowed sort fields; undefined when the call has no sorting. */
  sorts?: readonly string[];
  /** Query parameters with a default. */
  defaults: readonly string[];
  /** All parameters of its query as one object schema. */
  query: Schema;
  body?: Schema;
  /** Bytes that its body may have. */
  maxBody: number;
  answer?: Schema;
}

export function resolveRef<T extends { $ref?: string }>(document: ApiDocument, node: T): T {
  if (!node.$ref) return node;
  const parts = node.$ref.replace('#/', '').split('/');
  return parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document) as T;
}

/** The schemas that a schema is made of. */
export const partsOf = (schema: Schema) =>
  (['allOf', 'anyOf', 'oneOf'] as const).flatMap((kind) => (schema[kind] ?? []) as Schema[]);

/** The parameter, or, of an exploded object, one for each of its fields. */
export function separate(document: ApiDocument, reference: Parameter): Parameter[] {
  const parameter = resolveRef(document, reference);
  const { type, properties = {}, required = [], 'x-assumed': isAssumed } = resolveRef(document, parameter.schema);
  if (parameter.in !== 'query' || type !== 'object') return [reference];
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query' as const,
    ...((required as string[]).includes(name) && { required: true }),
    ...(typeof description === 'string' && { description }),
    schema: { ...schema, ...(isAssumed && { 'x-assumed': true }) },
  }));
}

/** The parameters of an operation, each by itself. */
export const parametersOf = (document: ApiDocument, { parameters = [] }: OperationObject): Parameter[] =>
  parameters.flatMap((one) => separate(document, one)).map((one) => resolveRef(document, one));

/** The query parameters of one operation as one object schema. */
function querySchema(document: ApiDocument, operation: OperationObject): Schema {
  const parameters = parametersOf(document, operation).filter((one) => one.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** All operations of the bundled document, in its order. */
export function listOperations(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const answers = resolveRef(document, operation.responses['200'] ?? {}).content ?? {};
      const query = querySchema(document, operation);
      const parameters = Object.entries(query.properties ?? {});
      return [
        {
          method: method.toUpperCase() as Operation['method'],
          path,
          id: operation.operationId,
          tag: operation.tags?.[0] ?? '',
          accessKey: operation['x-access-key'],
          isPublic: operation.security?.length === 0,
          isFile: !('application/json' in answers || 'text/event-stream' in answers),
          isStream: 'text/event-stream' in answers,
          needsKey: parametersOf(document, operation).some(
            (parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key' && parameter.required === true,
          ),
          errors: operation['x-errors'] ?? [],
          profile: operation['x-profile'] ?? '',
          isOptional: operation['x-optional'] === true,
          approval: operation['x-approval'],
          critical: operation['x-critical'],
          stepUp: operation['x-step-up'],
          sorts: operation['x-sort'],
          defaults: parameters.flatMap(([name, one]) => (resolveRef(document, one).default === undefined ? [] : [name])),
          query,
          body: operation.requestBody?.content['application/json']?.schema,
          maxBody: operation['x-max-body'] ?? BODY_BYTES[operation.security?.length === 0 ? 'public' : 'session'],
          answer: answers['application/json']?.schema,
        },
      ];
    }),
  );
}
