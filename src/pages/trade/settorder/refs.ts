import type { Sett, SettBulkResult } from '@/contract';

/** How a call names a payout order, in the version that the operator saw. */
export const refOf = ({ settNo, version }: Sett) => ({ settNo, version });

/** A change of one payout order answers with its row; it is handled like one of many. */
export const asResult = (row: Sett): SettBulkResult => {
  const { settNo, status, version } = row;
  return { succeeded: [{ settNo, status, version, current: row }], failed: [] };
};
