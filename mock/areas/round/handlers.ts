import type { RoundAction, RoundDiff } from '@/contract';
import { bulk, reasonOf } from '../../base/bulk';
import type { FieldChange } from '../../base/callLog';
import { CHANGED } from '../../base/conflict';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { fault } from '../../base/faults';
import { currencyInfo, minorOf } from '../../base/money';
import { pageOf } from '../../engine/page';
import { invalid } from '../../engine/schema';
import { demandFound, notFound, Refusal, say, type Text } from '../../engine/text';
import { ago } from '../../engine/time';
import { blockedBy } from '../../flow/channels/availability';
import { publishedOf, resetBreaker, stateOf, trip } from '../../flow/channels/routing';
import type { AreaHandlers } from '../../model/area';
import type { Channel, Rotation } from '../../model/catalog';
import type { CallFor, CallWith, Operator, PlatformCall } from '../../model/operators';
import { isInScope, seesRounds } from '../../model/scope';
import type { World } from '../../model/world';
import { canServe, demandDraft, demandSeen, diffOf, drafted, preparedOf, publish, setDraft, touch, versionOf } from './draft';
import { figuresOf, findRounds } from './list';
import { replayed, simulated } from './replay';
import {
  hasTraffic,
  obstacle,
  type RoundRow,
  rowsOf,
  showHead,
  showRound,
  showRoundDetail,
  showVersions,
  trafficOf,
} from './view';

const NO_WAY: Text = ['Pay way not found, or outside your data scope.', '支付方式不存在或不在您的数据范围内。'];
const NO_ROUND: Text = ['Round not found, or outside your data scope.', '轮询项不存在或不在您的数据范围内。'];
const NO_VERSION: Text = ['Version {n} not found.', '版本 {n} 不存在。'];
const IS_NOW: Text = ['Version {n} is already live.', '版本 {n} 即当前版本。'];
const IS_SAME: Text = ['The rounds already equal version {n}.', '当前配置与版本 {n} 相同。'];
const NOTHING: Text = ['The draft has no changes.', '草稿没有任何变更。'];

const NO_SERVER: Text = [
  'A pay way with traffic needs at least one enabled round with weight.',
  '有流量的支付方式至少保留一个已启用且有权重的轮询项。',
];

const SAY_WHY: Text = ['At least 4 characters.', '至少 4 个字符。'];
const SOMEBODY: Text = ['a colleague', '他人'];
const DONE: Text = ['{done} of {all} done.', '已处理 {done}/{all} 项。'];
const NO_MERCHANT: Text = ['Not found, or outside your data scope.', '不存在，或不在您的数据范围内。'];
const NO_AMOUNT: Text = ['Must be above zero, with at most {n} decimals.', '须大于零，且最多 {n} 位小数。'];

interface Ref {
  roundId: string;
  version: number;
}

type BulkAction = Extract<RoundAction, 'enable' | 'disable' | 'trip' | 'resetBreaker'>;

/** Handlers of the rounds by operation id. */
export function roundHandlers(world: World): AreaHandlers<'round'> {
  const wayOf = (actor: Operator, code: unknown): Rotation | undefined => {
    const found = world.rotations.get(String(code));
    return found && seesRounds(actor, found.way) ? found : undefined;
  };
  const headOf = ({ actor, lang, query }: PlatformCall) => {
    const rotation = wayOf(actor, query.wayCode);
    return rotation ? showHead(world, rotation, lang) : null;
  };
  /** @throws Refusal 404 */
  const findWay = ({ actor }: PlatformCall, code: unknown): Rotation => demandFound(wayOf(actor, code), NO_WAY);

  /** @throws Refusal 404 */
  function findRow({ actor }: PlatformCall, roundId: unknown): RoundRow {
    for (const rotation of world.rotations.values())
      for (const row of rowsOf(rotation)) if (row.round.id === roundId && seesRounds(actor, rotation.way)) return row;
    throw notFound(NO_ROUND);
  }

  const show = (row: RoundRow, call: PlatformCall) =>
    showRound(world, findRow(call, row.round.id), call.actor, call.lang, trafficOf(world));

  /** Logs a change of a way's rounds. */
  function note({ note: logged }: PlatformCall, rotations: Iterable<Rotation>, changes: readonly RoundDiff[], name?: string) {
    const ways = [...rotations].map(({ way }) => way);
    logged.level = 'MEDIUM';
    const listed = changes.flatMap(({ channelCode, change, fields = [] }): FieldChange[] =>
      change === 'CHANGED'
        ? fields.map(({ field, before = null, after = null }) => ({ id: channelCode, field, before, after }))
        : [
            {
              id: channelCode,
              field: 'round',
              before: change === 'ADDED' ? null : channelCode,
              after: change === 'ADDED' ? channelCode : null,
            },
          ],
    );
    const codes = ways.map(({ code }) => code);
    const about = { entity: 'payway', ids: codes, within: { entity: 'round', ids: codes } };
    logged.about = { ...about, name: name ?? ways[0]?.name, changes: listed };
  }

  /** Checks that the row allows the action, in the version that the operator saw. @throws Refusal 409 */
  function demand(call: PlatformCall, row: RoundRow, action: BulkAction, version: number) {
    const current = show(row, call);
    const { updatedAt, updatedBy } = current;
    const now = { current, ...(updatedBy && updatedAt ? { changedBy: updatedBy, changedAt: updatedAt } : {}) };
    if (current.version !== version) {
      const since = call.at - (updatedAt ? Date.parse(updatedAt) : call.at);
      const values = { who: updatedBy ?? say(call.lang, SOMEBODY), ago: ago(call.lang, since) };
      throw new Refusal(409, 'VERSION_CONFLICT', CHANGED, values, now);
    }
    const why = obstacle(world, row, action, () => trafficOf(world));
    if (why) throw new Refusal(409, 'STATE_CONFLICT', why, {}, now);
  }

  /** Acts on each round separately. When the only one is refused, its refusal is the answer (docs/rules/calls.md#bulk). */
  function eachOf(
    call: CallWith<{ items: Ref[] }>,
    action: BulkAction,
    run: (row: RoundRow, isFirstOfWay: boolean) => RoundDiff[],
  ) {
    const ways = new Set<Rotation>();
    const changes: RoundDiff[] = [];
    const answer = bulk(call, 'roundId', DONE, ({ roundId, version }) => {
      const row = findRow(call, roundId);
      demand(call, row, action, version);
      changes.push(...run(row, !ways.has(row.rotation)));
      ways.add(row.rotation);
      const current = show(row, call);
      return { version: current.version, current };
    });
    note(call, ways, changes, call.body.items.map(({ roundId }) => roundId).join(', '));
    return answer;
  }

  /** Enables or disables rounds at once and in the draft; each way gets one version per call. */
  const switchTo = (status: 'ENABLED' | 'DISABLED') => (call: CallFor<'enableRounds' | 'disableRounds'>) => {
    const reason = status === 'DISABLED' ? reasonOf(call) : undefined;
    return eachOf(call, status === 'ENABLED' ? 'enable' : 'disable', ({ rotation, live }, isFirstOfWay) => {
      const set = (rounds: readonly Parameters<typeof canServe>[1][number][]) =>
        rounds.map((round) => (round.channel === live?.channel ? { ...round, status } : round));
      const reasoned = { remark: reason?.remark ?? null, reasonCode: reason?.reasonCode ?? null };
      const before = publishedOf(rotation);
      const rounds = set(before);
      const last = rotation.versions.at(-1);
      if (isFirstOfWay || !last) publish(world, rotation, rounds, call.actor, reasoned);
      else {
        last.rounds = rounds;
        touch(rotation, live ? [live.channel] : [], call.actor, call.at);
      }
      if (rotation.draft) {
        const { version } = rotation.draft;
        rotation.draft = { ...rotation.draft, rounds: set(rotation.draft.rounds), version };
      }
      return diffOf(before, rounds);
    });
  };

  return {
    pageRounds({ actor, lang, query }) {
      const found = findRounds(world, actor, lang, query);
      return { data: pageOf(found, query, (row) => row) };
    },
    getRound: (call) => ({ data: showRoundDetail(world, findRow(call, call.query.roundId), call.actor, call.lang) }),
    getRoundStatistics: (call) => ({
      data: figuresOf(world, findRounds(world, call.actor, call.lang, call.query, true), headOf(call)),
    }),
    downloadRounds: (call) => down(world, call),
    listRoundVersions: (call) => ({ data: showVersions(findWay(call, call.query.wayCode)) }),

    saveRounds(call) {
      const { actor, lang, body } = call;
      const rotation = findWay(call, body.wayCode);
      note(call, [rotation], []);
      demandSeen(rotation, body, call, () => showHead(world, rotation, call.lang));
      const rounds = drafted(world, rotation, actor, body.rounds, lang);
      note(call, [rotation], setDraft(world, rotation, rounds, actor));
      return { data: showHead(world, rotation, call.lang) };
    },
    publishRounds(call) {
      const { actor, lang, body } = call;
      const { dryRun, remark } = body;
      const rotation = findWay(call, body.wayCode);
      const head = () => showHead(world, rotation, call.lang);
      note(call, [rotation], []);
      demandSeen(rotation, body, call, head);
      const { rounds } = demandDraft(rotation, head());
      const changes = diffOf(publishedOf(rotation), rounds);
      const replay = replayed(world, rotation, rounds);
      if (dryRun) return { data: { version: versionOf(rotation), changes, replay } };
      const said = remark?.trim() ?? '';
      if (said.length < 4) throw invalid(lang, [{ name: 'remark', rule: 'minLength', text: SAY_WHY }]);
      if (changes.length === 0) throw new Refusal(409, 'STATE_CONFLICT', NOTHING, {}, { current: head() });
      if (!canServe(rotation, rounds) && hasTraffic(trafficOf(world), rotation))
        throw new Refusal(409, 'STATE_CONFLICT', NO_SERVER, {}, { current: head() });
      publish(world, rotation, rounds, actor, { remark: said });
      rotation.draft = null;
      note(call, [rotation], changes);
      return { data: { version: versionOf(rotation), changes, replay } };
    },
    discardRounds(call) {
      const rotation = findWay(call, call.body.wayCode);
      note(call, [rotation], []);
      demandSeen(rotation, call.body, call, () => showHead(world, rotation, call.lang));
      demandDraft(rotation, showHead(world, rotation, call.lang));
      setDraft(world, rotation, null, call.actor);
      return { data: showHead(world, rotation, call.lang) };
    },
    rollBackRounds(call) {
      const { actor, lang, body } = call;
      const toVersion = body.toVersion;
      const rotation = findWay(call, body.wayCode);
      const current = () => ({ current: showHead(world, rotation, call.lang) });
      note(call, [rotation], []);
      const { reasonCode, remark } = reasonOf(call);
      demandSeen(rotation, { version: body.version }, call, () => showHead(world, rotation, call.lang));
      const wanted = rotation.versions.find(({ version }) => version === toVersion);
      if (!wanted) throw invalid(lang, [fault('toVersion', 'exists', NO_VERSION, { n: toVersion })]);
      const values = { n: toVersion };
      if (toVersion === versionOf(rotation)) throw new Refusal(409, 'STATE_CONFLICT', IS_NOW, values, current());
      if (diffOf(publishedOf(rotation), wanted.rounds).length === 0)
        throw new Refusal(409, 'STATE_CONFLICT', IS_SAME, values, current());
      if (!canServe(rotation, wanted.rounds) && hasTraffic(trafficOf(world), rotation))
        throw new Refusal(409, 'STATE_CONFLICT', NO_SERVER, {}, current());
      const changes = publish(world, rotation, wanted.rounds, actor, { remark: remark ?? null, reasonCode, restores: toVersion });
      note(call, [rotation], changes);
      return { data: showHead(world, rotation, call.lang) };
    },

    enableRounds: switchTo('ENABLED'),
    disableRounds: switchTo('DISABLED'),
    tripRounds(call) {
      reasonOf(call);
      return eachOf(call, 'trip', ({ rotation, round, live }) => {
        const { channel } = round;
        const before = stateOf(rotation, live ?? round, call.at).circuit;
        trip(stateOf(rotation, live ?? round, call.at), call.at);
        touch(rotation, [channel], call.actor, call.at);
        return [{ channelCode: channel.code, change: 'CHANGED', fields: [{ field: 'circuitState', before, after: 'OPEN' }] }];
      });
    },
    resetRoundBreakers: (call) =>
      eachOf(call, 'resetBreaker', ({ rotation, round, live }) => {
        const { channel } = round;
        const before = stateOf(rotation, live ?? round, call.at).circuit;
        resetBreaker(stateOf(rotation, live ?? round, call.at));
        touch(rotation, [channel], call.actor, call.at);
        return [{ channelCode: channel.code, change: 'CHANGED', fields: [{ field: 'circuitState', before, after: 'CLOSED' }] }];
      }),
    simulateRounds(call) {
      const { actor, lang, body, at: now, note: logged } = call;
      const { amount: text, mchNo, at, isDraft } = body;
      const rotation = findWay(call, body.wayCode);
      const { code, name } = rotation.way;
      logged.about = { entity: 'payway', ids: [code], within: { entity: 'round', ids: [code] }, name };
      const { digits } = currencyInfo(rotation.way.currency);
      const amount = minorOf(text, digits);
      const holder = world.holders.find((one) => one.no === mchNo && one.type === 'MERCHANT' && isInScope(actor, one));
      const faults = [
        ...(amount && amount > 0n ? [] : [fault('amount', 'positive', NO_AMOUNT, { n: digits })]),
        ...(holder ? [] : [fault('mchNo', 'exists', NO_MERCHANT)]),
      ];
      if (!amount || !holder || faults.length > 0) throw invalid(lang, faults);
      const rounds = isDraft ? preparedOf(rotation) : publishedOf(rotation);
      const when = at ? Date.parse(at) : now;
      const { currency } = rotation.way;
      const bar = (channel: Channel) => blockedBy(world, channel, { amount, currency, at: when });
      return { data: simulated(world, rotation, rounds, { amount, holder, at: when, bar }, lang) };
    },
  };
}

const COLUMNS = fileColumns({
  of: ['round.field', 'round.changed'],
  names: `roundId wayCode channelCode channelName upstreamCode upstreamName weight targetShare actualShare1h actualShare24h
    priority currency minAmount maxAmount dailyAmountLimit dailyCountLimit todayAmount todayCount openFrom openTo mchScope
    mchNos status circuitState breakerWindowSec breakerMinSamples breakerFailRate breakerCoolSec lastTrippedAt
    successRate1h successRate24h avgLatencyMs costRate costFixed lastPickedAt sort change remark updatedAt updatedBy`,
  numeric: `weight targetShare actualShare1h actualShare24h priority minAmount maxAmount dailyAmountLimit dailyCountLimit
    todayAmount todayCount avgLatencyMs costRate costFixed sort`,
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    channelName: 'payorder.field.channelName',
    upstreamName: ['Upstream name', '上游名称'],
    // The screen has buttons in this column.
    sort: 'round.changed.sort',
    // The file has the fraction, the screen the percent.
    costRate: ['Cost rate', '成本费率'],
    // The screen shows these at other values.
    targetShare: ['Target share', '目标占比'],
    actualShare1h: ['Share 1 h', '1 小时占比'],
    actualShare24h: 'payway.field.share24h',
    currency: 'payorder.field.currency',
    todayAmount: ['Amount today', '今日金额'],
    todayCount: 'channel.field.todayCount',
    successRate1h: 'upstream.field.successRate1h',
    successRate24h: 'round.figure.successRate24h',
    costFixed: ['Fixed cost', '固定成本'],
  },
});
offerColumns('product:payway:round:down', COLUMNS);

/** The list as a file (docs/rules/export.md#files). @throws Refusal 400 */
function down(world: World, call: CallFor<'downloadRounds'>) {
  const rows = findRounds(world, call.actor, call.lang, call.query);
  return listFile(call, { stem: 'round', title: ['Rounds', '轮询项'], columns: COLUMNS, rows });
}
