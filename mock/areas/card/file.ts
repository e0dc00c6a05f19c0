import { fileColumns, offerColumns } from '../../base/exportColumns';

export const COLUMNS = fileColumns({
  of: ['card.field'],
  names: `cardId cardNo holderName holderType ownership authorisationNo authorisationExpireAt bankCode bankName country currency
    usage groupCode status statusReason bookBalance bankBalance bankBalanceAt balanceGap minPerTxn maxPerTxn todayIn
    dailyInLimit todayOut dailyOutLimit todayCount dailyCountLimit monthTotal monthlyLimit openOrders listenStatus
    successRate24h tags updatedAt updatedBy`,
  numeric: `bookBalance bankBalance balanceGap minPerTxn maxPerTxn todayIn dailyInLimit todayOut dailyOutLimit todayCount
    dailyCountLimit monthTotal monthlyLimit openOrders successRate24h`,
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    bankName: ['Bank name', '银行名称'],
    // The screen shows these at other values.
    statusReason: 'account.info.field.statusReason',
    bankBalanceAt: ['Bank balance at', '银行余额时间'],
  },
});
offerColumns('bank:card:proxy:card:down', COLUMNS);
