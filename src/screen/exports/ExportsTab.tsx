import { useRequest } from 'ahooks';
import { Empty, Skeleton } from 'antd';
import { useEffect } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { RefreshButton } from '@/components/RefreshButton';
import { Section } from '@/components/Section';
import { taskFits } from '@/domain/exportTask';
import { live } from '@/domain/live';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useT } from '@/hooks/useT';
import { pageTasks } from '@/services/commonExport';
import { useColumnWords } from './columns';
import './exports.css';
import { Schedules } from './Schedules';
import { TaskRow } from './TaskRow';
import { useScreenTexts } from './words';

const POLL_MS = 3_000;

/** The own export tasks and schedules (docs/rules/export.md#in-the-inbox). */
export function ExportsTab() {
  const t = useT();
  const hasSchedules = useIsBuilt('/common/schedule/page');
  const { data, error, loading, refresh, mutate } = useRequest(() => pageTasks(), { onError: () => undefined });
  const hasTexts = useScreenTexts((data?.list ?? []).map(({ accessKey }) => accessKey));
  const columnWords = useColumnWords(data?.list ?? []);
  // Whether the server still works at one.
  const isWaiting = data?.list.some(({ status }) => taskFits('cancel', status)) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(() => document.hidden || refresh(), POLL_MS);
    return () => window.clearInterval(timer);
  }, [isWaiting, refresh]);
  // The notice that an export has ended comes before the next poll.
  useEffect(() => live.on('inbox', refresh), [refresh]);

  const content = () => {
    if (error && !data) return <LoadFailed error={error} title={t('exports.failed')} isBusy={loading} onRetry={refresh} />;
    if (!data || !hasTexts) return <Skeleton active title={false} />;
    if (data.list.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('exports.empty')} />;
    return (
      <ul className="export-list" aria-label={t('exports.tasks')}>
        {data.list.map((task) => (
          <TaskRow
            key={task.taskId}
            task={task}
            columns={columnWords(task)}
            onChange={(next) =>
              mutate(
                (before) => before && { ...before, list: before.list.map((one) => (one.taskId === next.taskId ? next : one)) },
              )
            }
            onStale={refresh}
          />
        ))}
      </ul>
    );
  };
  return (
    <>
      <div className="export-tools">
        <span className="soft">{t('exports.hint')}</span>
        <RefreshButton onRefresh={refresh} />
      </div>
      <div aria-busy={!data && !error}>{content()}</div>
      {hasSchedules && (
        <Section title={t('exports.schedules')}>
          <Schedules tasks={data?.list ?? []} />
        </Section>
      )}
    </>
  );
}
