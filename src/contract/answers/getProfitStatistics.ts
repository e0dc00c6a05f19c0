/* Generated from config/openapi by `npm run generate`; never edited by hand. */
export const answer =
  'GET /trade/profit/statistics:n total current pageSize;-1 meta;#2 list;[5 summary;6 period;?s |-[s filters sortFields;?s |s currency;[3 groups;[s bizTypes;n orderCount successCount negativeCount;-n ordersBefore;?m successRate marginRate;m amount mchFee upstreamCost agentShare profit;[4 changes;?s |?s |?m before delta rate;?s |s currency;n orderCount successCount negativeCount;-n ordersBefore;?m successRate marginRate;m amount mchFee upstreamCost agentShare profit;[4 changes;?s |?s ';
