/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /sys/operator/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s status;-[3 roles;-4 dataScope;-n withdrawTier roleTier failCount factorCount onlineSessions effectiveKeyCount highRiskKeyCount;-[s allowedCidrs allowed;?5 hours;n version;-[6 denied;?s |?s |[s values;?s |[n weekdays;?s |?s ';
