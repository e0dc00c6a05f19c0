/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /bank/card/proxy/batch/item/page:n total current pageSize;-1 meta;#2 list;-[7 summary;?s |-[s filters sortFields;?s |s currency status;n rowNo version;m amount netAmount;-m fee;-[3 faults warnings;-[s riskFlags allowed;-n attempts;?n otpLeft;-[4 denied;-[5 events;?6 cardState;?s |?s |?s |?s |s status;-m leftToday dailyOutLimit maxPerTxn bookBalance;-n leftCount;?s |s currency;n count;m amount;?s ';
