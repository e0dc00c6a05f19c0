/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /bank/channel/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s status;-m costRate costFixed;-[3 limits;?n dailyCountLimit avgPaySec;-[4 today;-n todayCount roundCount;-[n weekdays;?5 autoCloseRule;?m successRate1h successRate24h;-[s wayCodes allowed;-b recycled;n version;-[6 denied;?s |s currency;m minAmount maxAmount;?m dailyAmountLimit;?s |s currency;m amount;?s |n windowSec minSamples coolSec;m failRate;?s |?s ';
