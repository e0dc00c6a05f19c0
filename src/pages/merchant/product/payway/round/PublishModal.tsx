import { useRequest } from 'ahooks';
import { App } from 'antd';
import { useState } from 'react';
import { FormModal } from '@/components/FormModal';
import { Money } from '@/components/Money';
import { Part, useWhyWaiting } from '@/components/Part';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import type { RoundPublication, RoundReplay } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { shareText } from '@/domain/numbers';
import { createRequestId } from '@/domain/requestId';
import { countText } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { publishRounds } from '@/services/round';
import { Diff } from './Diff';
import type { DialogProps } from './dialog';

const REMARK_MIN = 4;

/** Compares the last hour with a replay of it under the draft. */
function Replay({ replay, currency }: { replay: RoundReplay; currency: string }) {
  const t = useT();
  if (replay.orders === 0) return <p className="soft">{t('round.replay.none')}</p>;
  const pair = (actual: string, expected: string) => t('round.replay.pair', { actual, expected });
  return (
    <>
      <p className="soft">{t('round.replay.text')}</p>
      <ScrollTable
        label={t('round.replay.title')}
        rows={replay.parts}
        rowKey={({ channelCode }) => channelCode}
        columns={[
          {
            title: t('round.field.channelCode'),
            isHeader: true,
            render: ({ channelCode, channelName }) => `${channelCode} ${channelName ?? ''}`,
          },
          { title: t('round.replay.actual'), isNumeric: true, render: ({ actualShare }) => shareText(actualShare) },
          { title: t('round.replay.expected'), isNumeric: true, render: ({ share }) => shareText(share) },
        ]}
      />
      {factsOf([
        { label: t('round.replay.orders'), value: replay.orders },
        { label: t('round.replay.amount'), value: <Money amount={replay.amount} currency={currency} /> },
        { label: t('round.replay.success'), value: pair(shareText(replay.actualSuccess), shareText(replay.expectedSuccess)) },
        {
          label: t('round.replay.cost'),
          value: (
            <>
              <Money amount={replay.actualCost} currency={currency} /> →{' '}
              <Money amount={replay.expectedCost} currency={currency} />
            </>
          ),
        },
        {
          label: t('round.replay.unserved'),
          value: replay.unserved > 0 && <strong className="text-error">{countText(replay.unserved)}</strong>,
        },
      ])}
    </>
  );
}

/** Shows the draft's changes and its replay, then publishes it. */
export function PublishModal({ head, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<typeof publishRounds>()('round', t);
  const { message } = App.useApp();
  // Keeps the versions you saw: later changes must not be published unseen.
  const [seen] = useState(() => ({ wayCode: head.wayCode, version: head.version, draftVersion: head.draftVersion }));
  const asked = useRequest(() => publishRounds({ ...seen, dryRun: true }, { idempotencyKey: createRequestId(), isQuiet: true }), {
    onError: ignoreApiError,
  });
  const whyNot = useWhyWaiting(asked);
  return (
    <FormModal<{ remark: string }, RoundPublication>
      id="round-publish"
      width={760}
      title={t('round.dialog.publish.title', { version: head.version + 1 })}
      okText={t('round.action.publish')}
      whyNot={whyNot}
      send={({ remark }, options) => publishRounds({ ...seen, dryRun: false, remark: remark.trim() }, options)}
      onDone={({ version }) => {
        onDone();
        void message.success(t('round.message.published', { version }));
      }}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      <Part asked={asked} failed={t('round.dialog.publish.failed')} rows={10}>
        {(data) => (
          <>
            <Section title={t('round.dialog.publish.changes')}>
              <Diff changes={data.changes} label={t('round.dialog.publish.changes')} />
            </Section>
            <Section title={t('round.replay.title')}>
              <Replay replay={data.replay} currency={head.currency ?? ''} />
            </Section>
          </>
        )}
      </Part>
      {field.note('remark', { isRequired: true, min: REMARK_MIN })}
    </FormModal>
  );
}
