import type { NotifyTry } from '@/contract';
import { useT } from '@/hooks/useT';
import { Fold } from './Fold';
import { RawText } from './RawText';
import { ScrollTable } from './ScrollTable';
import { Time } from './Time';

/** Attempts to deliver the merchant callback, each with request and response. */
export function NotifyLines({ label, tries }: { label: string; tries: readonly NotifyTry[] }) {
  const t = useT();
  return (
    <>
      <ScrollTable
        label={label}
        rows={tries}
        rowKey={({ tryNo }) => String(tryNo)}
        columns={[
          { title: t('parts.notify.try'), isHeader: true, render: ({ tryNo }) => tryNo },
          { title: t('parts.notify.time'), render: ({ at }) => <Time at={at} /> },
          { title: t('parts.notify.by'), render: ({ by }) => by ?? t('parts.notify.schedule') },
          { title: t('parts.notify.status'), render: ({ httpStatus }) => httpStatus ?? t('parts.notify.noAnswer') },
          { title: t('parts.notify.latency'), isNumeric: true, render: ({ latencyMs }) => latencyMs ?? '–' },
        ]}
      />
      {tries.map(({ tryNo, url, request, response }) => (
        <Fold key={tryNo} show={t('parts.notify.show', { no: tryNo })} hide={t('parts.notify.hide', { no: tryNo })}>
          <RawText label={`${t('parts.notify.request', { no: tryNo })} ${url ?? ''}`} text={request ?? ''} />
          <RawText label={t('parts.notify.answer', { no: tryNo })} text={response ?? t('parts.notify.noAnswer')} />
        </Fold>
      ))}
    </>
  );
}
