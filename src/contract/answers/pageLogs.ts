/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /sys/log/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |n seq code;[s roleCodes entityIds;-[s roleNames;b isCut;-m amount;?n rows;-n durationMs;?s ';
