/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /product/payway/round/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s currency status;n weight version;-m targetShare minAmount maxAmount todayAmount breakerFailRate costRate costFixed;?m actualShare1h actualShare24h dailyAmountLimit successRate1h successRate24h;-n priority todayCount breakerWindowSec breakerMinSamples breakerCoolSec sort;?n dailyCountLimit avgLatencyMs;-[s mchNos allowed;-[3 fields;-[4 denied;?s |?s |?s ';
