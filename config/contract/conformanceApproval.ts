import { type Caller, demand, demandDone, isRecord, type Row, readRows, rowsIn } from './conformanceClient';
import { Skip } from './conformanceRun';

const MOST = 20;

/** Paths of the values in a stored call, as in `items.0.cidr`; a list of plain values is one value. */
function pathsIn(value: unknown, path: readonly string[]): string[] {
  const hasParts = Array.isArray(value) ? value.some((one) => typeof one === 'object' && one !== null) : isRecord(value);
  return hasParts
    ? Object.entries(value as object).flatMap(([name, part]) => pathsIn(part, [...path, name]))
    : [path.join('.')].filter((one) => one !== '');
}

const isWithin = (path: string, part: string) => path === part || path.startsWith(`${part}.`);

/**
 * Reads the merchants in review. @throws Error when one whose KYC has not passed may be reviewed, but its row does not say that it cannot
 * pass
 */
export async function demandMerchantReviews(caller: Caller): Promise<string> {
  const list = await readRows(caller, '/merchant/user/page', { status: 'PENDING_REVIEW', current: 1, pageSize: MOST });
  const open = list.filter(
    ({ allowed, kycStatus }) => kycStatus !== 'PASSED' && Array.isArray(allowed) && allowed.includes('review'),
  );
  if (open.length === 0) throw new Skip('no merchant whose KYC has not passed waits for a review');
  for (const { mchNo, denied } of open)
    demand(
      rowsIn(denied).some(({ action, why }) => action === 'pass' && String(why ?? '') !== ''),
      `the row of ${String(mchNo)} does not say why it cannot pass`,
    );
  return `${open.length} merchants`;
}

/** Reads the newest approvals. @throws Error when a detail leaves a field of the stored call out, or labels it with its wire name */
export async function demandApprovals(caller: Caller): Promise<string> {
  const list = await readRows(caller, '/common/approval/page', { current: 1, pageSize: MOST });
  if (list.length === 0) throw new Skip('no approval to read');
  for (const { approvalNo } of list) {
    const answer = await caller.get('/common/approval/detail', { approvalNo: String(approvalNo) });
    demandDone(answer);
    const { body, preview } = answer.data as { body?: unknown; preview?: { changes?: Row[] } };
    const rows = preview?.changes ?? [];
    for (const path of pathsIn(body, []))
      demand(
        // A hidden part of the body has rows for what is in it.
        rows.some(({ field }) => isWithin(path, String(field)) || isWithin(String(field), path)),
        `the detail of ${String(approvalNo)} has no row for ${path}`,
      );
    for (const { field, fieldName } of rows)
      demand(
        typeof fieldName === 'string' && fieldName.trim() !== '' && fieldName !== field,
        `the detail of ${String(approvalNo)} has no label for ${String(field)}`,
      );
  }
  return `${list.length} approvals`;
}
