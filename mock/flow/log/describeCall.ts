import { createHash } from 'node:crypto';
import type { Operation } from '../../../config/contract/document';
import { hideFullNumbers } from '../../../src/domain/fullNumbers';
import type { About } from '../../base/callLog';
import { moneyIn } from '../../base/money';
import { riskOf } from '../../base/screens';
import type { Call, Envelope } from '../../engine/call';
import type { LogFields, LogLevel } from '../../engine/log';
import type { Login, Operator } from '../../model/operators';
import type { World } from '../../model/world';

/** Body fields with the number of the record, by the second part of the path; `items` contain several. */
const SUBJECTS: readonly (readonly [field: string, entity: string])[] = [
  ['withdrawNo', 'withdraw'],
  ['payOrderNo', 'payorder'],
  ['recordNo', 'payrecord'],
  ['settNo', 'sett'],
  ['itemNo', 'batchItem'],
  ['cardId', 'card'],
  ['collectNo', 'collect'],
  ['ipId', 'ip'],
  ['cardChannelNo', 'cardChannel'],
  ['msgNo', 'message'],
  ['templateCode', 'template'],
  ['batchNo', 'batch'],
  ['testNo', 'trial'],
  ['caseId', 'trialCase'],
  ['wayCode', 'payway'],
  ['productCode', 'product'],
  ['pair', 'exchange'],
  ['mchNo', 'merchant'],
  ['agentNo', 'agent'],
  ['operatorId', 'operator'],
  ['roleCode', 'role'],
  ['menuId', 'menu'],
  ['dictType', 'dict'],
  ['lineNo', 'bankLine'],
  ['accountNo', 'account'],
  ['channelCode', 'channel'],
  ['upstreamCode', 'upstream'],
  ['viewId', 'view'],
  ['fileId', 'file'],
  ['approvalNo', 'approval'],
  ['taskId', 'task'],
  ['scheduleId', 'schedule'],
];

export const HIDDEN = '******';
const AGENT_LENGTH = 200;
export const SECRET = /password|secret|token|credential|otp|totp|seed|assertion|attestation/i;

/** Calls whose body is never logged: a pasted message may contain a one-time code (docs/rules/listen.md#one-time-codes). */
const UNKEPT = new Set(['testMessageTemplate']);

/** Calls without a session, whose failures may be attacks. */
const SIGN_INS = new Set(['login', 'verifyFactor', 'openLink', 'finishLink']);

/** Fields with names, accounts or contact data (docs/rules/masking.md#classes). */
const PERSONAL = new Set([
  'payeeName',
  'payeeAccountNo',
  'counterpartyName',
  'counterpartyAccountNo',
  'payeeMobile',
  'payeeDocNo',
  'cardNo',
  'holderName',
  'cardHolder',
  'bankMobile',
  'realName',
  'mobile',
  'phone',
  'email',
  'identityNo',
  'contactName',
  'contactMobile',
  'contactEmail',
  'telegram',
  'legalPerson',
  'licenceNo',
  'docNo',
  // One-time code of a payment: six digits could be guessed from the digest of the request.
  'code',
]);

/** Amounts and rates can have as many digits as an account number. */
const AMOUNT = /(amount|balance|limit|PerTxn|Min|Max|ReviewAbove|Rate)$/i;

/** A value for log and approvals: without secrets, personal data and account numbers. */
export function redact(value: unknown, name = ''): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (SECRET.test(name) || PERSONAL.has(name)) return HIDDEN;
  if (typeof value === 'string') return AMOUNT.test(name) ? value : hideFullNumbers(value);
  if (Array.isArray(value)) return value.map((part) => redact(part, name));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, redact(part, field)]));
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? hideFullNumbers(value) : null);

/** The records in a body: those of its items, or its own. */
function subjectOf(body: Record<string, unknown>): Pick<About, 'entity' | 'ids'> {
  for (const rows of [Array.isArray(body.items) ? (body.items as Record<string, unknown>[]) : [], [body]]) {
    const named = SUBJECTS.find(([field]) => typeof rows[0]?.[field] === 'string');
    if (named) return { entity: named[1], ids: rows.map((row) => String(row?.[named[0]] ?? '')) };
  }
  return typeof body.entity === 'string' ? { entity: body.entity, ids: [String(body.id ?? '')] } : { entity: null, ids: [] };
}

/** The withdraw order of a call; undefined when it concerns several. */
function orderIn(world: World, { entity, ids: [id, ...others] }: Pick<About, 'entity' | 'ids'>): Partial<About> {
  const order = entity === 'withdraw' && others.length === 0 ? world.withdraws.get(id ?? '') : undefined;
  if (!order) return {};
  const { currency } = order.account;
  return { name: order.holder.name, amount: moneyIn(currency, order.amount), currency };
}

function levelOf({ id, accessKey: key }: Operation, { roles }: Operator, code: number): LogLevel {
  if (SIGN_INS.has(id) && code !== 200) return code === 429 ? 'HIGH' : 'MEDIUM';
  if (key === undefined) return 'INFO';
  const risk = riskOf(key);
  if (risk === 'MONEY') return roles.includes('SUPER_ADMIN') ? 'CRITICAL' : 'INFO';
  if (risk === 'REVEAL' || /^sys:(operator|role):/.test(key)) return risk === 'READ' || risk === 'EXPORT' ? 'INFO' : 'HIGH';
  return risk === 'SYSTEM' || key === 'sys:log:down' ? 'MEDIUM' : 'INFO';
}

/** The log entry of a call: level, request and context. */
export function describeCall(
  world: World,
  operation: Operation,
  { actor, body, query, note, userAgent, approval }: Call<Operator>,
  { code, data }: Envelope,
  login: Login | undefined,
): Pick<LogFields, 'level' | 'detail' | 'about'> {
  // Input of a sign-in may contain a password in the wrong field.
  const sent = operation.isPublic || UNKEPT.has(operation.id) ? {} : redact(operation.method === 'POST' ? body : query);
  const { changes = [], ...noted } = (note.about ?? {}) as Partial<About>;
  const { fields = [], failed = [] } = (data ?? {}) as { fields?: { name: string }[]; failed?: Record<string, unknown>[] };
  const subject = { ...subjectOf(body), ...noted };
  const ordered = orderIn(world, subject);
  const about: About = {
    roleCodes: actor.roles,
    scope: { type: actor.scope.type, values: [...actor.scope.values] },
    sessionId: login?.id ?? null,
    userAgent: userAgent ? hideFullNumbers(userAgent).slice(0, AGENT_LENGTH) : null,
    reasonCode: textIn(body.reasonCode),
    remark: textIn(body.remark),
    amount: null,
    currency: null,
    rows: typeof note.detail?.rows === 'number' ? note.detail.rows : null,
    errorFields: code === 422 ? fields.map(({ name }) => hideFullNumbers(name)) : [],
    requestDigest: operation.isPublic ? null : createHash('sha256').update(JSON.stringify(sent)).digest('hex'),
    ...ordered,
    ...subject,
    ...(approval && { approvalNo: approval.no, approvedBy: approval.by }),
    ids: subject.ids.map((id) => hideFullNumbers(id)),
    name: textIn(subject.name ?? ordered.name),
    failedIds: code === 207 ? failed.flatMap((item) => subjectOf(item).ids).map((id) => hideFullNumbers(id)) : [],
    changes: changes.map((change) => {
      const shown = (value: string | null) => (value === null ? null : String(redact(value, change.field)));
      return { ...change, before: shown(change.before), after: shown(change.after) };
    }),
  };
  const detail = note.detail ? redact(note.detail) : sent;
  return { level: note.level ?? levelOf(operation, actor, code), detail: JSON.stringify(detail), about: { ...about } };
}
