import { balanceShort, reasonOf } from '../../base/bulk';
import { invalid } from '../../engine/schema';
import type { Text } from '../../engine/text';
import { demandTotals } from '../../flow/controlTotals';
import { isBankRefUsed } from '../../flow/findByNumber';
import { notifyAgain } from '../../flow/notify';
import { failSett, querySett, reverseSett, stopSett, succeedSett } from '../../flow/payout/end';
import { addPayoutEvent } from '../../flow/payout/moves';
import { passSett, payoutFee, retrySett, routeSett } from '../../flow/payout/order';
import { demandDebit } from '../../flow/postings';
import { by } from '../../flow/show';
import { addEvent } from '../../flow/withdraw/moves';
import { query } from '../../flow/withdraw/payouts';
import type { AreaHandlers } from '../../model/area';
import { PAYOUT_CHANNELS } from '../../model/catalog';
import type { CallFor, PlatformCall } from '../../model/operators';
import type { Payout } from '../../model/payments';
import type { StoredFile } from '../../model/records';
import type { World } from '../../model/world';
import { bulk, single } from './rules';

/** The first four pay withdrawals, from the platform's own bank. */
const OWN_CHANNELS = PAYOUT_CHANNELS.slice(4);

const NO_CHANNEL: Text = ['Payout channel not found.', '代付通道不存在。'];
const SAME_CHANNEL: Text = ['Already uses this channel.', '已使用该通道。'];
const NO_FILE: Text = ['File not found, uploaded by another user, or already used.', '文件不存在、由他人上传或已用于其他订单。'];
const REFERENCE: Text = ['Required when the money has arrived.', '已到账时必填。'];
const REFERENCE_USED: Text = ['Another payout uses this bank reference.', '该银行流水号已用于其他代付。'];

const SHORT: Text = [
  'The merchant has {available} available, {needed} is needed.',
  '商户可用余额为 {available}，需要 {needed}。',
];

/** The payout channel of a body. @throws Refusal 422 */
function channelIn<Code extends string | undefined>({ lang }: PlatformCall, channelCode: Code): Code {
  if (channelCode !== undefined && !PAYOUT_CHANNELS.includes(channelCode))
    throw invalid(lang, [{ name: 'channelCode', rule: 'enum', text: NO_CHANNEL }]);
  return channelCode;
}

/** The default channel of a retry: the next one. */
const nextChannel = (code: string) => OWN_CHANNELS[(OWN_CHANNELS.indexOf(code) + 1) % OWN_CHANNELS.length];

/** The evidence of a body: a file of this operator that no other record uses. @throws Refusal 422 */
function evidenceIn(world: World, { body, actor, lang }: CallFor<'resolveSett' | 'reverseSett'>): StoredFile {
  const file = world.files.get(body.evidenceFileId);
  if (file?.by !== actor || (file.subject && file.subject.no !== body.settNo))
    throw invalid(lang, [{ name: 'evidenceFileId', rule: 'exists', text: NO_FILE }]);
  return file;
}

const keep = (file: StoredFile, payout: Payout) => {
  file.subject = { entity: 'sett', no: payout.no };
  return file;
};

/** @throws Refusal 460 when the merchant's balance does not cover a retry */
function demandBalance({ holder, account, net }: Payout) {
  const { currency, amounts } = account;
  demandDebit(account);
  const needed = net + payoutFee(holder, currency, net);
  if (amounts.available >= needed) return;
  throw balanceShort(SHORT, { available: amounts.available, needed }, currency);
}

/** Actions on payout orders by operation id. */
export function settActionHandlers(world: World) {
  return {
    passSetts(call) {
      const { items, remark } = call.body;
      demandTotals(
        world,
        call,
        items.map(({ settNo }) => world.payouts.get(settNo)),
      );
      return bulk(world, call, 'pass', (payout) => passSett(world, payout, by(call, 'PASSED', { remark })));
    },
    rejectSetts(call) {
      const reason = reasonOf(call);
      return bulk(world, call, 'reject', (payout) => stopSett(world, payout, 'reject', by(call, 'REJECTED', reason)));
    },
    routeSetts(call) {
      const code = channelIn(call, call.body.channelCode);
      return bulk(world, call, 'route', (payout) => {
        if (payout.channelCode === code) throw invalid(call.lang, [{ name: 'channelCode', rule: 'differs', text: SAME_CHANNEL }]);
        routeSett(world, payout, code, by(call, 'ROUTED', { refNo: code }));
      });
    },
    querySetts: (call) =>
      bulk(world, call, 'query', (payout) => {
        const { order } = payout;
        addPayoutEvent(world, payout, by(call, 'QUERIED'));
        if (!order) {
          querySett(world, payout);
          return;
        }
        // The withdrawal controls the result of its payout.
        addEvent(world, order, by(call, 'QUERIED', { refNo: payout.no }));
        query(world, order);
      }),
    notifySetts: (call) =>
      bulk(world, call, 'notify', (payout) => {
        addPayoutEvent(world, payout, by(call, 'NOTIFIED'));
        notifyAgain(world, payout.notify, call.actor);
      }),
    retrySett(call) {
      const code = channelIn(call, call.body.channelCode);
      return single(world, call, 'retry', (payout) => {
        demandBalance(payout);
        retrySett(world, payout, code ?? nextChannel(payout.channelCode), by(call, 'RETRIED'));
      });
    },
    cancelSett(call) {
      const reason = reasonOf(call);
      return single(world, call, 'cancel', (payout) => stopSett(world, payout, 'cancel', by(call, 'CANCELED', reason)));
    },
    resolveSett(call) {
      const { result, remark } = call.body;
      const bankRefNo = call.body.bankRefNo?.trim() ?? '';
      if (result === 'SUCCESS' && !bankRefNo)
        throw invalid(call.lang, [{ name: 'bankRefNo', rule: 'required', text: REFERENCE }]);
      const file = evidenceIn(world, call);
      return single(world, call, 'resolve', (payout) => {
        if (result === 'SUCCESS' && isBankRefUsed(world, bankRefNo))
          throw invalid(call.lang, [{ name: 'bankRefNo', rule: 'unique', text: REFERENCE_USED }]);
        const details = by(call, `RESOLVED_${result}`, { remark, file: keep(file, payout) });
        if (result === 'SUCCESS') succeedSett(world, payout, details, bankRefNo);
        else failSett(world, payout, details);
      });
    },
    reverseSett(call) {
      const reason = reasonOf(call);
      const file = evidenceIn(world, call);
      return single(world, call, 'reverse', (payout) =>
        reverseSett(world, payout, by(call, 'PAYOUT_REVERSED', { ...reason, file: keep(file, payout) })),
      );
    },
  } satisfies Partial<AreaHandlers<'sett'>>;
}
