import type { Outcome } from '../../mock/engine/call';
import type { RoundHead } from '../../src/contract';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

/** The way that the tests of rounds are made on: two channels at work, two ready. */
export const WAY = 'TH_QR';

/** The rounds of a way as people change them. */
export function roundDesk(bench: APlatform, wayCode = WAY) {
  const { platform } = bench;
  const rotation = platform.world.rotations.get(wayCode);
  if (!rotation) throw new Error(`No rotation of ${wayCode}`);
  const at = actor('/product/payway/round', 'auditor')(bench);
  const post = (who: string, verb: string, body: object): Outcome => at.post(verb, body, who);
  const head = () => (at.read(`statistics?wayCode=${wayCode}`).data as { way: RoundHead }).way;
  const seen = () => {
    const { version, draftVersion } = head();
    return { wayCode, version, draftVersion };
  };
  const codes = () => head().channelCodes;
  const idOf = (channelCode: string) => `${wayCode}-${channelCode}`;
  return {
    ...bench,
    rotation,
    head,
    seen,
    codes,
    idOf,
    get: (who: string, line: string): Outcome => at.get(line, who),
    post,
    /** Saves these rounds as the draft, as who has just looked. */
    save: (who: string, rounds: readonly object[], saw: object = seen()) => post(who, 'save', { ...saw, rounds }),
    publish: (who: string, extra: object = { remark: 'Shift the traffic' }) => post(who, 'publish', { ...seen(), ...extra }),
    /** One round in the version that it has now. */
    ref: (channelCode: string) => ({
      roundId: idOf(channelCode),
      version: rotation.states.get(channelCode)?.version ?? 1,
    }),
  };
}

/** Calls on rounds that succeed, by operation; each in a world of its own. */
export function roundCalls(aWorld: () => APlatform): Record<string, () => Outcome[]> {
  const desk = () => roundDesk(aWorld());
  const drafted = () => {
    const made = desk();
    const [first, second] = made.codes();
    made.save('g.rao', [
      {
        channelCode: second,
        weight: 60,
        dailyAmountLimit: '900000.00',
        dailyCountLimit: 900,
        openFrom: '08:00',
        openTo: '23:00',
      },
      { channelCode: first, mchScope: 'EXCLUDE', mchNos: ['M100011'], remark: 'Night only' },
    ]);
    return made;
  };
  return {
    pageRounds: () => {
      const { get } = drafted();
      return [get('auditor', `page?wayCode=${WAY}`), get('g.rao', 'page?pageSize=200&sortField=weight&sortOrder=descend')];
    },
    getRound: () => {
      const { get, rotation, idOf } = drafted();
      return rotation.versions.flatMap(({ rounds }) =>
        rounds.map(({ channel }) => get('g.rao', `detail?roundId=${idOf(channel.code)}`)),
      );
    },
    getRoundStatistics: () => {
      const { get } = drafted();
      return [get('k.wong', `statistics?wayCode=${WAY}`), get('k.wong', 'statistics')];
    },
    listRoundVersions: () => {
      const made = drafted();
      made.publish('ops.lee');
      return [made.get('k.wong', `version/list?wayCode=${WAY}`)];
    },
    saveRounds: () => {
      const { save, codes } = desk();
      return [
        save(
          'g.rao',
          codes().map((channelCode, at) => ({ channelCode, weight: at * 20 + 20 })),
        ),
      ];
    },
    publishRounds: () => {
      const made = drafted();
      return [made.publish('ops.lee', { dryRun: true }), made.publish('ops.lee')];
    },
    discardRounds: () => {
      const { post, head } = drafted();
      return [post('g.rao', 'discard', { wayCode: WAY, draftVersion: head().draftVersion })];
    },
    rollBackRounds: () => {
      const made = drafted();
      made.publish('ops.lee');
      const { wayCode, version } = made.seen();
      return [made.post('g.rao', 'rollback', { wayCode, version, toVersion: 1, reasonCode: 'MISTAKE' })];
    },
    enableRounds: () => {
      const { post, ref, codes } = desk();
      return [post('g.rao', 'enable', { items: [ref(codes()[2] ?? ''), { roundId: 'none', version: 1 }] })];
    },
    disableRounds: () => {
      const { post, ref, codes } = desk();
      return [post('g.rao', 'disable', { items: [ref(codes()[1] ?? '')], reasonCode: 'OTHER', remark: 'Contract ended' })];
    },
    tripRounds: () => {
      const { post, ref, codes } = desk();
      return [post('r.santos', 'trip', { items: [ref(codes()[0] ?? '')], reasonCode: 'RISK' })];
    },
    resetRoundBreakers: () => {
      const { post, ref, codes } = desk();
      const [first = ''] = codes();
      post('r.santos', 'trip', { items: [ref(first)], reasonCode: 'RISK' });
      return [post('g.rao', 'resetBreaker', { items: [ref(first)] })];
    },
    simulateRounds: () => {
      const { post } = drafted();
      const order = { wayCode: WAY, amount: '500.00', mchNo: 'M100011' };
      return [post('k.wong', 'simulate', order), post('k.wong', 'simulate', { ...order, isDraft: true, amount: '1.00' })];
    },
  };
}
