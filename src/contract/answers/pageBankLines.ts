/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /bank/card/history/page:n total current pageSize;-1 meta;#2 list;-[4 summary;?s |-[s filters sortFields;?s |s currency;m amount;?m bankBalanceAfter;-m bookBalanceAfter;-b chainBreak;n version;-[s allowed;-[3 denied;?s |?s |s currency;n count;m inAmount outAmount;?s ';
