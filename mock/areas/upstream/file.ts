import { fileColumns, offerColumns } from '../../base/exportColumns';

export const COLUMNS = fileColumns({
  of: ['upstream.field'],
  names: `upstreamCode upstreamName upstreamType country currencies environment status adapterName signType channelCount
    successRate1h p95LatencyMs callbackOkRate unmappedCodes credentialVersion certExpireAt timeoutMs maxQps lastError
    remark updatedAt updatedBy`,
  numeric: 'channelCount successRate1h p95LatencyMs callbackOkRate unmappedCodes timeoutMs maxQps',
  own: {
    // The file has the adapter's name where the screen shows both.
    adapterName: 'upstream.field.adapterCode',
    // The screen shows it only as a warning.
    certExpireAt: ['Certificate expires', '证书到期'],
  },
});
offerColumns('bank:config:down', COLUMNS);
