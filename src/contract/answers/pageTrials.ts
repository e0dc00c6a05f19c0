/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /sys/test/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s currency;-b isForced;m amount;?n durationMs;n version;-[s allowed;-[3 denied;?s |?s ';
