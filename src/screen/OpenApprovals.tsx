import { useRequest } from 'ahooks';
import { Alert, Button } from 'antd';
import { ignoreApiError } from '@/domain/apiError';
import { useInbox } from '@/hooks/useInbox';
import { useT } from '@/hooks/useT';
import { readOpenApprovals } from '@/stores/approvals';
import { openInbox } from '@/stores/mentions';

interface OpenApprovalsProps {
  /** The server's name of the kind of record. */
  entity: string;
  /** Number of the record; without it, all of this kind. */
  no?: string;
}

/** Approvals of a record that wait, each with a way to it in the inbox. Nothing on a server without approvals. */
export function OpenApprovals({ entity, no }: OpenApprovalsProps) {
  const t = useT();
  const counts = useInbox();
  const { data } = useRequest(() => readOpenApprovals(entity, no), {
    ready: counts.toDecide !== undefined,
    // The counts are new after each answer of the inbox, so after asking and deciding too.
    refreshDeps: [entity, no, counts],
    onError: ignoreApiError,
  });
  return data?.map(({ approvalNo, actionName, makerName }) => (
    <Alert
      key={approvalNo}
      type="warning"
      showIcon
      className="no-print"
      style={{ marginBlockEnd: 12 }}
      title={t('approval.open', { action: actionName, name: makerName })}
      action={
        <Button size="small" onClick={() => openInbox({ approvalNo })}>
          {t('approval.show', { no: approvalNo })}
        </Button>
      }
    />
  ));
}
