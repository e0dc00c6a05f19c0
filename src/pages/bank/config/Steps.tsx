import { Duration } from '@/components/Duration';
import { type ScrollColumn, ScrollTable } from '@/components/ScrollTable';
import type { UpstreamTest } from '@/contract';
import { useT } from '@/hooks/useT';

type Step = UpstreamTest['steps'][number];

export function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useT();
  const columns: ScrollColumn<Step>[] = [
    { title: t('upstream.detail.state'), isHeader: true, render: ({ step }) => t(`upstream.step.${step}`) },
    {
      title: t('upstream.detail.result'),
      render: ({ status }) => (
        <span className={status === 'FAILED' ? 'text-error' : undefined}>{t(`upstream.stepStatus.${status}`)}</span>
      ),
    },
    {
      title: t('upstream.detail.took'),
      isNumeric: true,
      render: ({ ms }) => <Duration ms={ms} />,
    },
    { title: t('upstream.detail.message'), render: ({ message }) => message },
  ];
  return <ScrollTable label={t('upstream.dialog.test.steps')} rows={steps} rowKey={({ step }) => step} columns={columns} />;
}
