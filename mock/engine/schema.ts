import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation, Schema } from '../../config/contract/document';
import { isTurnedName } from '../../src/domain/nameField';
import { searchText } from '../../src/domain/text';
import { type Lang, Refusal, say, type Text } from './text';

const CONTRACT = 'contract:';

const FIELD_TEXTS: Readonly<Record<string, Text>> = {
  required: ['This field is required.', '此项必填。'],
  additionalProperties: ['Unknown field.', '未知字段。'],
  minLength: ['At least {limit} characters.', '至少 {limit} 个字符。'],
  maxLength: ['At most {limit} characters.', '最多 {limit} 个字符。'],
  minItems: ['At least {limit} entries.', '至少 {limit} 项。'],
  maxItems: ['At most {limit} entries.', '最多 {limit} 项。'],
  minimum: ['Must be at least {limit}.', '不得小于 {limit}。'],
  maximum: ['Must be at most {limit}.', '不得大于 {limit}。'],
  enum: ['Not an allowed value.', '不在可选值之内。'],
};

/** Faults that one answer tells, and characters of a name in it: a caller chooses how many there are, and how long. */
const TOLD = 20;
const NAME_LENGTH = 100;
/** Values of a body that is searched for all its faults: each may have several. Of a larger one the first is told. */
const SEARCHED = 20_000;

/** The fault of a name with a direction control (law names). */
export const DIRECTION: Text = [
  'Contains an invisible sign that changes the direction of text. Type the name again.',
  '包含改变文字方向的不可见字符，请重新手动输入。',
];

/** Places of names with direction controls, at any depth. */
function turnedNames(value: unknown, name = '', at: readonly string[] = []): string[] {
  if (typeof value === 'string') return isTurnedName(name, value) ? [at.join('.').slice(0, NAME_LENGTH)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => turnedNames(part, Array.isArray(value) ? name : key, [...at, key]));
}

const OTHER_FIELD: Text = ['Invalid value.', '取值无效。'];
const BAD_VALUE: Text = ['Invalid value of {name}.', '参数 {name} 的取值无效。'];
const BAD_NAME: Text = ['Unknown parameter {name}.', '未知参数 {name}。'];

const FIRST: Text = ['Check {name}: {msg}', '请检查 {name}：{msg}'];
const FIRST_OF_MORE: Text = [
  'Check {name}: {msg} {more} more fields than those listed are wrong.',
  '请检查 {name}：{msg} 除所列字段外，另有 {more} 个字段有误。',
];

interface FieldFault {
  name: string;
  rule: string;
  msg: string;
}

/** 422 with its first field errors (docs/rules/calls.md#bodies); the message is that of the first field. */
export function invalid(lang: Lang, fields: readonly { name: string; rule: string; text: Text; limit?: number }[]): Refusal {
  return refuseFields(fields.map(({ name, rule, text, limit = '' }) => ({ name, rule, msg: say(lang, text, { limit }) })));
}

function refuseFields(fields: FieldFault[], more = fields.length - TOLD): Refusal {
  const { name = '', msg = '' } = fields[0] ?? {};
  if (more <= 0) return new Refusal(422, 'VALIDATION', FIRST, { name, msg }, { fields });
  return new Refusal(422, 'VALIDATION', FIRST_OF_MORE, { name, msg, more }, { fields: fields.slice(0, TOLD), more });
}

/** 400 that names the invalid parameter (docs/rules/calls.md#refusals). */
export const badParameter = (name: string, text: Text = BAD_VALUE) => new Refusal(400, 'BAD_REQUEST', text, { name });

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const tail =
    keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : undefined;
  return (
    [...instancePath.split('/').slice(1), ...(tail === undefined ? [] : [String(tail)])].join('.').slice(0, NAME_LENGTH) || 'body'
  );
}

type Validator = (name: string, schema: Schema) => ValidateFunction;

/** True when a value has more parts than this, at any depth. */
function hasMoreParts(value: unknown, most: number): boolean {
  let left = most;
  const visit = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    // A list of all names would cost as much as the names.
    for (const name in part) {
      left -= 1;
      if (left < 0 || visit((part as Record<string, unknown>)[name])) return true;
    }
    return false;
  };
  return visit(value);
}

/** Cached per document: tests start hundreds of platforms with the same contract. */
const validators = { all: new WeakMap<ApiDocument, Validator>(), first: new WeakMap<ApiDocument, Validator>() };

/** The validator of this document for all faults or the first one. It compiles each schema on first use and caches it by name. */
function validatorOf(document: ApiDocument, faults: 'all' | 'first'): Validator {
  const known = validators[faults].get(document);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: faults === 'all' });
  addFormats(ajv);
  ajv.addSchema(document as object, CONTRACT);
  const compiled = new Map<string, ValidateFunction>();
  const validator: Validator = (name, schema) => {
    let validate = compiled.get(name);
    if (!validate) {
      validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${CONTRACT}#/components`)));
      compiled.set(name, validate);
    }
    return validate;
  };
  validators[faults].set(document, validator);
  return validator;
}

/** Parses queries and bodies according to the contract. */
export function createSchemas(document: ApiDocument) {
  const validator = validatorOf(document, 'all');

  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? document.components.schemas[schema.$ref.split('/').pop() ?? ''] : schema;

  return {
    validator,
    /**
     * The query of a call. Numbers and booleans are converted, empty values are left out (docs/rules/lists.md#query).
     * @throws Refusal 400 naming the parameter
     */
    readQuery(operation: Operation, search: URLSearchParams): Record<string, unknown> {
      const query: Record<string, unknown> = {};
      const properties = operation.query.properties ?? {};
      for (const [name, sent] of search) {
        if (!Object.hasOwn(properties, name)) throw badParameter(name, BAD_NAME);
        // Pasted text may contain invisible characters, quotes or other kinds of commas.
        const text = searchText(sent);
        if (text === '') continue;
        if (Object.hasOwn(query, name)) throw badParameter(name);
        const schema = resolve(properties[name]);
        query[name] = text;
        if (schema?.type === 'integer' && /^-?\d{1,15}$/.test(text)) query[name] = Number(text);
        if (schema?.type === 'boolean' && (text === 'true' || text === 'false')) query[name] = text === 'true';
        const allowed = schema?.['x-values'] && document.components.schemas[schema['x-values']]?.enum;
        if (allowed && !text.split(',').every((part) => allowed.includes(part))) throw badParameter(name);
      }
      for (const [name, schema] of Object.entries(properties)) {
        const fallback = resolve(schema)?.default;
        if (fallback !== undefined && !Object.hasOwn(query, name)) query[name] = fallback;
      }
      const validate = validator(`${operation.id} query`, operation.query);
      const [error] = validate(query) ? [] : (validate.errors ?? []);
      if (error) throw badParameter(fieldOf(error));
      // An unsupported sort field is refused, never ignored (docs/rules/lists.md#sorting).
      if (query.sortField !== undefined && !operation.sorts?.includes(String(query.sortField))) throw badParameter('sortField');
      return query;
    },
    /** The body of a call. @throws Refusal 422 with the invalid fields (docs/rules/calls.md#bodies) */
    readBody(operation: Operation, body: unknown, lang: Lang): Record<string, unknown> {
      if (!operation.body) return {};
      const found = hasMoreParts(body, SEARCHED) ? validatorOf(document, 'first') : validator;
      const validate = found(`${operation.id} body`, operation.body);
      const isValid = validate(body);
      const turned = (operation.id === 'addFile' ? [] : turnedNames(body)).map((name) => ({
        name,
        rule: 'direction',
        msg: say(lang, DIRECTION, {}),
      }));
      if (isValid && turned.length === 0) return body as Record<string, unknown>;
      const errors = isValid ? [] : (validate.errors ?? []);
      const told = errors.slice(0, TOLD).map((error) => ({
        name: fieldOf(error),
        rule: error.keyword,
        msg: say(lang, FIELD_TEXTS[error.keyword] ?? OTHER_FIELD, { limit: String(error.params.limit ?? '') }),
      }));
      throw refuseFields([...told, ...turned].slice(0, TOLD), errors.length + turned.length - TOLD);
    },
  };
}
