/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /user/agent/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s status;-n level merchantCount activeMerchantCount subAgentCount;-[s path currencies tags allowed;-b isEarning mayAddMerchant maySubAgent;-m profitPct monthVolume monthShare;-[3 fixedShares;-[4 balances;n version;-[5 denied;?s |s currency;m amount;?s |s currency;m available frozen;?s |?s ';
