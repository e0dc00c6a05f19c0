import { merchantBalance } from './approvalCalls';
import { type Bench, performAs } from './browser';

const AGREEMENT = {
  name: 'agreement.pdf',
  type: 'application/pdf',
  content: Buffer.from('%PDF-1.4 agreement').toString('base64'),
};

/** An adjustment that needs a second person, asked for by the platform's calls. @returns the number of the approval */
export function askForAdjustment(bench: Bench, username: string): string {
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
