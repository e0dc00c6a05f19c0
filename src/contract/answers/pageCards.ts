/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /bank/card/proxy/card/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s currency status;-[s mchNos tags allowed;-m bookBalance minPerTxn maxPerTxn dailyInLimit dailyOutLimit monthlyLimit todayIn todayOut monthTotal limitUsage;?m bankBalance balanceGap alertBalance successRate24h;-n dailyCountLimit todayCount maxOpenOrders openOrders weight priority failStreak;n version;-[3 denied;?s |?s ';
