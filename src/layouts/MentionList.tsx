import { history } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Empty, Modal, Skeleton } from 'antd';
import { Fragment } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { Time } from '@/components/Time';
import type { Mention } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { isKnownEntity, recordAddress } from '@/domain/records';
import { createRequestId } from '@/domain/requestId';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { pageMentions, readMentions } from '@/services/common';
import { noteUnread } from '@/stores/mentions';

const SHOWN = 50;

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

/** Notes that mention the operator, newest first. Opening one marks it as read. */
export default function MentionList({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, error, refresh, mutate } = useRequest(() => pageMentions(SHOWN), {
    onSuccess: ({ unread }) => noteUnread(unread),
    onError: () => undefined,
  });
  const { submit, isBusy } = useSubmit(
    (_: undefined, options) => readMentions({}, options),
    ({ unread }) => {
      noteUnread(unread);
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
      .then(({ unread }) => noteUnread(unread))
      .catch(ignoreApiError);
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

  return (
    <Modal
      open
      title={t('mention.title')}
      onCancel={onClose}
      width={560}
      footer={
        data && data.list.length > 0 ? (
          <Button disabled={!hasUnread} loading={isBusy} onClick={() => void submit(undefined)}>
            {t('mention.readAll')}
          </Button>
        ) : null
      }
    >
      <div aria-busy={!data && !error}>{content()}</div>
    </Modal>
  );
}
