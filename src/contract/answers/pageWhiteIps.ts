/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /sys/white/ip/page:n total current pageSize;-1 meta;#2 list;4 owner;?s |-[s filters sortFields;?s |s status;-n hits7d refused7d;n version;-[s allowed;-[3 denied;?s |?s |s status;n count limit;[5 scopes;?s |n active;b isOpen;?s ';
