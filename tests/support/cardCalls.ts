import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

const PDF = Buffer.from('%PDF-1.4 agreement').toString('base64');
/** A card that can be added with a file of its authorization. */
export const NEW_CARD = {
  cardNo: '9904000000000001',
  bankCode: 'SMKB',
  country: 'TH',
  currency: 'THB',
  holderName: 'Aspen Holding',
  holderType: 'PERSONAL',
  ownership: 'CONTRACTED',
  authorisationNo: 'AU-1',
  authorisationExpireAt: '2027-11-20T00:00:00.000Z',
  usage: 'PAYOUT',
  groupCode: 'TH-A',
  minPerTxn: '1.00',
  maxPerTxn: '1000.00',
  dailyInLimit: '5000.00',
  dailyOutLimit: '5000.00',
  dailyCountLimit: 100,
  monthlyLimit: '50000.00',
};

/** Calls on own cards that succeed, by operation, for the test of the contract; each in a world of its own. */
export function cardCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const bench = () => {
    const { call, platform } = aBench();
    const { get, post } = actor('/bank/card/proxy/card')({ call });
    const file = call('admin', 'POST /common/file/add', { body: { name: 'a.pdf', type: 'application/pdf', content: PDF } });
    const { fileId } = file.envelope.data as { fileId: string };
    const refOf = (id: string) => ({ cardId: id, version: platform.world.pool.cards.get(id)?.version ?? 1 });
    return {
      get,
      post,
      refOf,
      cards: platform.world.pool.cards,
      add: () => post('add', { ...NEW_CARD, authorisationFileId: fileId }),
    };
  };
  const added = () => {
    const desk = bench();
    const { cardId } = desk.add().envelope.data as { cardId: string };
    const card = desk.cards.get(cardId);
    if (!card) throw new Error('It is not filed');
    return { ...desk, card, ref: () => desk.refOf(cardId) };
  };
  const stale = { cardId: 'K00002', version: 99 };
  return {
    pageCards: () => ['admin', 'auditor'].map((who) => bench().get('page?pageSize=200', who)),
    getCard: () => {
      const { get, post, refOf } = bench();
      post('edit', { ...refOf('K00001'), weight: 9 });
      return ['K00001', 'K00014', 'K00019'].map((id) => get(`detail?cardId=${id}`));
    },
    getCardStatistics: () => [bench().get('statistics'), bench().get('statistics?cardId=K0')],
    addCard: () => [bench().add()],
    editCard: () => {
      const { post, ref } = added();
      return [post('edit', { ...ref(), remark: 'x', workFrom: '08:00', workTo: '20:00', alertBalance: '100.00' })];
    },
    importCards: () => {
      const { post } = bench();
      const { authorisationExpireAt: _until, country: _country, dailyCountLimit, ...cells } = NEW_CARD;
      const row = { ...cells, dailyCountLimit: String(dailyCountLimit), authorisationExpireAt: '2027-11-20' };
      const wrong = { line: 3, cardNo: 'x' };
      const send = (dryRun: boolean, rows: object[]) => post('import', { fileName: 'cards.csv', dryRun, rows });
      return [send(true, [{ line: 2, ...row }, wrong]), send(false, [{ line: 2, ...row }])];
    },
    reviewCard: () => {
      const { post, ref } = added();
      const decide = (decision: string) => post('review', { ...ref(), decision, remark: 'Looked at it' }, 'm.tan');
      return ['REFUSE', 'PASS'].map(decide);
    },
    enableCards: () => {
      const { post, card, ref } = added();
      card.status = 'PAUSED';
      return [post('enable', { items: [ref(), stale] })];
    },
    pauseCards: () => {
      const { post, refOf } = bench();
      return [post('pause', { items: [refOf('K00001'), stale], reasonCode: 'OTHER', remark: 'holiday' })];
    },
    limitCards: () => {
      const { post, refOf } = bench();
      return [post('limit', { items: [refOf('K00001'), refOf('K00021'), stale], currency: 'THB', dailyOutLimit: '9000000.00' })];
    },
    retireCard: () => {
      const { post, card, ref } = added();
      card.status = 'PAUSED';
      return [post('retire', { ...ref(), reasonCode: 'NOT_USED' })];
    },
    queryCardBalance: () => {
      const { post, refOf } = bench();
      return [post('queryBalance', refOf('K00001'))];
    },
    correctCardBalance: () => {
      const { post, refOf } = bench();
      return [post('correct', { ...refOf('K00001'), newBookBalance: '1.00', reasonCode: 'OTHER', remark: 'Counted' })];
    },
  };
}
