import { fileColumns, offerColumns } from '../../base/exportColumns';

export const COLUMNS = fileColumns({
  of: ['payway.field'],
  names: `wayCode wayName productCode productName currency status strategy fallbackWayCode maxAttempts attemptTimeoutSec retryOn
    minAmount maxAmount openFrom openTo mchScope mchNos roundCount healthyRoundCount weightSum costMin costMax
    successRate1h successRate24h share24h avgLatencyMs publishedVersion remark updatedAt updatedBy`,
  numeric: `maxAttempts attemptTimeoutSec minAmount maxAmount roundCount healthyRoundCount weightSum successRate1h successRate24h
    share24h avgLatencyMs`,
  own: {
    // In a screen the number and the name share a column, in a file they have one each.
    productName: ['Product name', '产品名称'],
    // The screen shows these at other values.
    currency: 'payorder.field.currency',
    roundCount: 'channel.field.roundCount',
    healthyRoundCount: ['Healthy rounds', '健康轮询项数'],
    costMin: ['Lowest cost', '最低成本'],
    costMax: ['Highest cost', '最高成本'],
    successRate1h: 'upstream.field.successRate1h',
    successRate24h: 'payway.figure.success24h',
    publishedVersion: 'payway.field.published',
  },
});
offerColumns('product:payway:down', COLUMNS);
