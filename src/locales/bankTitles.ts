import type { BankCell } from '@/domain/bankProfiles';

/** Column titles in banks' files, in both languages, independent of the console's language (docs/rules/bankLine.md#import). */
export const bankTitles: Readonly<Record<BankCell, readonly string[]>> = {
  time: ['Date', 'Time', 'Date and time', 'Transaction time', '交易时间', '日期', '时间'],
  amount: ['Amount', '金额', '交易金额'],
  in: ['In', 'Credit', 'Deposit', '收入'],
  out: ['Out', 'Debit', 'Withdrawal', '支出'],
  balance: ['Balance', 'Balance after', '余额', '账户余额'],
  reference: ['Reference', 'Reference no.', 'Transaction reference', '流水号', '交易流水号'],
  counterpartyName: ['Counterparty', 'Counterparty name', '对方户名'],
  counterpartyAccountNo: ['Counterparty account', '对方账号'],
  postscript: ['Description', 'Details', 'Postscript', '附言', '摘要'],
};

/** Column titles in upstreams' files, in both languages (docs/rules/upstream.md#reconciliation). */
export const reconTitles = {
  recordNo: ['Pay record', 'Record no.', 'Merchant order no.', '支付记录', '支付记录号', '商户订单号'],
  amount: ['Amount', '金额', '交易金额'],
  status: ['State', 'Status', '状态', '交易状态'],
} as const;
