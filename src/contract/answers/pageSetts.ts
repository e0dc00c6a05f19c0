/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /trade/sett/page:n total current pageSize;-1 meta;#2 list;-[4 summary;?s |-[s filters sortFields;?s |s currency status;m amount;-m fee netAmount mchFeeRate mchFee upstreamFeeRate upstreamCost agentShare profit;-[s reviewReasons allowed;-n attemptCount notifyCount notifyLimit notes;-b overdue;?n durationSec lastHttpStatus;n version;-[3 denied;?s |?s |s currency;n count;m amount fee netAmount;?s ';
