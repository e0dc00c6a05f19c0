import type { Outcome } from '../../mock/engine/call';
import { receive, sendCode } from '../../mock/flow/cards/messages';
import { channelOfCard } from '../../mock/flow/cards/use';
import type { BatchItem, CardChannel, DeviceMessage } from '../../mock/model/cards';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

const ITEM = 'BI20261120063102000001';

/** A receipt in words that no template knows. */
export function oddReceipt({ platform }: Pick<APlatform, 'platform'>, channel: CardChannel): DeviceMessage {
  const { world } = platform;
  const values = { amount: '120.00', balance: '500.00', tail: '1234', ref: 'AB12CD34', time: '2026-11-20 14:00' };
  return receive(world, channel, { type: 'RECEIPT', at: world.clock.now(), values, isOdd: true });
}

/** A code for a batch item that this operator holds; of the item there is no more than that. */
export function codeFor({ platform }: Pick<APlatform, 'platform'>, channel: CardChannel, username: string): DeviceMessage {
  const assignee = platform.world.operators.find((one) => one.username === username) ?? null;
  return sendCode(platform.world, channel, { no: ITEM, net: 500_00n, assignee } as BatchItem);
}

/** A binding of an enabled card in baht. */
export function aBinding({ platform }: Pick<APlatform, 'platform'>): CardChannel {
  const { world } = platform;
  const card = [...world.pool.cards.values()].find(({ status, currency }) => status === 'ENABLED' && currency === 'THB');
  const channel = card && channelOfCard(world, card);
  if (!channel) throw new Error('Nobody listens to a card in baht');
  return channel;
}

/** Calls of OTP listening that succeed, by operation, for the test of the contract; each in a world of its own. */
export function listenCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const desk = () => {
    const bench = aBench();
    const channel = aBinding(bench);
    const { no: cardChannelNo } = channel;
    return {
      bench,
      channel,
      ...actor('/bank/card/channel')(bench),
      ref: (version = 1) => ({ cardChannelNo, version }),
    };
  };
  const text = 'SMKB: card ..{tail} is blocked';
  const saved = { bankCode: 'SMKB', msgType: 'OTHER', sender: 'SMKB', text, samples: ['SMKB: card ..4821 is blocked'] };
  return {
    pageCardChannels: () => ['admin', 'auditor'].map((who) => desk().get('page?pageSize=200', who)),
    getCardChannel: () => {
      const { get, post, channel, ref } = desk();
      post('disable', { ...ref(), reasonCode: 'OTHER', remark: 'because' });
      post('unpair', { ...ref(2), reasonCode: 'RISK' });
      return [get(`detail?cardChannelNo=${channel.no}`)];
    },
    getCardChannelStatistics: () => ['admin', 'b.suwan'].map((who) => desk().get('statistics?bankCode=SMKB', who)),
    pairCard: () => {
      const { post, channel, ref } = desk();
      post('unpair', { ...ref(), reasonCode: 'RISK' });
      return [post('pair', { cardId: channel.card.id, purpose: 'BOTH' })];
    },
    unpairCardChannel: () => {
      const { post, ref } = desk();
      return [post('unpair', { ...ref(), reasonCode: 'CARD_WITHDRAWN' })];
    },
    enableCardChannel: () => {
      const { post, ref } = desk();
      post('disable', { ...ref(), reasonCode: 'RISK' });
      return [post('enable', ref(2))];
    },
    disableCardChannel: () => {
      const { post, ref } = desk();
      return [post('disable', { ...ref(), reasonCode: 'RISK' }, 'r.santos')];
    },
    pingCardChannel: () => {
      const { post, channel } = desk();
      return [post('ping', { cardChannelNo: channel.no })];
    },
    rotateCardChannelKey: () => {
      const { post, ref } = desk();
      return [post('rotateKey', ref())];
    },
    pageDeviceMessages: () => {
      const { bench, channel, get } = desk();
      oddReceipt(bench, channel);
      codeFor(bench, channel, 'b.suwan');
      return ['admin', 'b.suwan'].map((who) => get('message/page?pageSize=200', who));
    },
    lineDeviceMessage: () => {
      const { bench, channel, post } = desk();
      const { no: msgNo } = oddReceipt(bench, channel);
      const bankTime = new Date(bench.platform.clock.now()).toISOString();
      return [post('message/line', { msgNo, version: 1, amount: '120.00', bankTime, bankRefNo: 'AB12CD34' })];
    },
    ignoreDeviceMessage: () => {
      const { bench, channel, post } = desk();
      return [post('message/ignore', { msgNo: oddReceipt(bench, channel).no, version: 1, reasonCode: 'NO_MOVEMENT' })];
    },
    revealCode: () => {
      const { bench, channel, post } = desk();
      const { no: msgNo } = codeFor(bench, channel, 'b.suwan');
      return [post('message/reveal', { msgNo, itemNo: ITEM, reasonCode: 'ENTER_AT_BANK' }, 'b.suwan')];
    },
    listMessageTemplates: () => ['admin', 'auditor'].map((who) => desk().get('template/list', who)),
    saveMessageTemplate: () => [desk().post('template/save', saved)],
    testMessageTemplate: () => {
      const { post } = desk();
      const body = 'SMKB: card ..4821 is blocked';
      return [post('template/test', { body, text }), post('template/test', { body, templateCode: 'SMKB_OTP' })];
    },
    enableMessageTemplate: () => {
      const { post } = desk();
      post('template/save', saved);
      return [post('template/enable', { templateCode: 'SMKB_OTHER', version: 1 })];
    },
  };
}
