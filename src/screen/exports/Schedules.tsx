import { useRequest } from 'ahooks';
import { App, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { StatusTag } from '@/components/StatusTag';
import { SubmitAlerts } from '@/components/SubmitAlerts';
import { Time } from '@/components/Time';
import type { ExportSchedule, ExportTask } from '@/contract';
import { scheduleFits, scheduleTones, taskTones } from '@/domain/exportTask';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { pageSchedules, pauseSchedule, removeSchedule, resumeSchedule } from '@/services/commonExport';
import { useColumnWords } from './columns';
import { RowAction } from './RowAction';
import { EditSchedule } from './ScheduleDialog';
import { exportName, exportWords, useScreenTexts, useTimesText } from './words';

interface RowProps {
  schedule: ExportSchedule;
  /** Its columns, when it does not have the usual ones. */
  columns: string | undefined;
  /** Task of its last run, while it is known. */
  last: ExportTask | undefined;
  onChange: () => void;
  onEdit: () => void;
}

function Row({ schedule, columns, last, onChange, onEdit }: RowProps) {
  const t = useT();
  const format = useFormat();
  const timesText = useTimesText();
  const { modal } = App.useApp();
  const { scheduleId, version, name, accessKey, content, status, pausedFor, failures, nextRunAt, lastRunAt } = schedule;
  const change = useSubmit(
    (send: (body: { scheduleId: string; version: number }, options: { idempotencyKey: string }) => Promise<unknown>, options) =>
      send({ scheduleId, version }, options),
    onChange,
    onChange,
  );
  const askRemoval = () =>
    void modal.confirm({
      title: t('exports.removeSure'),
      content: (
        <>
          <div>{name}</div>
          <div>{t('exports.removeText')}</div>
        </>
      ),
      okText: t('exports.remove'),
      okButtonProps: { danger: true },
      cancelText: t('common.action.cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => change.submit(removeSchedule),
    });
  const canResume = scheduleFits('resume', status);
  const words = exportWords({ accessKey, ...content }, t, format).map(({ label, value }) => `${label}: ${value}`);
  return (
    <li className="export-row">
      <div className="export-facts">
        <span className="mention-head">
          <strong>{name}</strong>
          <span>{exportName(accessKey, t)}</span>
          <span>{schedule.format.toUpperCase()}</span>
          <StatusTag group="exports.scheduleStatus" value={status} tones={scheduleTones} />
        </span>
        <span>{joinedText([timesText(schedule), ...words, columns])}</span>
        {pausedFor && <span className="text-error">{t(`exports.pausedFor.${pausedFor}`)}</span>}
        {!pausedFor && failures > 0 && <span className="text-error">{t('exports.failures', { count: failures })}</span>}
        <span className="mention-head soft">
          {nextRunAt && (
            <span>
              {t('exports.nextRun')} <Time at={nextRunAt} />
            </span>
          )}
          {lastRunAt && (
            <span>
              {t('exports.lastRun')} <Time at={lastRunAt} />
            </span>
          )}
          {last && <StatusTag group="exports.status" value={last.status} tones={taskTones} />}
        </span>
        <SubmitAlerts refusal={change.refusal} isUnknown={change.isUnknown} />
      </div>
      <div className="export-actions">
        <RowAction label={t('exports.edit')} of={name} onClick={onEdit} />
        <RowAction
          label={t(canResume ? 'exports.resume' : 'exports.pause')}
          of={name}
          isBusy={change.isBusy}
          onClick={() => void change.submit(canResume ? resumeSchedule : pauseSchedule)}
        />
        <RowAction label={t('exports.remove')} of={name} onClick={askRemoval} />
      </div>
    </li>
  );
}

/** The own schedules (docs/rules/export.md#in-the-inbox). */
export function Schedules({ tasks }: { tasks: readonly ExportTask[] }) {
  const t = useT();
  const [edited, setEdited] = useState<ExportSchedule>();
  const { data, error, loading, refresh } = useRequest(pageSchedules, { onError: () => undefined });
  const hasTexts = useScreenTexts((data?.list ?? []).map(({ accessKey }) => accessKey));
  const columnWords = useColumnWords(
    (data?.list ?? []).map(({ accessKey, content }) => ({ accessKey, columns: content.columns })),
  );
  if (error && !data) return <LoadFailed error={error} title={t('exports.schedulesFailed')} isBusy={loading} onRetry={refresh} />;
  if (!data || !hasTexts) return <Skeleton active title={false} />;
  if (data.list.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('exports.noSchedules')} />;
  return (
    <>
      <ul className="export-list" aria-label={t('exports.schedules')}>
        {data.list.map((schedule) => (
          <Row
            key={schedule.scheduleId}
            schedule={schedule}
            columns={columnWords({ accessKey: schedule.accessKey, columns: schedule.content.columns })}
            last={tasks.find(({ taskId }) => taskId === schedule.lastTaskId)}
            onChange={refresh}
            onEdit={() => setEdited(schedule)}
          />
        ))}
      </ul>
      {edited && <EditSchedule schedule={edited} onDone={refresh} onClose={() => setEdited(undefined)} />}
    </>
  );
}
