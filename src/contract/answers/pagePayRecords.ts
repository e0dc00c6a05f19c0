/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /trade/payrecord/page:n total current pageSize;-1 meta;#2 list;-[4 summary;?s |-[s filters sortFields;?s |s currency status;-n attemptNo callbackCount;m amount;?n httpStatus latencyMs;?b callbackVerified;?m upstreamCost;n version;-[s allowed;-[3 denied;?s |?s |s currency;n count;m amount;?s ';
