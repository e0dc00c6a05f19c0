import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { canOpenRecords } from '@/domain/records';
import { useAccess } from '@/hooks/useAccess';
import { useCode } from '@/hooks/useCode';
import { useInbox } from '@/hooks/useInbox';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { type InboxPlace, startMentions } from '@/stores/mentions';

const load = () => withTexts(import(/* webpackChunkName: "mention-list" */ './MentionList'));

function Bell({ hasMentions }: { hasMentions: boolean }) {
  const t = useT();
  const { unread, hasNotices, toDecide, work } = useInbox();
  const [open, setOpen] = useState<InboxPlace>();
  const code = useCode(load, open !== undefined);
  useEffect(() => startMentions(setOpen), []);
  const isInbox = hasNotices || toDecide !== undefined || work !== undefined;
  if (!hasMentions && !isInbox) return null;
  // Work is in the name alone: all day it would be a number of three digits that nobody looks at (docs/rules/work.md#count).
  const count = unread + (toDecide ?? 0);
  const label = t(isInbox ? 'common.header.inbox' : 'common.header.bell', { count, work: work ?? 0 });
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
 * Bell with the count of unread notices (of mentions on a server without notices), and of approvals to decide on a server with
 * approvals. It also leads to the operator's work. Hidden if none of these concerns the operator, or the server
 * has no mentions.
 */
export function Mentions() {
  const granted = useAccess();
  const isBuilt = useIsBuilt('/common/note/mention');
  return isBuilt ? <Bell hasMentions={canOpenRecords(granted)} /> : null;
}
