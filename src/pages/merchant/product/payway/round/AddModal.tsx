import { App, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { RoundHead } from '@/contract';
import { rateText } from '@/domain/percent';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { saveRounds } from '@/services/round';
import type { DialogProps } from './dialog';
import { inputsOf } from './useDraft';

interface Values {
  channelCode: string[];
  weight: number;
}

const SHOWN_AT = { rounds: 'channelCode' };

/** Adds channels to the draft. Offers channels of the pay way's currency that it lacks. */
export function AddModal({ head, onDone, onRefusal, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<Values>()('round', t);
  const { message } = App.useApp();
  const { wayCode, version, draftVersion, channelCodes, addable = [] } = head;
  return (
    <FormModal<Values, RoundHead>
      id="round-add"
      title={t('round.dialog.add.title')}
      okText={t('round.action.add')}
      initialValues={{ weight: 0 }}
      shownAt={SHOWN_AT}
      send={({ channelCode, weight }, options) => {
        const added = channelCode.map((code) => ({ channelCode: code, weight }));
        return saveRounds({ wayCode, version, draftVersion, rounds: [...inputsOf(channelCodes), ...added] }, options);
      }}
      onDone={() => {
        onDone();
        void message.success(t('round.message.saved'));
      }}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      <p className="soft">
        {t(addable.length > 0 ? 'round.dialog.add.text' : 'round.dialog.add.none', { currency: head.currency ?? '' })}
      </p>
      {field.item(
        'channelCode',
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={t('round.dialog.add.none', { currency: head.currency ?? '' })}
          options={addable.map(({ channelCode, channelName = '', costRate }) => ({
            value: channelCode,
            label: `${channelCode} ${channelName} · ${t('round.field.costRate')} ${rateText(costRate)}`,
          }))}
        />,
        { isRequired: true },
      )}
      {field.whole('weight', 0, 100, { isRequired: true })}
    </FormModal>
  );
}
