/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /product/pay/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s status;-m minAmount maxAmount defaultRate defaultFixed floorRate todayAmount dailyAmount;-[m fixedAmounts;-n expireMinutes sort wayCount enabledWayCount merchantCount todayCount dailyCount;?m successRate1h successRate24h todayProfit;n version;-[s allowed;-[3 denied;?s |?s ';
