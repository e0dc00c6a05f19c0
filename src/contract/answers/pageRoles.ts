/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /sys/role/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s status;-b builtin mfaRequired;-n keyCount effectiveKeyCount orphanCount withdrawTier operatorCount sort;-[s allowedCidrs mayGrant conflictsWith allowed;?3 hours;n version;-[4 denied;?s |[n weekdays;?s |?s ';
