/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /user/account/page:n total current pageSize;-1 meta;#2 list;-[4 summary;?s |-[s filters sortFields;?s |s currency status;m availableAmount frozenAmount pendingAmount totalAmount;?m overdraftLimit adjustMax releasableAmount;-m totalIn totalOut;n version;-[s allowed;-[3 denied;?s |?s |s currency;n count;m availableAmount frozenAmount pendingAmount totalAmount;?s ';
