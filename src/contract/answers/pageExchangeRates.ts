/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /sys/exchange/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |s status;m midRate;-m buyMarkup sellMarkup buyRate sellRate autoRate floorRate ceilRate maxStepPct;?m overrideRate alarmRate move24hPct;-n staleAfterSec decimals;?3 triangle;-[m spark;n version;-[s allowed;-[4 denied;?s |m impliedRate offPct;?s |?s ';
