import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ConsoleNotice } from '@/contract';
import { alertTypes } from '@/domain/maintenance';
import { createRequestId } from '@/domain/requestId';
import { useFormat } from '@/hooks/useFormat';
import { useLocale, useT } from '@/hooks/useT';
import { ackNotice } from '@/services/common';
import { consoleNotices, type LocalNotice, noteNotices } from '@/stores/notices';
import { openSecurity } from '@/stores/ownSecurity';

function Banner({ notice }: { notice: ConsoleNotice }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const { noticeId, kind, level, text, serviceCode, title, from, until, mustAck } = notice;
  const words = text[locale === 'zh-CN' ? 'zh' : 'en'];
  const head = kind === 'SERVICE' && serviceCode ? t(`mention.notice.closed.${serviceCode}`) : title;
  const when = [
    from && t('mention.notice.from', { time: format.time(from) }),
    until && kind !== 'NOTICE' && t('mention.notice.until', { time: format.time(until) }),
  ].filter(Boolean);
  const read = async () => {
    setIsBusy(true);
    try {
      await ackNotice(noticeId, { idempotencyKey: createRequestId() });
      noteNotices(consoleNotices.get().filter((one) => one.noticeId !== noticeId));
    } catch {
      // The failure is already reported; the banner stays until acknowledged.
      setIsBusy(false);
    }
  };
  return (
    <Alert
      banner
      type={alertTypes[level]}
      title={[head, words, ...when].filter(Boolean).join(' · ')}
      action={
        mustAck && (
          <Button size="small" loading={isBusy} onClick={() => void read()}>
            {t('mention.notice.read')}
          </Button>
        )
      }
    />
  );
}

function EnrolBanner({ by }: { by: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <Alert
      banner
      title={t('factor.enrolBy', { time: format.time(by) })}
      action={
        <Button size="small" onClick={openSecurity}>
          {t('factor.enrolAction')}
        </Button>
      }
    />
  );
}

/** Stored things that could not be read (docs/rules/console.md#stored-things), until the operator closes it. */
function DroppedBanner({ dropped }: LocalNotice) {
  const t = useT();
  const names = dropped.map((kind) => t(`parts.stored.kind.${kind}`));
  return (
    <Alert
      banner
      closable={{ 'aria-label': t('common.action.close'), onClose: () => noteNotices(consoleNotices.get(), []) }}
      title={[t('parts.stored.dropped', { names: names.join(', ') }), dropped.includes('change') && t('parts.stored.check')]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

type Shown = ReturnType<typeof consoleNotices.get>;

/** Closed services, maintenance windows, notices, a missing second factor, and lost settings, on every screen. */
export function NoticeBanners({ notices, enrolBy }: { notices: Shown; enrolBy?: string | null }) {
  return (
    <>
      {enrolBy && <EnrolBanner by={enrolBy} />}
      {notices.map((notice) =>
        notice.kind === 'DROPPED' ? (
          <DroppedBanner key={notice.noticeId} {...notice} />
        ) : (
          <Banner key={`${notice.kind} ${notice.noticeId}`} notice={notice} />
        ),
      )}
    </>
  );
}
