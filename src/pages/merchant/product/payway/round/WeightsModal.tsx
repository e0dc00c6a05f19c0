import { App } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { Round, RoundHead } from '@/contract';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { saveRounds } from '@/services/round';
import type { DialogProps } from './dialog';
import { inputsOf } from './useDraft';

type Values = Record<string, number>;

/** Changes several weights with one save of the draft. */
export function WeightsModal({ rows, head, onDone, onRefusal, onClose }: DialogProps & { rows: readonly Round[] }) {
  const t = useT();
  const field = fieldsFor<Record<string, number>>()('round', t);
  const { message } = App.useApp();
  const { wayCode, version, draftVersion, channelCodes, weights = {} } = head;
  const shown = rows.filter(({ channelCode }) => channelCodes.includes(channelCode));
  return (
    <FormModal<Values, RoundHead>
      id="round-weights"
      title={t('round.dialog.weights.title', { count: shown.length })}
      okText={t('round.dialog.save')}
      initialValues={Object.fromEntries(shown.map(({ channelCode }) => [channelCode, weights[channelCode] ?? 0]))}
      send={(values, options) =>
        saveRounds(
          {
            wayCode,
            version,
            draftVersion,
            rounds: inputsOf(channelCodes, (code) => (values[code] === undefined ? {} : { weight: values[code] })),
          },
          options,
        )
      }
      onDone={() => {
        onDone();
        void message.success(t('round.message.saved'));
      }}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      <div className="round-form">
        {shown.map(({ channelCode, channelName = '' }) =>
          field.whole(channelCode, 0, 100, { label: `${channelCode} ${channelName}`, isRequired: true }),
        )}
      </div>
    </FormModal>
  );
}
