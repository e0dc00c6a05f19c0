/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /bank/card/channel/page:n total current pageSize;-1 meta;#2 list;?s |-[s filters sortFields;?s |-n simSlot heartbeatSec queueDepth batteryPct todayMessages todayParsed todayUnparsed todayDuplicates;?n latencyMsP95;-b charging;-[n perHour;n version;-[s allowed;-[3 denied;?s |?s ';
