import { formatMoney } from '../../../src/domain/money';
import { formatTime, zoneOffset } from '../../../src/domain/time';
import { maskAccount, maskName } from '../../base/mask';
import { moneyIn } from '../../base/money';
import { type PdfRule, type PdfText, pdfOf } from '../../base/pdf';
import type { Operator } from '../../model/operators';
import type { Payout } from '../../model/payments';
import type { World } from '../../model/world';

const [LEFT, VALUE, RIGHT, TOP, STEP] = [56, 250, 539, 770, 26];

/**
 * The receipt of a payout for its merchant: in Chinese and English, with a masked beneficiary and without upstream data. Times are
 * in the operator's time zone.
 */
export function receiptOf(world: World, payout: Payout, { timeZone }: Operator): Buffer {
  const { account, payee, holder, no, mchOrderNo, bankRefNo, status, finishedAt, reversedAt, createdAt } = payout;
  const { currency } = account;
  const now = world.clock.now();
  const money = (minor: bigint) => formatMoney(moneyIn(currency, minor), currency);
  const time = (at: number | null) =>
    at === null ? null : `${formatTime(new Date(at).toISOString(), timeZone)} (${zoneOffset(timeZone, at)})`;
  const isReturned = status === 'REVERSED';
  const facts: readonly (readonly [en: string, zh: string, value: string | null])[] = [
    ['Payout order no.', '代付单号', no],
    ['Merchant order no.', '商户订单号', mchOrderNo],
    ['Merchant', '商户', `${holder.name} (${holder.no})`],
    ['Status', '状态', isReturned ? 'Returned by the bank 已退票' : 'Paid 打款成功'],
    ['Amount paid to the beneficiary', '实付金额', money(payout.net)],
    ['Fee', '手续费', money(payout.fee)],
    ['Total', '合计', money(payout.amount)],
    ['Beneficiary', '收款人', maskName(payee.name)],
    ['Beneficiary account', '收款账号', maskAccount(payee.accountNo)],
    ['Beneficiary bank', '收款银行', `${payee.bankName} (${payee.bankCode})`],
    ['Bank reference', '银行流水号', bankRefNo],
    ['Requested at', '申请时间', time(createdAt)],
    ['Paid at', '打款时间', time(finishedAt)],
    ['Returned at', '退票时间', time(reversedAt)],
  ];
  const shown = facts.filter(([, , value]) => value !== null);
  const texts: PdfText[] = [
    { x: LEFT, y: TOP, size: 18, text: 'Payout receipt  代付回单', isBold: true },
    ...shown.flatMap(([en, zh, value], index): PdfText[] => {
      const y = TOP - 44 - index * STEP;
      return [
        { x: LEFT, y, size: 9, text: `${en}  ${zh}` },
        { x: VALUE, y, size: 10, text: value ?? '', isBold: true },
      ];
    }),
  ];
  const rules: PdfRule[] = shown.map((_, index) => ({ y: TOP - 52 - index * STEP, from: LEFT, to: RIGHT }));
  const end = TOP - 64 - shown.length * STEP;
  texts.push(
    { x: LEFT, y: end, size: 8, text: `Issued at  签发时间: ${time(now)}` },
    { x: LEFT, y: end - 14, size: 8, text: 'Name and account of the beneficiary are masked.  收款人姓名与账号已脱敏。' },
  );
  return pdfOf(`Payout receipt ${no}`, new Date(now), texts, rules);
}
