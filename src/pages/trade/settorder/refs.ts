import type { Sett, SettBulkResult } from '@/contract';

/** The version you saw goes with the request, so that a stale change is refused. */
export const refOf = ({ settNo, version }: Sett) => ({ settNo, version });

/** A single change answers with its row; wrapped, it is handled like a bulk result. */
export const asResult = (row: Sett): SettBulkResult => {
  const { settNo, status, version } = row;
  return { succeeded: [{ settNo, status, version, current: row }], failed: [] };
};
