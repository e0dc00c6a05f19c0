import { App } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyText } from '@/components/CopyText';
import { NOTICE } from '@/constants';
import type { ApprovalAsked } from '@/contract';
import { type ApiError, ASKED, isShown, noticeKey } from '@/domain/apiError';
import { inbox } from '@/domain/inbox';
import { fetchCode } from '@/hooks/useCode';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/store';
import { setNotifier } from '@/request/notifier';

/** Longer than other messages: there are names to read, and a link to follow. */
const ASKED_SEC = 10;
/** By then the sender of a refused call has it. */
const HANDED_OVER_MS = 100;
const loadAsked = () => withTexts(import('./AskedNotice'));

/**
 * Shows failures (docs/rules/calls.md#failures): a business refusal as a toast, a transport failure as a notification titled with
 * its status. Repeats of the same text become one message with a counter.
 * @param onForbidden called when a right was missing, so that the rights are read again
 */
export function useFailureNotices(onForbidden: () => void): void {
  const t = useT();
  const { message, notification } = App.useApp();
  const sayNow = useRef<(error: ApiError) => void>(undefined);
  const [forbidden, setForbidden] = useState<readonly ApiError[]>([]);

  // A dialog that was sent shows its refusal in the same rendering, or in an earlier one.
  useEffect(() => {
    if (forbidden.length === 0) return;
    for (const error of forbidden) if (!isShown(error)) sayNow.current?.(error);
    setForbidden((now) => now.filter((error) => !forbidden.includes(error)));
  }, [forbidden]);

  useEffect(() => {
    const shown = new Map<string, { count: number; timer: number }>();

    const countOf = (key: string) => {
      const before = shown.get(key);
      window.clearTimeout(before?.timer);
      const timer = window.setTimeout(() => shown.delete(key), NOTICE.durationSec * 1_000);
      const count = (before?.count ?? 0) + 1;
      shown.set(key, { count, timer });
      return count;
    };

    const wordsOf = (error: ApiError) => {
      const { kind, msg } = error;
      if (msg) return msg;
      return t(kind === 'http' || kind === 'business' || kind === 'aborted' ? 'error.noMessage' : `error.${kind}`);
    };

    const say = (error: ApiError) => {
      const text = wordsOf(error);
      const key = noticeKey(error, text);
      const count = countOf(key);
      const content = (
        <span>
          {count > 1 ? t('error.repeated', { msg: text, count }) : text}
          {error.requestId && (
            <small style={{ display: 'block' }}>
              {t('error.requestId')} <CopyText text={error.requestId} name={t('error.requestId')} />
            </small>
          )}
        </span>
      );
      if (error.code === ASKED) {
        inbox.asked();
        const showAsked = (words: ReactNode) => void message.open({ type: 'info', key, content: words, duration: ASKED_SEC });
        void fetchCode(loadAsked).then(
          ({ AskedNotice }) => showAsked(<AskedNotice text={text} asked={error.data as ApprovalAsked} />),
          () => showAsked(content),
        );
      } else if (error.kind === 'business') void message.open({ type: 'error', key, content, duration: NOTICE.durationSec });
      else if (error.kind === 'http')
        notification.error({ key, title: t('error.requestError', { status: error.status }), description: content });
      else notification.error({ key, title: content });
    };

    const show = (error: ApiError) => {
      if (!error.isForbidden) return say(error);
      onForbidden();
      window.setTimeout(() => setForbidden((now) => [...now, error]), HANDED_OVER_MS);
    };
    sayNow.current = say;

    const remove = setNotifier(show);
    return () => {
      remove();
      for (const { timer } of shown.values()) window.clearTimeout(timer);
    };
  }, [t, message, notification, onForbidden]);
}
