import { useRequest } from 'ahooks';
import { Button, Checkbox, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { Time } from '@/components/Time';
import type { OwnNotice } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { createRequestId } from '@/domain/requestId';
import { joinedText } from '@/domain/written';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { pageOwnNotices, readOwnNotices } from '@/services/notice';
import { noteInbox } from '@/stores/mentions';
import { NoticeSettings } from './NoticeSettings';
import './Notices.css';

const SHOWN = 50;

function Entry({ notice, onOpen }: { notice: OwnNotice; onOpen: () => void }) {
  const t = useT();
  const { kind, at, isRead, id, entity, by, outcome, text, count, ip, userAgent } = notice;
  const what = outcome
    ? t(`ownNotice.outcome.${outcome}`)
    : count
      ? t('ownNotice.ended', { count })
      : t(`ownNotice.kind.${kind}`);
  const facts = [by && t('ownNotice.by', { name: by }), text, ip, userAgent].filter(Boolean);
  return (
    <li className={isRead ? 'mention-entry' : 'mention-entry is-unread'}>
      <button type="button" onClick={onOpen}>
        <span className="mention-head">
          {!isRead && <span className="tag tag-processing">{t('mention.unread')}</span>}
          <strong>{what}</strong>
          {entity && <span className="number">{id}</span>}
          <Time at={at} withRelative />
        </span>
        <span className="mention-text">{joinedText(facts)}</span>
      </button>
    </li>
  );
}

/** What happened to the operator, newest first; opening one marks it as read (docs/rules/notice.md#inbox). */
export function Notices({ onOpen }: { onOpen: (notice: OwnNotice) => void }) {
  const t = useT();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const { data, error, loading, refresh, mutate } = useRequest(() => pageOwnNotices({ unreadOnly, pageSize: SHOWN }), {
    refreshDeps: [unreadOnly],
    onSuccess: ({ unread }) => noteInbox({ unread }),
    onError: () => undefined,
  });
  const markRead = (unread: number, isMarked: (notice: OwnNotice) => boolean) => {
    noteInbox({ unread });
    mutate(
      (before) =>
        before && { ...before, unread, list: before.list.map((one) => (isMarked(one) ? { ...one, isRead: true } : one)) },
    );
  };
  const { submit, isBusy } = useSubmit(
    (_: undefined, options) => readOwnNotices({}, options),
    ({ unread }) => markRead(unread, () => true),
  );

  const open = (notice: OwnNotice) => {
    onOpen(notice);
    if (notice.isRead) return;
    // Quiet, and not awaited: on failure the notice stays unread, and the bell still counts it.
    void readOwnNotices({ noticeNos: [notice.noticeNo] }, { idempotencyKey: createRequestId(), isQuiet: true })
      .then(({ unread }) => markRead(unread, (one) => one === notice))
      .catch(ignoreApiError);
  };

  const list = (page: NonNullable<typeof data>) => (
    <>
      {page.list.length === 0 ? (
        <Empty description={t(unreadOnly ? 'ownNotice.allRead' : 'ownNotice.empty')} />
      ) : (
        <ul className="mention-list">
          {page.list.map((notice) => (
            <Entry key={notice.noticeNo} notice={notice} onOpen={() => open(notice)} />
          ))}
        </ul>
      )}
      {page.total > page.list.length && (
        <p className="soft">{t('mention.newest', { count: page.list.length, total: page.total })}</p>
      )}
    </>
  );
  if (error) return <LoadFailed error={error} title={t('ownNotice.failed')} onRetry={refresh} />;
  if (!data)
    return (
      <div aria-busy>
        <Skeleton active title={false} />
      </div>
    );
  return (
    <>
      <div className="notice-bar">
        <Checkbox checked={unreadOnly} onChange={({ target }) => setUnreadOnly(target.checked)}>
          {t('ownNotice.unreadOnly')}
        </Checkbox>
        <Button disabled={data.unread === 0} loading={isBusy} onClick={() => void submit(undefined)}>
          {t('mention.readAll')}
        </Button>
        <Button aria-expanded={isSetting} onClick={() => setIsSetting(!isSetting)}>
          {t('ownNotice.settings')}
        </Button>
      </div>
      {isSetting && (
        <NoticeSettings settings={data.settings} onChange={(settings) => mutate((before) => before && { ...before, settings })} />
      )}
      {loading ? <Skeleton active title={false} /> : list(data)}
    </>
  );
}
