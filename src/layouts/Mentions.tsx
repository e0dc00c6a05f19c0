import { BellOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { Badge, Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import type { Access } from '@/access';
import { canOpenRecords } from '@/domain/records';
import { useCode } from '@/hooks/useCode';
import { useInbox } from '@/hooks/useInbox';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { startMentions } from '@/stores/mentions';

const load = () => withTexts(import(/* webpackChunkName: "mention-list" */ './MentionList'));

function Bell({ hasMentions }: { hasMentions: boolean }) {
  const t = useT();
  const { unread, toDecide } = useInbox();
  /** Open, with the approval to show. */
  const [open, setOpen] = useState<{ approvalNo?: string }>();
  const code = useCode(load, open !== undefined);
  useEffect(() => startMentions((approvalNo) => setOpen({ approvalNo })), []);
  if (!hasMentions && toDecide === undefined) return null;
  const count = unread + (toDecide ?? 0);
  const label = t(toDecide === undefined ? 'common.header.bell' : 'common.header.inbox', { count });
  return (
    <>
      <Tooltip title={label}>
        <Button type="text" aria-label={label} onClick={() => setOpen({})}>
          <Badge count={count} size="small" overflowCount={99} title="">
            <BellOutlined aria-hidden className="bell" />
          </Badge>
        </Button>
      </Tooltip>
      {code && open && <code.default {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/**
 * Bell with the count of unread mentions, and of approvals to decide on a server with approvals. Hidden if the operator can neither
 * open records nor decide, or the server has no mentions.
 */
export function Mentions() {
  const granted = useAccess() as Access;
  const isBuilt = useIsBuilt('/common/note/mention');
  const hasMentions = canOpenRecords(granted);
  return isBuilt && (hasMentions || granted['common:approval:decide']) ? <Bell hasMentions={hasMentions} /> : null;
}
