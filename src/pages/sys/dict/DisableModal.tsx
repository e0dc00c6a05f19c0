import { FormModal, ReasonModal } from '@/components/FormModal';
import type { DictDetail, DictDisableReason, DictItem, DictType } from '@/contract';
import { dictDisableReasons, isInUse } from '@/domain/dict';
import { useT } from '@/hooks/useT';
import { disableDictItem, disableDictType } from '@/services/dict';
import type { DialogProps } from './dialog';

interface Reason {
  reasonCode?: DictDisableReason;
  remark?: string;
}

/** Disables a type or an item on all screens. Asks for a reason if it is used, or if its use is unknown. */
export function DisableModal({ type, item, finish, ...rest }: DialogProps & { type: DictType; item?: DictItem }) {
  const t = useT();
  const { dictType, version } = type;
  const name = item?.value ?? dictType;
  const shared = {
    id: 'dict-disable',
    title: item
      ? t('sys.dict.disable.item', { name: dictType, value: item.value })
      : t('sys.dict.disable.type', { name: dictType }),
    okText: t('sys.dict.action.disable'),
    isDanger: true,
    send: (reason: Reason, options: { idempotencyKey: string }): Promise<DictDetail> =>
      item
        ? disableDictItem({ dictType, version, itemId: item.itemId, ...reason }, options)
        : disableDictType({ dictType, version, ...reason }, options),
    onDone: (next: DictDetail) => finish(t('sys.dict.message.disabled', { name }), next),
    ...rest,
  };
  const text = t('sys.dict.disable.text');
  if (item && !isInUse(item))
    return (
      <FormModal<Reason, DictDetail> {...shared}>
        <p>
          {t('sys.dict.disable.unused')} {text}
        </p>
      </FormModal>
    );
  return (
    <ReasonModal<DictDisableReason, DictDetail>
      {...shared}
      reasons={dictDisableReasons}
      labelOf={(code) => t(`sys.dict.disableReason.${code}`)}
      text={text}
    />
  );
}
