import { BellOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { Badge, Button, Tooltip } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Access } from '@/access';
import { canOpenRecords } from '@/domain/records';
import { useCode } from '@/hooks/useCode';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { startMentions, unreadMentions } from '@/stores/mentions';

const load = () => withTexts(import(/* webpackChunkName: "mention-list" */ './MentionList'));

function Bell() {
  const t = useT();
  const unread = useSyncExternalStore(unreadMentions.subscribe, unreadMentions.get);
  const [isOpen, setIsOpen] = useState(false);
  const code = useCode(load, isOpen);
  useEffect(startMentions, []);
  const label = t('common.header.bell', { count: unread });
  return (
    <>
      <Tooltip title={label}>
        <Button type="text" aria-label={label} onClick={() => setIsOpen(true)}>
          <Badge count={unread} size="small" overflowCount={99} title="">
            <BellOutlined aria-hidden className="bell" />
          </Badge>
        </Button>
      </Tooltip>
      {code && <code.default onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Bell with the count of unread mentions. Hidden if the operator cannot open records or the server has no mentions. */
export function Mentions() {
  const isBuilt = useIsBuilt('/common/note/mention');
  return canOpenRecords(useAccess() as Access) && isBuilt ? <Bell /> : null;
}
