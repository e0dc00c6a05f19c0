import { Duration } from '@/components/Duration';
import { RawText } from '@/components/RawText';
import { ScrollTable } from '@/components/ScrollTable';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { TrialDetail, TrialStep } from '@/contract';
import { trialSteps, trialStepTones } from '@/domain/trial';
import { useLabel } from '@/hooks/useLabel';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';

/** Routing trace: eligible channels in order, then the excluded ones. */
function Trace({ trace }: { trace: NonNullable<TrialDetail['trace']> }) {
  const t = useT();
  const ruleOf = useRule();
  return (
    <ScrollTable
      label={t('trial.detail.trace')}
      rows={trace}
      rowKey={({ wayCode, channelCode }, index) => `${wayCode} ${channelCode} ${index}`}
      columns={[
        {
          title: t('trial.field.channelCode'),
          isHeader: true,
          render: ({ channelCode, channelName }) => (channelCode ? `${channelCode} ${channelName ?? ''}` : '–'),
        },
        { title: t('trial.field.wayCode'), render: ({ wayCode }) => wayCode ?? '–' },
        { title: t('trial.detail.rule'), render: ({ rule, why }) => why ?? ruleOf(rule) ?? t('trial.detail.candidate') },
      ]}
    />
  );
}

function Raw({ step, label }: { step: TrialStep; label: string }) {
  const t = useT();
  if (!step.raw) return null;
  return (
    <details>
      <summary>{t('trial.detail.raw', { step: label })}</summary>
      <RawText label={label} text={step.raw} />
    </details>
  );
}

/** Steps in time order, with raw messages. The routing step shows its trace. */
export function Steps({ detail: { steps, trace = [] } }: { detail: Pick<TrialDetail, 'steps' | 'trace'> }) {
  const labelOf = useLabel();
  return (
    <ol className="inline-times">
      {steps.map((step, index) => {
        const label = labelOf('trial.failedStep', trialSteps, step.step);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={`${step.step} ${index}`}>
            <strong>{label}</strong> <StatusTag group="trial.stepState" value={step.state} tones={trialStepTones} />{' '}
            {step.at && <Time at={step.at} />}
            {step.offsetMs !== null && step.offsetMs !== undefined && (
              <small className="soft">
                {' '}
                +<Duration ms={step.offsetMs} />
              </small>
            )}
            {step.step === 'ROUTE' && trace.length > 0 && <Trace trace={trace} />}
            <Raw step={step} label={label} />
          </li>
        );
      })}
    </ol>
  );
}
