import { fileColumns, offerColumns } from '../../base/exportColumns';

export const COLUMNS = fileColumns({
  of: ['channel.field'],
  names: `channelCode channelName upstreamCode upstreamName direction wayCode currency status barredBy costRate costFixed
    limitText todayText dailyCountLimit todayCount openFrom openTo weekdays zone successRate1h successRate24h avgPaySec
    roundCount remark updatedAt updatedBy`,
  numeric: 'costRate costFixed dailyCountLimit todayCount successRate1h successRate24h avgPaySec roundCount',
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    upstreamName: ['Upstream name', '上游名称'],
    // The file has the fraction, the screen the percent.
    costRate: ['Cost rate', '成本费率'],
    // The screen shows these as bars and figures.
    limitText: 'product.field.limits',
    todayText: ['Today', '今日金额'],
    successRate1h: 'upstream.field.successRate1h',
    successRate24h: 'channel.figure.success24h',
  },
});
offerColumns('bank:channel:down', COLUMNS);
