import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation, Schema } from '../../config/contract/document';
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

const OTHER_FIELD: Text = ['Invalid value.', '取值无效。'];
const BAD_VALUE: Text = ['Invalid value of {name}.', '参数 {name} 的取值无效。'];
const BAD_NAME: Text = ['Unknown parameter {name}.', '未知参数 {name}。'];

interface FieldFault {
  name: string;
  rule: string;
  msg: string;
}

/** 422 with its field errors (docs/rules/calls.md#refusals); the message is that of the first field. */
export function invalid(lang: Lang, fields: readonly { name: string; rule: string; text: Text; limit?: number }[]): Refusal {
  return refuseFields(fields.map(({ name, rule, text, limit = '' }) => ({ name, rule, msg: say(lang, text, { limit }) })));
}

function refuseFields(fields: FieldFault[]): Refusal {
  const { name = '', msg = '' } = fields[0] ?? {};
  return new Refusal(422, 'VALIDATION', ['Check {name}: {msg}', '请检查 {name}：{msg}'], { name, msg }, { fields });
}

/** 400 that names the invalid parameter (docs/rules/calls.md#refusals). */
export const badParameter = (name: string, text: Text = BAD_VALUE) => new Refusal(400, 'BAD_REQUEST', text, { name });

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const tail =
    keyword === 'required' ? params.missingProperty : keyword === 'additionalProperties' ? params.additionalProperty : undefined;
  return [...instancePath.split('/').slice(1), ...(tail === undefined ? [] : [String(tail)])].join('.') || 'body';
}

type Validator = (name: string, schema: Schema) => ValidateFunction;

/** Cached per document: tests start hundreds of platforms with the same contract. */
const validators = new WeakMap<ApiDocument, Validator>();

/** The validator of this document. It compiles each schema on first use and caches it by name. */
function validatorOf(document: ApiDocument): Validator {
  const known = validators.get(document);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
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
  validators.set(document, validator);
  return validator;
}

/** Parses queries and bodies according to the contract. */
export function createSchemas(document: ApiDocument) {
  const validator = validatorOf(document);

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
    /** The body of a call. @throws Refusal 422 with every invalid field */
    readBody(operation: Operation, body: unknown, lang: Lang): Record<string, unknown> {
      if (!operation.body) return {};
      const validate = validator(`${operation.id} body`, operation.body);
      if (validate(body)) return body as Record<string, unknown>;
      throw refuseFields(
        (validate.errors ?? []).map((error) => ({
          name: fieldOf(error),
          rule: error.keyword,
          msg: say(lang, FIELD_TEXTS[error.keyword] ?? OTHER_FIELD, { limit: String(error.params.limit ?? '') }),
        })),
      );
    },
  };
}
