import { ActionButton, RowAction } from '@/components/ActionButton';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Maintenance, MaintenanceNotice } from '@/contract';
import { levelTones, noticeTones } from '@/domain/maintenance';
import { asShown } from '@/domain/written';
import { useT } from '@/hooks/useT';
import type { Ask } from './dialog';

function Actions({ all, notice, ask }: { all: Maintenance; notice: MaintenanceNotice; ask: Ask }) {
  const t = useT();
  const { noticeId, status } = notice;
  if (status === 'ENDED' || status === 'WITHDRAWN') return null;
  return (
    <span className="row-actions">
      <RowAction
        access="sys:maintenance:notice:save"
        label={t('maintain.action.editOf', { name: noticeId })}
        state={versioned(all, { isAllowed: true })}
        onClick={() => ask({ kind: 'notice', notice })}
      >
        {t('maintain.action.edit')}
      </RowAction>
      <RowAction
        access="sys:maintenance:notice:withdraw"
        isDanger
        label={t('maintain.action.withdrawOf', { name: noticeId })}
        state={versioned(all, { isAllowed: true })}
        onClick={() => ask({ kind: 'withdraw', notice })}
      >
        {t('maintain.action.withdraw')}
      </RowAction>
    </span>
  );
}

/** Current and past notices. */
export function Notices({ all, ask }: { all: Maintenance; ask: Ask }) {
  const t = useT();
  const { notices } = all;
  const columns: ScrollColumn<MaintenanceNotice>[] = [
    { title: t('maintain.field.noticeId'), isHeader: true, render: ({ noticeId }) => noticeId },
    {
      title: t('maintain.field.status'),
      render: ({ status }) => <StatusTag group="maintain.noticeStatus" value={status} tones={noticeTones} />,
    },
    {
      title: t('maintain.field.level'),
      render: ({ level }) => <StatusTag group="maintain.level" value={level} tones={levelTones} />,
    },
    {
      title: t('maintain.field.text'),
      render: ({ text }) => (
        <span className="stack">
          {asShown(text.en)}
          <span>{text.zh}</span>
        </span>
      ),
    },
    { title: t('maintain.field.from'), render: ({ from }) => <Time at={from} /> },
    { title: t('maintain.field.to'), render: ({ to }) => <Time at={to} /> },
    {
      title: t('maintain.field.mustAck'),
      render: ({ mustAck, ackCount = 0 }) => (mustAck ? t('maintain.message.acked', { count: ackCount }) : '–'),
    },
    { title: t('maintain.field.changedBy'), render: ({ changedBy }) => changedBy ?? '–' },
    { title: t('common.list.actions'), render: (notice) => <Actions all={all} notice={notice} ask={ask} /> },
  ];
  return (
    <>
      <div className="panel-line">
        <ActionButton access="sys:maintenance:notice:save" isPrimary onClick={() => ask({ kind: 'notice' })}>
          {t('maintain.action.addNotice')}
        </ActionButton>
      </div>
      {notices.length === 0 ? (
        <p className="soft">{t('maintain.message.noNotices')}</p>
      ) : (
        <ScrollTable label={t('maintain.tab.notices')} rows={notices} rowKey={({ noticeId }) => noticeId} columns={columns} />
      )}
    </>
  );
}
