/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /trade/payorder/page:n total current pageSize;-1 meta;#2 list;-[4 summary;?s |-[s filters sortFields;?s |s currency status;m amount;-m paidAmount netAmount mchFeeRate mchFee upstreamFeeRate upstreamCost agentShare profit refundedAmount;-n attemptCount notifyCount notifyLimit refundCount notes;?n lastHttpStatus durationSec;-[s riskFlags allowed;n version;-[3 denied;?s |?s |s currency;n count;m amount paidAmount;?s ';
