import { Button } from 'antd';
import type { ApprovalAsked } from '@/contract';
import { useT } from '@/hooks/useT';
import { openInbox } from '@/stores/mentions';

/** Says that a call waits for a second person: a way to its approval, and who may decide (docs/rules/approval.md#console). */
export function AskedNotice({ text, asked }: { text: string; asked: ApprovalAsked }) {
  const t = useT();
  const { approvalNo: no, deciderCount, deciderRoles = [] } = asked;
  return (
    <span>
      <span>{text}</span>{' '}
      {deciderCount !== undefined && (
        <span>
          {t('approval.mayDecide', { count: deciderCount, named: deciderRoles.length, roles: deciderRoles.join(', ') })}
        </span>
      )}
      <Button type="link" size="small" onClick={() => openInbox({ approvalNo: no })}>
        {t('approval.show', { no })}
      </Button>
    </span>
  );
}
