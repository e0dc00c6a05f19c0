/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /user/accountHistory/page:n total current pageSize;-1 meta;#2 list;-[4 summary;?s |-[s filters sortFields;?s |s currency;-n seq hiddenSides;m amount beforeAmount afterAmount;-[3 sides;?s |s currency;m amount beforeAmount afterAmount;?s |s currency;n count;m inAmount outAmount;?s ';
