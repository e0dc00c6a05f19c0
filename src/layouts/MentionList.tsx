import { history, useLocation } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Empty, Modal, Skeleton } from 'antd';
import { Fragment, useEffect, useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { Tabs } from '@/components/Tabs';
import { Time } from '@/components/Time';
import type { Mention, OwnNotice } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { approvalViews } from '@/domain/approval';
import { inbox } from '@/domain/inbox';
import { isKnownEntity, recordAddress } from '@/domain/records';
import { createRequestId } from '@/domain/requestId';
import { useCode } from '@/hooks/useCode';
import { useInbox } from '@/hooks/useInbox';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { useHasTasks } from '@/screen/useHasTasks';
import { pageMentions, readMentions } from '@/services/common';
import { type InboxPlace, noteCounts, noteInbox } from '@/stores/mentions';
import { openSecurity } from '@/stores/ownSecurity';
import { ApprovalList, OneApproval } from './Approvals';
import { Notices } from './Notices';
import { Work } from './Work';
import './MentionList.css';

const SHOWN = 50;
const loadExports = () => withTexts(import(/* webpackChunkName: "exports" */ '../screen/exports'));

/** In a chunk of its own, which the export menus share. */
function Exports() {
  const code = useCode(loadExports, true);
  return code ? <code.ExportsTab /> : <Skeleton active title={false} />;
}

interface EntryProps {
  mention: Mention;
  onOpen: () => void;
}

function Entry({ mention: { id, isRead, note }, onOpen }: EntryProps) {
  const t = useT();
  return (
    <li className={isRead ? 'mention-entry' : 'mention-entry is-unread'}>
      <button type="button" onClick={onOpen}>
        <span className="mention-head">
          {!isRead && <span className="tag tag-processing">{t('mention.unread')}</span>}
          <strong>{note.by}</strong>
          <span className="number">{id}</span>
          <Time at={note.at} withRelative />
        </span>
        <span className="mention-text">{note.text}</span>
      </button>
    </li>
  );
}

/** What the bell counts comes first, then the work. */
const firstTab = ({ unread, toDecide, work }: ReturnType<typeof inbox.get>): string =>
  toDecide ? 'TO_DECIDE' : unread || work === undefined ? 'mentions' : 'work';

interface MentionListProps extends InboxPlace {
  onClose: () => void;
}

/**
 * Notices of the operator; on a server without notices the notes that mention the operator, newest first. Work and
 * approvals are tabs beside them, on a server that has them.
 */
export default function MentionList({ approvalNo, tab: first, onClose }: MentionListProps) {
  const t = useT();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // A link of the inbox leads to its record.
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  const counts = useInbox();
  const hasTasks = useHasTasks();
  const { hasNotices, toDecide, work } = counts;
  /** Number of own approvals that wait, once an answer has told it. */
  const [mine, setMine] = useState<number>();
  const [tab, setTab] = useState(first);
  const [opened, setOpened] = useState(approvalNo);
  const { data, error, refresh, mutate } = useRequest(() => pageMentions(hasNotices ? 1 : SHOWN), {
    onSuccess: (page) => {
      noteCounts(page);
      setTab((before) => before ?? firstTab(inbox.get()));
    },
    onError: () => undefined,
  });
  const { submit, isBusy } = useSubmit(
    (_: undefined, options) => readMentions({}, options),
    ({ unread }) => {
      noteInbox({ unread });
      mutate((before) => before && { ...before, unread, list: before.list.map((mention) => ({ ...mention, isRead: true })) });
    },
  );

  const open = (mention: Mention) => {
    const { entity, id } = mention;
    if (!isKnownEntity(entity)) return;
    onClose();
    history.push(recordAddress({ entity, no: id }, history.location));
    if (mention.isRead) return;
    // Quiet, and not awaited: on failure the mention stays unread, and the bell still counts it.
    void readMentions({ noteNos: [mention.note.noteNo] }, { idempotencyKey: createRequestId(), isQuiet: true })
      .then(({ unread }) => noteInbox({ unread }))
      .catch(ignoreApiError);
  };

  const openNotice = ({ entity, id }: OwnNotice) => {
    setTab(entity === 'task' || entity === 'schedule' ? 'exports' : 'mentions');
    if (entity === 'task' || entity === 'schedule') return;
    if (entity === 'approval' && id) setOpened(id);
    else if (isKnownEntity(entity) && id) {
      onClose();
      history.push(recordAddress({ entity, no: id }, history.location));
    } else openSecurity();
  };

  const content = () => {
    if (error) return <LoadFailed error={error} title={t('mention.listFailed')} onRetry={refresh} />;
    if (!data) return <Skeleton active title={false} />;
    if (data.list.length === 0) return <Empty description={t('mention.empty')} />;
    return (
      <Fragment>
        <ul className="mention-list">
          {data.list.map((mention) => (
            <Entry key={mention.note.noteNo} mention={mention} onOpen={() => open(mention)} />
          ))}
        </ul>
        {data.total > data.list.length && (
          <p className="soft">{t('mention.newest', { count: data.list.length, total: data.total })}</p>
        )}
      </Fragment>
    );
  };
  const hasUnread = (data?.unread ?? 0) > 0;

  const readAll = data && data.list.length > 0 && (
    <Button disabled={!hasUnread} loading={isBusy} onClick={() => void submit(undefined)}>
      {t('mention.readAll')}
    </Button>
  );
  const mentions = hasNotices ? <Notices onOpen={openNotice} /> : <div aria-busy={!data && !error}>{content()}</div>;
  const footer = !hasNotices && readAll;

  if (toDecide === undefined && work === undefined && !hasTasks)
    return (
      <Modal
        open
        title={t(hasNotices ? 'ownNotice.title' : 'mention.title')}
        onCancel={onClose}
        width={560}
        footer={footer || null}
      >
        {mentions}
      </Modal>
    );
  const take = (next: { toDecide: number; mine: number }) => {
    setMine(next.mine);
    noteInbox({ toDecide: next.toDecide });
  };
  const openApproval = (no: string) => {
    setTab('work');
    setOpened(no);
  };
  const countOf = { TO_DECIDE: toDecide, MINE: mine, DONE: undefined };
  return (
    <Modal open title={t('approval.title')} onCancel={onClose} width={820} footer={null}>
      {opened ? (
        <OneApproval no={opened} onBack={() => setOpened(undefined)} />
      ) : (
        <Tabs
          destroyOnHidden
          activeKey={tab ?? firstTab(counts)}
          onChange={setTab}
          items={[
            ...(work === undefined
              ? []
              : [{ key: 'work', label: t('work.tab', { count: work }), children: <Work onApproval={openApproval} /> }]),
            {
              key: 'mentions',
              label: t(hasNotices ? 'ownNotice.title' : 'approval.mentions'),
              children: (
                <>
                  {mentions}
                  {footer}
                </>
              ),
            },
            ...(toDecide === undefined ? [] : approvalViews).map((view) => ({
              key: view,
              label: t(`approval.view.${view}`, { count: countOf[view] ?? 'unknown' }),
              children: (
                <ApprovalList
                  view={view}
                  onOpen={(no) => {
                    setTab(view);
                    setOpened(no);
                  }}
                  onCounts={take}
                />
              ),
            })),
            ...(hasTasks ? [{ key: 'exports', label: t('exports.title'), children: <Exports /> }] : []),
          ]}
        />
      )}
    </Modal>
  );
}
