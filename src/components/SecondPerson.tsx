import { Alert } from 'antd';
import { approvals } from '@/contract/approvals';
import { useInbox } from '@/hooks/useInbox';
import { useT } from '@/hooks/useT';

/** Access key of a call that may need a second person. */
export type ApprovalKey = keyof typeof approvals;

/** Announces before sending that a second person must approve (docs/rules/approval.md#console). */
export function SecondPerson({ access }: { access: ApprovalKey }) {
  const t = useT();
  const { toDecide } = useInbox();
  if (toDecide === undefined) return null;
  return <Alert type="info" showIcon style={{ marginBlockEnd: 12 }} title={t(`approval.announce.${approvals[access]}`)} />;
}
