import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ConsoleNotice } from '@/contract';
import { alertTypes } from '@/domain/maintenance';
import { createRequestId } from '@/domain/requestId';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLocale, useT } from '@/hooks/useT';
import { ackNotice } from '@/services/common';
import { closeLocal, consoleNotices, isLocal, type LocalNotice, noteNotices } from '@/stores/notices';
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
      title={joinedText([head, words, ...when])}
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

/**
 * Of this browser: stored things that could not be read (docs/rules/console.md#stored-things), or that it keeps none; for administrators
 * also what /config.json holds beside the settings of this version (docs/rules/console.md#site-settings).
 */
function LocalBanner({ notice }: { notice: LocalNotice }) {
  const t = useT();
  const access = useAccess();
  const words = () => {
    if (notice.kind === 'UNKEPT') return t('parts.stored.unkept');
    if (notice.kind === 'SETTINGS') return t('site.unknown', { names: notice.names.join(', ') });
    const names = notice.dropped.map((kind) => t(`parts.stored.kind.${kind}`));
    const told = t('parts.stored.dropped', { names: names.join(', ') });
    return notice.dropped.includes('change') ? `${told} ${t('parts.stored.check')}` : told;
  };
  if (notice.kind === 'SETTINGS' && !access['sys:menu:edit']) return null;
  return (
    <Alert banner closable={{ 'aria-label': t('common.action.close'), onClose: () => closeLocal(notice) }} title={words()} />
  );
}

type Shown = ReturnType<typeof consoleNotices.get>;

/** Closed services, maintenance windows, notices, a missing second factor, and what this browser has to tell, on every screen. */
export function NoticeBanners({ notices, enrolBy }: { notices: Shown; enrolBy?: string | null }) {
  return (
    <>
      {enrolBy && <EnrolBanner by={enrolBy} />}
      {notices.map((notice) =>
        isLocal(notice) ? (
          <LocalBanner key={notice.noticeId} notice={notice} />
        ) : (
          <Banner key={`${notice.kind} ${notice.noticeId}`} notice={notice} />
        ),
      )}
    </>
  );
}
