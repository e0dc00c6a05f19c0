import type { FoundRecord, LogFilter, LogProof, LogStatistics, LogDetail as WireDetail, LogEntry as WireEntry } from '@/contract';
import { searchTerms } from '../../../src/domain/text';
import { aboutIn } from '../../base/callLog';
import { columnsWanted, fileColumns, offerColumns } from '../../base/exportColumns';
import { daysIn, listFile } from '../../base/exportFile';
import { minorOf } from '../../base/money';
import { rangeIn } from '../../base/rowFilter';
import { riskOf } from '../../base/screens';
import { EXPIRY, nameOfAction } from '../../base/words/logWords';
import { keep } from '../../engine/kept';
import { entryOf, type LogEntry, logNoOf, type OperationLog } from '../../engine/log';
import { selectPage } from '../../engine/page';
import { firstAt, type Sort, select } from '../../engine/store';
import { type Lang, notFound, Refusal, say, type Text } from '../../engine/text';
import { iso } from '../../engine/time';
import { labelOf, wordsOf } from '../../flow/words/changes';
import { nameOfReason } from '../../flow/words/words';
import type { AreaContext, AreaHandlers } from '../../model/area';
import { type CallFor, nobody, type Operator } from '../../model/operators';
import { partOf } from '../../model/recordScope';
import type { World } from '../../model/world';
import { type ChainBreak, firstBreak } from './chain';

type Test = (entry: LogEntry) => boolean;
type Kind = 'SIGN_IN' | 'EXPORT' | 'REVEAL' | 'OTHER';

/** Maximum entries verified per call of the statistics, so that a long log does not delay it. */
const PROOF_STEP = 10_000;

/** Amount limits are compared with this many decimals, for every currency. */
const FINE_DIGITS = 4;

const NO_ENTRY: Text = ['Log entry not found.', '操作日志中没有该记录。'];
const BEYOND: Text = ['{name} must be within the {last} entries of the log.', '日志共有 {last} 条记录，{name} 超出范围。'];

const kinds = new Map<string, Kind>();

function kindOf({ action }: LogEntry): Kind {
  let kind = kinds.get(action);
  if (!kind) {
    const risk = action.startsWith('/') ? undefined : riskOf(action);
    if (action.startsWith('/auth/')) kind = 'SIGN_IN';
    else if (action === '/common/file/down' || action.endsWith(':down')) kind = 'EXPORT';
    else kind = risk === 'REVEAL' ? 'REVEAL' : 'OTHER';
    kinds.set(action, kind);
  }
  return kind;
}

/** The entry with this number, for the global search. */
export function findEntry(log: OperationLog, actor: Operator, no: string): FoundRecord[] {
  const entry = actor.access.has('sys:log:detail') ? entryOf(log, no) : undefined;
  return entry ? [{ entity: 'log', id: logNoOf(entry), matched: 'logNo', status: entry.result }] : [];
}

function showEntry(world: World, operator: Operator, entry: LogEntry, lang: Lang): WireEntry {
  const { seq, at, requestAt, operatorId, username, action, level, result, code, error, ip, traceId } = entry;
  const { roleCodes, sessionId, entity, name, reasonCode, remark, amount, currency, rows } = aboutIn(entry);
  const { ids, isCut } = partOf(world, operator, entry);
  return {
    logNo: logNoOf(entry),
    seq,
    createdAt: iso(at),
    operatorId,
    username,
    roleCodes,
    roleNames: roleCodes.map((role) => say(lang, world.roles.get(role)?.name ?? [role, role])),
    actorType: action === EXPIRY ? 'SYSTEM' : operatorId === nobody.id ? 'UNKNOWN' : 'OPERATOR',
    action,
    actionName: say(lang, nameOfAction(action)),
    level,
    result,
    code,
    error: error ?? null,
    entity,
    entityIds: [...ids],
    entityName: isCut ? null : name,
    isCut,
    reasonCode: isCut ? null : reasonCode,
    reasonName: isCut || reasonCode === null ? null : (nameOfReason(lang, entity, reasonCode) ?? null),
    remark: isCut ? null : remark,
    ...(amount && currency && !isCut && { amount, currency }),
    rows,
    ip,
    sessionId,
    durationMs: at - requestAt,
    traceId,
  };
}

function showDetail(world: World, log: OperationLog, operator: Operator, entry: LogEntry, lang: Lang): WireDetail {
  const row = showEntry(world, operator, entry, lang);
  const { userAgent, changes, failedIds, errorFields, requestDigest, approvalNo, approvedBy } = aboutIn(entry);
  return {
    ...row,
    userAgent,
    changes: changes
      .filter(({ id = '' }) => !row.isCut || row.entityIds.includes(id))
      .map((change) => ({ ...change, ...wordsOf(world, lang, row.entity ?? null, change) })),
    failedIds: failedIds.filter((id) => row.entityIds.includes(id)),
    errorFields,
    errorFieldNames: errorFields.map((field) => labelOf(world, lang, row.entity ? [row.entity] : [], field.split('.'))),
    request: row.isCut ? null : JSON.parse(entry.detail),
    requestDigest: row.isCut ? null : requestDigest,
    ...(approvalNo && !row.isCut && { approvalNo, approvedBy: approvedBy ?? null }),
    prevHash: log.hashBefore(entry.seq),
    hash: entry.hash,
  };
}

/** The entries to scan: a time range excludes most of them. @throws Refusal 400 */
function rowsFor(log: OperationLog, operator: Operator, filter: LogFilter): readonly LogEntry[] {
  const { entries } = log;
  const { keyword, logNo } = filter;
  if (logNo)
    return logNo
      .split(',')
      .flatMap((no) => entryOf(log, no) ?? [])
      .sort((a, b) => a.seq - b.seq);
  // A number search ignores the time range (docs/rules/lists.md#number-search).
  if (keyword?.trim()) return entries;
  const { start: from, end: to } = rangeIn(filter, 'createdFrom', 'createdTo', operator);
  if (from === undefined && to === undefined) return entries;
  const place = (time: number) => firstAt(entries, time, ({ at }) => at);
  return entries.slice(from === undefined ? 0 : place(from), to === undefined ? undefined : place(to));
}

/** The conditions of a filter on entries; `isHeader` leaves out the view. Data hidden from the operator is not searched. */
function testsOf(world: World, operator: Operator, filter: LogFilter, isHeader = false): Test[] {
  const tests: Test[] = [];
  const { view, operatorId, action, level, result, entity, entityId, sessionId, ip, reasonCode, amountMin, amountMax } = filter;
  if (!isHeader && view && view !== 'ALL')
    tests.push(view === 'REFUSED' ? (entry) => entry.result === 'REFUSED' : (entry) => kindOf(entry) === view);
  if (operatorId) tests.push((entry) => entry.operatorId === operatorId);
  if (action) tests.push((entry) => entry.action.startsWith(action));
  if (level) tests.push((entry) => level.split(',').includes(entry.level));
  if (result) tests.push((entry) => result.split(',').includes(entry.result));
  if (ip) tests.push((entry) => ip.split(',').includes(entry.ip));
  if (sessionId) tests.push((entry) => sessionId.split(',').includes(aboutIn(entry).sessionId ?? ''));
  if (entity) tests.push((entry) => aboutIn(entry).entity === entity);
  const known = (entry: LogEntry, no: string) =>
    aboutIn(entry).ids.includes(no) && partOf(world, operator, entry).ids.includes(no);
  if (entityId) tests.push((entry) => entityId.split(',').some((no) => known(entry, no)));
  const sought = searchTerms(filter.keyword ?? '').map((term) => {
    const number = term.toUpperCase();
    return { term, number, own: /^O\d{20,}$/.test(number) ? number : undefined };
  });
  if (sought.length > 0)
    tests.push((entry) =>
      sought.some(
        ({ term, number, own }) =>
          entry.traceId === term || known(entry, term) || known(entry, number) || (own !== undefined && logNoOf(entry) === own),
      ),
    );
  const isOpen = (entry: LogEntry) => !partOf(world, operator, entry).isCut;
  if (reasonCode) tests.push((entry) => aboutIn(entry).reasonCode === reasonCode && isOpen(entry));
  if (amountMin !== undefined || amountMax !== undefined) {
    const fine = (text: string | undefined) => (text === undefined ? undefined : minorOf(text, FINE_DIGITS));
    const [least, most] = [fine(amountMin), fine(amountMax)];
    tests.push((entry) => {
      const { amount } = aboutIn(entry);
      const value = amount === null ? undefined : fine(amount);
      if (value === undefined || !isOpen(entry)) return false;
      return (least === undefined || value >= least) && (most === undefined || value <= most);
    });
  }
  return tests;
}

/** Newest first; the reverse is the only other order, and both sort fields mean it. */
function sortOf({ sortOrder }: { sortOrder?: 'ascend' | 'descend' }): Sort<LogEntry> | undefined {
  return sortOrder === 'ascend' ? { by: ({ seq }) => seq, descending: false } : undefined;
}

const COLUMNS = fileColumns({
  of: ['sys.log.field'],
  names: `createdAt logNo seq username roleCodes actorType action actionName level result code error entity entityIds entityName
    amount currency rows reasonCode remark ip sessionId durationMs traceId hash`,
  numeric: 'seq code amount rows durationMs',
  own: {
    // The screen has no label for these.
    actorType: ['Actor type', '操作主体'],
    actionName: ['Action name', '操作名称'],
    code: ['Code', '返回码'],
    error: ['Refusal code', '拒绝代码'],
    entityIds: ['Records', '对象编号'],
    // The screen shows it at the amount.
    currency: 'payorder.field.currency',
  },
});
offerColumns('sys:log:down', COLUMNS);

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 or 461 */
function down(world: World, log: OperationLog, call: CallFor<'downloadLogs'>, spoil: AreaContext['spoil']) {
  const { actor, lang, query, at } = call;
  const names = columnsWanted(call, COLUMNS);
  const { list, total } = select(rowsFor(log, actor, query), testsOf(world, actor, query), { sort: sortOf(query) });
  const from = query.createdFrom ? Date.parse(query.createdFrom) : (log.entries[0]?.at ?? at);
  const to = query.createdTo ? Date.parse(query.createdTo) - 1 : at;
  const title: Text = ['Operation log', '操作日志'];
  return listFile(call, { stem: 'log', title, columns: COLUMNS, names, rows: rowsOf(), count: total, days: daysIn(from, to) });

  function* rowsOf() {
    for (const entry of list) yield spoil({ ...showEntry(world, actor, entry, lang), hash: entry.hash }) as object;
  }
}

/** The screen of the operation log (docs/rules/log.md#entries). It is read-only: no call changes or removes an entry. */
export function logHandlers(world: World, logOf: () => OperationLog, spoil: AreaContext['spoil']): AreaHandlers<'log'> {
  /** Last verification of the chain: verified up to `seq`, broken at `found`. */
  const own = keep<{ proof: { seq: number; at: number; found?: ChainBreak } }>({ proof: { seq: 0, at: 0 } });

  /** Verifies the next entries; a break remains until the whole log is verified again. */
  function proveNew(at: number) {
    if (own.proof.found) return own.proof;
    const log = logOf();
    const isEnd = log.last.seq - own.proof.seq <= PROOF_STEP;
    const to = isEnd ? log.last.seq : own.proof.seq + PROOF_STEP;
    const found = firstBreak(log, own.proof.seq + 1, isEnd ? undefined : to);
    own.proof = { seq: found ? found.seq - 1 : to, at, found };
    return own.proof;
  }

  return {
    pageLogs({ actor, lang, query }) {
      const show = (entry: LogEntry) => showEntry(world, actor, entry, lang);
      return {
        data: selectPage(rowsFor(logOf(), actor, query), testsOf(world, actor, query), query, { sort: sortOf(query) }, show),
      };
    },
    getLog({ actor, lang, query }) {
      const entry = entryOf(logOf(), query.logNo);
      if (!entry) throw notFound(NO_ENTRY);
      return { data: showDetail(world, logOf(), actor, entry, lang) };
    },
    getLogStatistics({ actor, query, at }) {
      const { seq, at: provedAt, found } = proveNew(at);
      const data: LogStatistics = {
        total: 0,
        byLevel: { INFO: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0 },
        refused: 0,
        signInsFailed: 0,
        reveals: 0,
        exports: 0,
        exportedRows: 0,
        chain: { lastSeq: logOf().last.seq, verifiedSeq: seq, verifiedAt: iso(provedAt), brokenSeq: found?.seq ?? null },
      };
      const each = (entry: LogEntry) => {
        const [kind, isDone] = [kindOf(entry), entry.result !== 'REFUSED' && entry.result !== 'FAILED'];
        data.byLevel[entry.level]++;
        if (entry.result === 'REFUSED') data.refused++;
        if (kind === 'SIGN_IN' && !isDone) data.signInsFailed++;
        if (kind === 'REVEAL' && isDone) data.reveals++;
        if (kind === 'EXPORT' && isDone) {
          data.exports++;
          data.exportedRows += aboutIn(entry).rows ?? 0;
        }
      };
      data.total = select(rowsFor(logOf(), actor, query), testsOf(world, actor, query, true), { count: 0, each }).total;
      return { data };
    },
    verifyLogs({ query, at }) {
      const log = logOf();
      const lastSeq = log.last.seq;
      const { fromSeq = 1, toSeq = lastSeq } = query;
      for (const [name, seq] of Object.entries({ fromSeq, toSeq }))
        if (lastSeq > 0 && (seq > lastSeq || fromSeq > toSeq))
          throw new Refusal(400, 'BAD_REQUEST', BEYOND, { name, last: lastSeq });
      // Without an end it verifies everything, including entries appended after the last known one.
      const found = firstBreak(log, fromSeq, query.toSeq === undefined ? undefined : toSeq);
      const upTo = found ? found.seq - 1 : toSeq;
      if (fromSeq === 1 && toSeq === lastSeq) own.proof = { seq: upTo, at, found };
      else if (found && found.seq <= (own.proof.found?.seq ?? found.seq))
        own.proof = { seq: Math.min(own.proof.seq, upTo), at, found };
      const data: LogProof = {
        fromSeq,
        toSeq,
        checked: upTo - fromSeq + 1,
        isIntact: !found,
        brokenSeq: found?.seq ?? null,
        fault: found?.fault ?? null,
        lastSeq,
        verifiedAt: iso(at),
      };
      return { data };
    },
    downloadLogs: (call) => down(world, logOf(), call, spoil),
  };
}
