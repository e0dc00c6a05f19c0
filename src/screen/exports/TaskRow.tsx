import { useState } from 'react';
import { CopyText } from '@/components/CopyText';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { ExportTask } from '@/contract';
import { ApiError } from '@/domain/apiError';
import { taskFits, taskTones } from '@/domain/exportTask';
import { sizeText } from '@/domain/numbers';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { cancelTask, downloadTask, retryTask } from '@/services/commonExport';
import { RowAction } from './RowAction';
import { exportName, exportWords } from './words';

const DIGEST_SHOWN = 12;

function Progress({ task: { status, done, total, taskId } }: { task: ExportTask }) {
  const t = useT();
  if (status !== 'RUNNING') return null;
  const text = total === null ? t('exports.counting') : t('exports.progress', { done, total });
  return (
    <span className="mention-head">
      <progress aria-label={t('exports.progressOf', { no: taskId })} max={total ?? undefined} value={total ? done : undefined} />
      {text}
    </span>
  );
}

function FileFacts({ task: { size, sha256, until, taskId } }: { task: ExportTask }) {
  const t = useT();
  const { locale } = useFormat();
  return (
    <span className="mention-head soft">
      {size !== null && <span>{sizeText(size, locale)}</span>}
      {sha256 && (
        <CopyText text={sha256} name={t('exports.digestOf', { no: taskId })}>
          {t('exports.digest', { start: sha256.slice(0, DIGEST_SHOWN) })}
        </CopyText>
      )}
      {until && (
        <span>
          {t('exports.until')} <Time at={until} />
        </span>
      )}
    </span>
  );
}

interface TaskRowProps {
  task: ExportTask;
  /** Its columns, when it does not have the usual ones. */
  columns: string | undefined;
  onChange: (next: ExportTask) => void;
  /** The row is older than what the server says. */
  onStale: () => void;
}

/** One export: what it holds, how far it is, and what can be done with it. */
export function TaskRow({ task, columns, onChange, onStale }: TaskRowProps) {
  const t = useT();
  const format = useFormat();
  const { taskId, version, accessKey, status, format: type, createdAt, failure, scheduleId } = task;
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const change = useSubmit((send: typeof cancelTask, options) => send({ taskId, version }, options), onChange, onStale);

  const save = async () => {
    setIsSaving(true);
    setRefused(undefined);
    try {
      await downloadTask(taskId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A declined question says nothing (docs/rules/session.md#step-up).
      if (error.kind === 'aborted' || error.error === 'STEP_UP_REQUIRED') return;
      setRefused(error.msg || t('exports.notSaved'));
      onStale();
    } finally {
      setIsSaving(false);
    }
  };
  const words = exportWords(task, t, format).map(({ label, value }) => `${label}: ${value}`);
  const facts = [joinedText(words) || t('exports.allRows'), columns, scheduleId && t('exports.bySchedule')];
  return (
    <li className="export-row">
      <div className="export-facts">
        <span className="mention-head">
          <strong>{exportName(accessKey, t)}</strong>
          <span className="number">{taskId}</span>
          <span>{type.toUpperCase()}</span>
          <StatusTag group="exports.status" value={status} tones={taskTones} />
          <Time at={createdAt} withRelative />
        </span>
        <span>{joinedText(facts)}</span>
        <Progress task={task} />
        {status === 'READY' && <FileFacts task={task} />}
        {status === 'FAILED' && failure && <span className="text-error">{failure.msg}</span>}
        {refused && (
          <span role="alert" className="text-error">
            {refused}
          </span>
        )}
      </div>
      <div className="export-actions">
        {taskFits('download', status) && (
          <RowAction label={t('exports.download')} of={taskId} isBusy={isSaving} onClick={() => void save()} />
        )}
        {taskFits('cancel', status) && (
          <RowAction
            label={t('exports.cancel')}
            of={taskId}
            isBusy={change.isBusy}
            onClick={() => void change.submit(cancelTask)}
          />
        )}
        {taskFits('retry', status) && (
          <RowAction
            label={t('exports.retry')}
            of={taskId}
            isBusy={change.isBusy}
            onClick={() => void change.submit(retryTask)}
          />
        )}
      </div>
    </li>
  );
}
