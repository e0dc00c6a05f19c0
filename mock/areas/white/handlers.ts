import type { RefusedIp, WhiteAction, WhiteOwner, WhiteScope } from '@/contract';
import {
  contains,
  formatRange,
  type IpFault,
  type IpRange,
  ipFault,
  overlaps,
  parseAddress,
  parseRange,
  showRange,
} from '../../../src/domain/ip';
import { entryAt } from '../../../src/domain/typed';
import { whiteScopes } from '../../../src/domain/white';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { listFile } from '../../base/exportFile';
import { RowFilter } from '../../base/rowFilter';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { type Lang, notFound, Refusal, say, type Text } from '../../engine/text';
import { ago, DAY, timeOf } from '../../engine/time';
import { demandSecond } from '../../flow/approvals';
import type { AreaHandlers } from '../../model/area';
import type { CallFor, Operator, PlatformCall } from '../../model/operators';
import type { Holder, WhiteIp } from '../../model/parties';
import { isInScope } from '../../model/scope';
import type { World } from '../../model/world';
import { COLUMNS } from './file';
import { countOf, isOpenScope, LIMIT, statusAt, verdictOf, whiteOf } from './rules';
import { obstacle, STATUS, showEntry } from './view';

const NO_MERCHANT: Text = ['Merchant not found, or outside your data scope.', '商户不存在或不在您的数据范围内。'];
const NO_ENTRY: Text = ['Whitelist entry not found.', '白名单中没有该条目。'];
const CHANGED: Text = ['The entry was changed by {who} {ago} ago.', '该条目已于 {ago}前被 {who} 修改。'];
const CLOSED: Text = ['The merchant is closed. Its whitelist cannot be changed.', '商户已关闭，白名单不可再变更。'];
const PAST: Text = ['Must be in the future.', '必须晚于当前时间。'];
const NO_ADDRESS: Text = ['Not a valid IP address.', '不是有效的 IP 地址。'];

const FULL: Text = [
  'A merchant has at most {limit} entries. {room} more can be added.',
  '每个商户最多 {limit} 条，还可添加 {room} 条。',
];

const TWICE: Text = ['{cidr} overlaps {other} in this list.', '{cidr} 与本次列表中的 {other} 重叠。'];
const OVERLAP: Text = ['{cidr} overlaps the entry {other} ({status}).', '{cidr} 与已有条目 {other}（{status}）重叠。'];

const FAULTS: Readonly<Record<Exclude<IpFault, 'hostBits'>, Text>> = {
  form: ['{cidr} is not a valid IPv4 or IPv6 address or range.', '{cidr} 不是有效的 IPv4、IPv6 地址或网段。'],
  wide: ['{cidr} is too large. Use at most /24 for IPv4 or /48 for IPv6.', '{cidr} 范围过大：IPv4 至少 /24，IPv6 至少 /48。'],
  private: ['{cidr} is a private address. No call can come from it.', '{cidr} 属于私有地址，不会有外部调用。'],
  loopback: ['{cidr} is a loopback address.', '{cidr} 是本机回环地址。'],
  linkLocal: ['{cidr} is a link-local address. No call can come from it.', '{cidr} 是链路本地地址，不会有外部调用。'],
  multicast: ['{cidr} is a multicast address. No call can come from it.', '{cidr} 是组播地址，不会有外部调用。'],
  reserved: ['{cidr} is a reserved address. No call can come from it.', '{cidr} 是保留地址，不会有外部调用。'],
};

const HOST_BITS: Text = [
  '{cidr} is not the first address of its range. Use {network}.',
  '{cidr} 不是网段起始地址，请写为 {network}。',
];

const FIELDS = ['cidr', 'scope', 'state', 'expireAt', 'remark'] as const;

type Item = CallFor<'addWhiteIps'>['body']['items'][number];
type ListCall = CallFor<'pageWhiteIps' | 'downloadWhiteIps'>;
type ChangeCall = CallFor<'editWhiteIp' | 'enableWhiteIp' | 'disableWhiteIp'>;
type Fault = Parameters<typeof invalid>[1][number];

const SORTS: Readonly<Record<NonNullable<ListCall['query']['sortField']>, (entry: WhiteIp, at: number) => number>> = {
  createdAt: ({ createdAt }) => createdAt,
  hits7d: ({ hits }, at) => countOf(hits, at),
  refused7d: ({ refused }, at) => countOf(refused, at),
  lastHitAt: ({ lastHitAt }) => lastHitAt ?? 0,
  expireAt: ({ expireAt }) => expireAt ?? Number.MAX_SAFE_INTEGER,
};

type Values = ReturnType<typeof valuesOf>;
/** An entry that a call makes or changes, for the preview of an approval. */
interface Entry {
  scope: WhiteScope;
  before?: Values;
  after: Values;
}

const valuesOf = (entry: Pick<WhiteIp, (typeof FIELDS)[number]>) => ({ ...entry, expireAt: timeOf(entry.expireAt) });

/** Handlers of the whitelists by operation id. */
export function whiteHandlers(world: World): AreaHandlers<'white'> {
  /** @throws Refusal 404 */
  function ownerOf(actor: Operator, mchNo: string): Holder {
    const holder = world.merchants.get(mchNo)?.holder;
    if (!holder || !isInScope(actor, holder)) throw notFound(NO_MERCHANT);
    return holder;
  }

  /** Sorted rows of a list or a file. @throws Refusal 404 */
  function found({ actor, query, at }: ListCall): { holder: Holder; rows: WhiteIp[] } {
    const holder = ownerOf(actor, query.mchNo);
    const tests = new RowFilter<WhiteIp>(query, () => '');
    tests.oneOf('scope', ({ scope }) => scope);
    tests.oneOf('status', (entry) => statusAt(entry, at));
    tests.oneOf('ipId', ({ id }) => id);
    const keyword = (query.keyword ?? '').trim();
    const wanted = parseRange(keyword);
    const part = keyword.toLowerCase();
    if (wanted) tests.add(({ range }) => contains(range, wanted));
    else if (part) tests.add(({ cidr, remark }) => `${cidr}\n${remark}`.toLowerCase().includes(part));
    const rows = whiteOf(world, holder).filter((entry) => tests.list.every((test) => test(entry)));
    const { sortField = 'createdAt', sortOrder = 'descend' } = query;
    const by = SORTS[sortField];
    const sign = sortOrder === 'ascend' ? 1 : -1;
    return { holder, rows: rows.reverse().sort((a, b) => sign * (by(a, at) - by(b, at))) };
  }

  function showOwner(holder: Holder, at: number): WhiteOwner {
    const entries = whiteOf(world, holder);
    return {
      mchNo: holder.no,
      mchName: holder.name,
      status: holder.status,
      count: entries.length,
      limit: LIMIT,
      scopes: whiteScopes.map((scope) => ({
        scope,
        active: entries.filter((entry) => entry.scope === scope && statusAt(entry, at) === 'ACTIVE').length,
        isOpen: isOpenScope(entries, scope),
      })),
    };
  }

  /** The entry of a call, in the version that the operator saw. @throws Refusal 404 or 409 */
  function find({ actor, body, lang, at }: ChangeCall | CallFor<'removeWhiteIp'>): WhiteIp {
    const entry = [...world.ips.values()].flat().find(({ id }) => id === body.ipId);
    if (!entry || !isInScope(actor, entry.owner)) throw notFound(NO_ENTRY);
    if (entry.version === body.version) return entry;
    throw new Refusal(
      409,
      'VERSION_CONFLICT',
      CHANGED,
      { who: entry.updatedBy, ago: ago(lang, at - entry.updatedAt) },
      currentOf(entry, lang, at),
    );
  }

  const currentOf = (entry: WhiteIp, lang: Lang, at: number) => ({
    current: showEntry(entry, lang, at),
    changedBy: entry.updatedBy,
    changedAt: timeOf(entry.updatedAt),
  });

  const levelOf = (scopes: readonly WhiteScope[]) => (scopes.includes('PAYOUT') ? 'HIGH' : 'MEDIUM');

  /** Asks a second person before an address may send payouts (docs/rules/approval.md#actions). Closing one needs nobody else. */
  function demandPayout(call: PlatformCall, owner: Holder, entries: readonly Entry[], name: string) {
    if (!entries.some(({ scope }) => scope === 'PAYOUT')) return;
    const was = entries[0]?.before;
    const turned = was && was.state !== entries[0]?.after.state;
    const changes = turned ? [{ field: 'status', before: was.state, after: entries[0]?.after.state }] : [];
    // The record is the merchant: a new entry has no number, and no entry has a place of its own.
    const terms = { entity: 'merchant', ids: [owner.no], name, preview: { changes, amounts: [], was } };
    demandSecond(world, call, () => ({ ...terms, covers: (operator) => isInScope(operator, owner) }));
  }

  /** One change of one entry: checks, logs and returns the new row. */
  function change(call: ChangeCall, action: WhiteAction, run: (entry: WhiteIp) => void) {
    const { actor, at, lang } = call;
    const entry = find(call);
    call.note.level = levelOf([entry.scope]);
    const before = valuesOf(entry);
    const why = obstacle(entry, action, at);
    if (why) throw new Refusal(409, 'STATE_CONFLICT', why, {}, currentOf(entry, lang, at));
    const next = { ...entry };
    run(next);
    const name = `${entry.owner.no} ${entry.cidr}`;
    if (action !== 'disable')
      demandPayout(call, entry.owner, [{ scope: entry.scope, before, after: valuesOf(next) }], entry.cidr);
    Object.assign(entry, next, { version: entry.version + 1, updatedAt: at, updatedBy: actor.username });
    call.note.about = { entity: 'ip', ids: [entry.id], name, changes: changesOf(before, valuesOf(entry), FIELDS) };
    return { data: showEntry(entry, lang, at) };
  }

  /** Errors of one new entry, including conflicts with earlier entries of the call. */
  function faultsOf(lang: Lang, at: number, items: readonly Item[], index: number, own: readonly WhiteIp[]): Fault[] {
    const { cidr, scope, expireAt } = entryAt(items, index);
    const values = (text: Text, more: Record<string, string> = {}): Text => {
      const filled = { cidr: cidr.trim(), ...more };
      return [say('en', text, filled), say('zh', text, filled)];
    };
    const fault = (field: string, rule: string, text: Text): Fault[] => [{ name: `items.${index}.${field}`, rule, text }];
    const range = parseRange(cidr);
    const bad = ipFault(cidr);
    if (!range || bad) {
      if (bad === 'hostBits' && range) return fault('cidr', bad, values(HOST_BITS, { network: formatRange(range) }));
      return fault('cidr', bad ?? 'form', values(FAULTS[(bad as keyof typeof FAULTS) ?? 'form']));
    }
    const twin = items.slice(0, index).find((item) => item.scope === scope && overlapsText(item.cidr, range));
    if (twin) return fault('cidr', 'twice', values(TWICE, { other: twin.cidr.trim() }));
    const old = own.find((entry) => entry.scope === scope && overlaps(entry.range, range));
    if (old) {
      const status = say(lang, STATUS[statusAt(old, at)]);
      return fault('cidr', 'overlap', values(OVERLAP, { other: showRange(old.cidr), status }));
    }
    return expireAt && Date.parse(expireAt) <= at ? fault('expireAt', 'future', PAST) : [];
  }

  function overlapsText(text: string, range: IpRange): boolean {
    const other = ipFault(text) ? undefined : parseRange(text);
    return other !== undefined && overlaps(other, range);
  }

  return {
    pageWhiteIps(call) {
      const { lang, query, at } = call;
      const { holder, rows } = found(call);
      return { data: { ...pageOf(rows, query, (entry) => showEntry(entry, lang, at)), owner: showOwner(holder, at) } };
    },
    listRefusedIps({ actor, query, at }) {
      const holder = ownerOf(actor, query.mchNo);
      const calls = world.refusedCalls.filter((call) => call.holder === holder && call.at > at - DAY);
      const groups = new Map<string, RefusedIp>();
      for (const call of calls) {
        const key = `${call.ip} ${call.scope}`;
        const time = new Date(call.at).toISOString();
        const { passes, entry } = verdictOf(world, holder, call.ip, call.scope);
        const known = groups.get(key) ?? { ip: call.ip, scope: call.scope, count: 0, firstAt: time, lastAt: time, passes };
        groups.set(key, { ...known, count: known.count + 1, lastAt: time, cidr: entry && !passes ? entry.cidr : null });
      }
      return { data: [...groups.values()].sort((a, b) => b.lastAt.localeCompare(a.lastAt)) };
    },
    testWhiteIp({ actor, lang, query, at }) {
      const holder = ownerOf(actor, query.mchNo);
      const [ip, scope] = [query.ip.trim(), query.scope];
      const address = parseAddress(ip);
      if (!address) throw invalid(lang, [{ name: 'ip', rule: 'form', text: NO_ADDRESS }]);
      const { passes, why, entry } = verdictOf(world, holder, ip, scope);
      const of = entry ? { cidr: entry.cidr, status: statusAt(entry, at) } : { cidr: null };
      return { data: { ip: address.toString(), scope, passes, why, ...of } };
    },
    addWhiteIps(call) {
      const { actor, at, lang, body } = call;
      const { items } = body;
      const holder = ownerOf(actor, body.mchNo);
      call.note.level = levelOf(items.map(({ scope }) => scope));
      call.note.about = { entity: 'ip', ids: [], name: holder.no };
      if (holder.status === 'CLOSED') throw new Refusal(409, 'STATE_CONFLICT', CLOSED);
      const own = whiteOf(world, holder);
      const faults = items.flatMap((_, index) => faultsOf(lang, at, items, index, own));
      const room = LIMIT - own.length;
      if (items.length > room) {
        const values = { limit: LIMIT, room: Math.max(0, room) };
        faults.push({ name: 'items', rule: 'maxItems', text: [say('en', FULL, values), say('zh', FULL, values)] });
      }
      if (faults.length > 0) throw invalid(lang, faults);
      const wanted = items.map(({ cidr, scope, expireAt = null, remark = '' }): Entry => {
        const after = { cidr: formatRange(parseRange(cidr) as IpRange), scope, state: 'ACTIVE', remark: remark.trim() } as const;
        return { scope, after: { ...after, expireAt: timeOf(expireAt === null ? null : Date.parse(expireAt)) } };
      });
      demandPayout(call, holder, wanted, items.map(({ cidr }) => cidr).join(', '));
      const made = items.map(({ cidr, scope, expireAt, remark }): WhiteIp => {
        const range = parseRange(cidr) as IpRange;
        const by = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
        return {
          id: world.numberOf('IP'),
          owner: holder,
          cidr: formatRange(range),
          range,
          scope,
          state: 'ACTIVE',
          effectiveAt: at,
          expireAt: expireAt ? Date.parse(expireAt) : null,
          source: 'OPERATOR',
          hits: new Map(),
          refused: new Map(),
          lastHitAt: null,
          statusReason: null,
          remark: remark?.trim() ?? '',
          ...by,
          version: 1,
        };
      });
      world.ips.set(holder.no, [...own, ...made]);
      const changes = made.flatMap((entry) =>
        changesOf<Values>({}, valuesOf(entry), FIELDS).map((one) => ({ ...one, id: entry.id })),
      );
      call.note.about = { entity: 'ip', ids: made.map(({ id }) => id), name: holder.no, changes };
      return { data: made.map((entry) => showEntry(entry, lang, at)) };
    },
    editWhiteIp: (call) =>
      change(call, 'edit', (entry) => {
        const { remark, expireAt } = call.body;
        const end = expireAt === null ? null : Date.parse(expireAt);
        // An expired entry may keep its expiry when only the remark changes.
        if (end !== null && end <= call.at && end !== entry.expireAt)
          throw invalid(call.lang, [{ name: 'expireAt', rule: 'future', text: PAST }]);
        Object.assign(entry, { remark: remark.trim(), expireAt: end });
      }),
    enableWhiteIp: (call) =>
      change(call, 'enable', (entry) => {
        Object.assign(entry, { state: 'ACTIVE', statusReason: null, effectiveAt: call.at });
      }),
    disableWhiteIp(call) {
      reasonOf(call);
      return change(call, 'disable', (entry) => {
        Object.assign(entry, { state: 'DISABLED', statusReason: call.body.reasonCode });
      });
    },
    removeWhiteIp(call) {
      reasonOf(call);
      const entry = find(call);
      const left = whiteOf(world, entry.owner).filter((one) => one !== entry);
      world.ips.set(entry.owner.no, left);
      call.note.level = levelOf([entry.scope]);
      const name = `${entry.owner.no} ${entry.cidr}`;
      const about = { entity: 'ip', ids: [entry.id], name, within: { entity: 'merchant', ids: [entry.owner.no] } };
      call.note.about = { ...about, changes: changesOf<Values>(valuesOf(entry), {}, FIELDS) };
      return {};
    },
    downloadWhiteIps(call) {
      const { lang, query, at } = call;
      const { mchNo, format: _format, columns: _columns, ...filters } = query;
      const rows = found(call).rows.map((entry) => showEntry(entry, lang, at));
      const title: Text = [`IP whitelist of ${mchNo}`, `${mchNo} 的 IP 白名单`];
      const answer = listFile(call, { stem: `white_${mchNo}`, title, columns: COLUMNS, rows, filters });
      call.note.detail = { mchNo, ...call.note.detail };
      return answer;
    },
  };
}
