/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /bank/card/order/page:n total current pageSize;-1 meta;#2 list;-[4 summary;?s |-[s filters sortFields;?s |s currency status;m amount;-m offsetAmount payableAmount;?m paidAmount;-n extendedMinutes notifyCount notifyLimit notes;-[s riskFlags allowed;?n lastHttpStatus;n version;-[3 denied;?s |?s |s currency;n count;-m amount;m paidAmount;?s ';
