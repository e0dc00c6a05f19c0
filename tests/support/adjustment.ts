import type { Platform } from '../../mock/platform';
import { merchantBalance } from './approvalCalls';
import { performAs } from './performAs';

const AGREEMENT = {
  name: 'agreement.pdf',
  type: 'application/pdf',
  content: Buffer.from('%PDF-1.4 agreement').toString('base64'),
};

/** An adjustment that needs a second person, asked for by the platform's calls. @returns the number of the approval */
export function askForAdjustment(bench: { platform: Pick<Platform, 'api' | 'world'> }, username: string): string {
  return performAs<{ approvalNo: string }>(bench, username, '/user/account/adjust', {
    accountNo: merchantBalance(bench).no,
    version: 1,
    direction: 'IN',
    amount: '10',
    reasonCode: 'MISSING_ORDER',
    remark: 'Agreed with the merchant by mail',
    evidenceFileId: performAs<{ fileId: string }>(bench, username, '/common/file/add', AGREEMENT).fileId,
  }).approvalNo;
}
