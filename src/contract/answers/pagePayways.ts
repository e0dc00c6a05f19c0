/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /product/payway/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s status;?n stickyMinutes avgLatencyMs draftVersion;-n maxAttempts attemptTimeoutSec sort roundCount healthyRoundCount weightSum merchantCount dailyCount publishedVersion;-[s retryOn mchNos fallbackOf allowed;-m minAmount maxAmount dailyAmount;?m costMin costMax successRate1h successRate24h share24h;n version;-[3 denied;?s |?s ';
