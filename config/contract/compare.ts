import {
  type ApiDocument,
  BODY_BYTES,
  type OperationObject,
  type Parameter,
  parametersOf,
  resolveRef,
  type Schema,
} from './document';

/** Version part that a contract change increases (config/openapi/CHANGELOG.md). */
export type Level = 'major' | 'minor';
type Side = 'request' | 'answer';
type Names<Item> = Readonly<Record<string, Item | undefined>>;

/** Keywords that allow less with a greater value, and keywords that allow less with a smaller value. */
const LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'uniqueItems'];
const MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];

const show = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
const listOf = (value: unknown) => (value === undefined ? [] : [value].flat()) as string[];
/** A new type breaks readers, which must know all types. Writers are not affected. */
const widened = (side: Side): Level => (side === 'request' ? 'minor' : 'major');
const shared = (one: { $ref?: string }) => one.$ref?.split('/').pop();

/** A schema with its reference resolved and its `allOf` parts merged. */
function flatten(document: ApiDocument, schema: Schema): Schema {
  const { allOf = [], ...own } = resolveRef(document, schema);
  const parts = [...allOf.map((part) => flatten(document, part)), own as Schema];
  const required = parts.flatMap((part) => listOf(part.required));
  return Object.assign({}, ...parts, { required, properties: Object.assign({}, ...parts.map((part) => part.properties)) });
}

const choicesOf = (schema: Schema) => listOf(schema.oneOf ?? schema.anyOf) as unknown as Schema[];

/** The inner schema without wrappers that only add a description or null, and whether null is allowed. */
function unwrap(schema: Schema): { inner: Schema; isNullable: boolean } {
  const [only, ...others] = choicesOf(schema).filter(({ type }) => type !== 'null');
  if (only && others.length === 0) return { ...unwrap(only), isNullable: true };
  if (schema.allOf?.length === 1 && !schema.properties) return unwrap(schema.allOf[0] as Schema);
  const types = listOf(schema.type);
  return { inner: { ...schema, type: types.filter((type) => type !== 'null') }, isNullable: types.includes('null') };
}

const namedParameters = (document: ApiDocument, operation: OperationObject): Names<Parameter> =>
  Object.fromEntries(parametersOf(document, operation).map((one) => [`${one.in} ${one.name}`, one]));

const operationsOf = ({ paths }: ApiDocument): Names<OperationObject> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );

/** Compares two contracts: what they require from callers and return to readers. */
class Comparison {
  readonly changes = new Map<string, Level>();
  private readonly seen = new Set<string>();

  constructor(
    private readonly before: ApiDocument,
    private readonly after: ApiDocument,
  ) {}

  private note(level: Level, text: string) {
    if (this.changes.get(text) !== 'major') this.changes.set(text, level);
  }

  /** Reports added and removed names, and visits the others. */
  private match<Item>(
    what: string,
    was: Names<Item>,
    is: Names<Item>,
    visit: (name: string, was: Item, is: Item) => void,
    levelOf: (added: Item) => Level = () => 'minor',
  ) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [old, now] = [was[name], is[name]];
      if (now === undefined) this.note('major', `${what} ${name} removed`);
      else if (old === undefined) this.note(levelOf(now), `${what} ${name} added`);
      else visit(name, old, now);
    }
  }

  private matchSets(what: string, was: readonly unknown[], is: readonly unknown[], added: Level) {
    const named = (values: readonly unknown[]) => Object.fromEntries(values.map((value) => [String(value), true]));
    this.match(
      what,
      named(was),
      named(is),
      () => {},
      () => added,
    );
  }

  private same(place: string, keyword: string, was: unknown, is: unknown) {
    if (show(was) !== show(is)) this.note('major', `${place}: ${keyword} changed from ${show(was)} to ${show(is)}`);
  }

  private limits(place: string, was: Schema, is: Schema) {
    for (const [keywords, sign] of [[LEAST, 1] as const, [MOST, -1] as const])
      for (const keyword of keywords) {
        if (show(was[keyword]) === show(is[keyword])) continue;
        const [old, now] = [was, is].map((one) => (one[keyword] === undefined ? -Infinity : sign * Number(one[keyword])));
        this.note(
          Number(now) > Number(old) ? 'major' : 'minor',
          `${place}: ${keyword} changed from ${show(was[keyword])} to ${show(is[keyword])}`,
        );
      }
  }

  private schema(side: Side, outer: string, reference: Schema, next: Schema) {
    const [old, now] = [unwrap(reference), unwrap(next)];
    this.matchSets(`${outer}: type`, old.isNullable ? ['null'] : [], now.isNullable ? ['null'] : [], widened(side));
    const place = shared(now.inner) ?? outer;
    if (this.seen.has(`${side} ${place}`)) return;
    this.seen.add(`${side} ${place}`);
    const [was, is] = [flatten(this.before, old.inner), flatten(this.after, now.inner)];
    this.matchSets(`${place}: type`, listOf(was.type), listOf(is.type), widened(side));
    for (const keyword of ['format', 'pattern', 'const']) this.same(place, keyword, was[keyword], is[keyword]);
    this.limits(place, was, is);
    if (was.enum && is.enum) this.matchSets(`${place}: value`, was.enum, is.enum, 'minor');
    else if (was.enum || is.enum)
      this.note(is.enum ? 'major' : 'minor', `${place}: list of values ${is.enum ? 'added' : 'removed'}`);
    this.properties(side, place, was, is);
    for (const [keyword, inner] of [['items', '[]'] as const, ['additionalProperties', '{}'] as const]) {
      const [old, now] = [was[keyword], is[keyword]] as (Schema | boolean | undefined)[];
      if (typeof old === 'object' && typeof now === 'object') this.schema(side, `${place}${inner}`, old, now);
      else if (show(old) !== show(now))
        // A body never took unknown fields (law `fields`): to say so changes nothing.
        this.note(
          now === undefined || now === true || (side === 'request' && old === undefined && now === false) ? 'minor' : 'major',
          `${place}: ${keyword} changed from ${show(old)} to ${show(now)}`,
        );
    }
    this.choices(side, place, was, is);
  }

  private properties(side: Side, place: string, was: Schema, is: Schema) {
    const [needed, needs] = [new Set(listOf(was.required)), new Set(listOf(is.required))];
    this.match(`${place}: property`, was.properties ?? {}, is.properties ?? {}, (name, old, now) =>
      this.schema(side, `${place}.${name}`, old, now),
    );
    for (const name of needs) if (!needed.has(name)) this.note('major', `${place}: property ${name} required`);
    for (const name of needed)
      if (!needs.has(name) && is.properties?.[name])
        this.note(side === 'request' ? 'minor' : 'major', `${place}: property ${name} optional`);
  }

  /** Alternatives have no names, so that they are compared by position. */
  private choices(side: Side, place: string, was: Schema, is: Schema) {
    const [old, now] = [choicesOf(was), choicesOf(is)];
    if (old.length !== now.length) this.note('major', `${place}: ${old.length} alternatives changed to ${now.length}`);
    else for (const [at, one] of old.entries()) this.schema(side, `${place}|${at + 1}`, one, now[at] as Schema);
  }

  private content(side: Side, place: string, was: Names<{ schema: Schema }> = {}, is: Names<{ schema: Schema }> = {}) {
    this.match(`${place}: content`, was, is, (_, old, now) => this.schema(side, place, old.schema, now.schema));
  }

  private parameters(place: string, was: OperationObject, is: OperationObject) {
    this.match(
      `${place}: parameter`,
      namedParameters(this.before, was),
      namedParameters(this.after, is),
      (name, one, next) => {
        if (one.required !== next.required)
          this.note(next.required ? 'major' : 'minor', `${place}: parameter ${name} required ${next.required}`);
        this.schema('request', `${place} ${name}`, one.schema, next.schema);
      },
      ({ required }) => (required ? 'major' : 'minor'),
    );
  }

  private operation(place: string, was: OperationObject, is: OperationObject) {
    for (const keyword of ['x-access-key', 'x-profile', 'security'] as const)
      this.same(place, keyword, was[keyword], is[keyword]);
    if (was['x-optional'] !== is['x-optional'])
      this.note(is['x-optional'] ? 'minor' : 'major', `${place}: ${is['x-optional'] ? 'optional' : 'required'}`);
    this.matchSets(`${place}: refusal`, was['x-errors'] ?? [], is['x-errors'] ?? [], 'minor');
    this.matchSets(`${place}: sort field`, was['x-sort'] ?? [], is['x-sort'] ?? [], 'minor');
    this.parameters(place, was, is);
    const [had, has] = [was, is].map((one) => one['x-max-body'] ?? BODY_BYTES[one.security?.length === 0 ? 'public' : 'session']);
    if (was.requestBody && is.requestBody && had !== has)
      this.note(Number(has) < Number(had) ? 'major' : 'minor', `${place}: body of ${had} bytes changed to ${has}`);
    if (!was.requestBody && is.requestBody) this.note('major', `${place}: body added`);
    else this.content('request', place, was.requestBody?.content, is.requestBody?.content);
    // A status of a refusal that is not listed is answered as `default` says.
    const listed = [was, is].flatMap(({ responses }) => Object.keys(responses)).filter((status) => /^[45]/.test(status));
    const answered = ({ responses }: OperationObject): Names<OperationObject['responses'][string]> => ({
      ...Object.fromEntries(listed.map((status) => [status, responses.default])),
      ...responses,
    });
    this.match(`${place}: status`, answered(was), answered(is), (status, old, now) => {
      const [from, to] = [resolveRef(this.before, old), resolveRef(this.after, now)];
      this.content('answer', `${place} ${status}`, from.content, to.content);
    });
  }

  run() {
    this.match('Operation', operationsOf(this.before), operationsOf(this.after), (place, was, is) =>
      this.operation(place, was, is),
    );
    this.match('Refusal', this.before['x-error-catalogue'], this.after['x-error-catalogue'], (name, was, is) =>
      this.same(`Refusal ${name}`, 'code', was.code, is.code),
    );
    for (const machine of Object.keys(this.before['x-state-machines'])) {
      const [was, is] = [this.before, this.after].map((document) => document['x-state-machines'][machine]?.events ?? {});
      this.match(`Event of ${machine}:`, was ?? {}, is ?? {}, (event, old, now) => {
        for (const end of ['from', 'to'] as const) this.matchSets(`${machine}.${event} ${end}`, old[end], now[end], 'minor');
      });
    }
    return [...this.changes].map(([text, level]) => ({ text, level }));
  }
}

/** Changes between two bundled contracts that affect servers or callers; descriptions and examples are ignored. */
export const compareContracts = (before: ApiDocument, after: ApiDocument): { text: string; level: Level }[] =>
  new Comparison(before, after).run();
