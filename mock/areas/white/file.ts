import { fileColumns, offerColumns } from '../../base/exportColumns';

export const COLUMNS = fileColumns({
  of: ['white.field'],
  names: 'ipId cidr scope status effectiveAt expireAt source hits7d refused7d lastHitAt remark createdAt createdBy',
  numeric: 'hits7d refused7d',
  own: {
    // The screen has no label for these.
    ipId: ['Entry', '编号'],
    effectiveAt: ['Valid from', '生效时间'],
  },
});
offerColumns('sys:white:ip:down', COLUMNS);
