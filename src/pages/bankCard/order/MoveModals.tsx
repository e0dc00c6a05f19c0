import { useRequest } from 'ahooks';
import { Form, InputNumber } from 'antd';
import { FormModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import type { CollectBulkResult, CollectCard } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { EXTEND } from '@/domain/collect';
import { joinedText } from '@/domain/written';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { extendCollect, getCollect, notifyCollects, reallocateCollect } from '@/services/collect';
import { About } from './About';
import { cardName } from './cells';
import type { CollectProps } from './dialog';
import { asResult, refOf } from './dialog';

const USUAL_MINUTES = 30;

export function ExtendModal({ rows, ...rest }: CollectProps) {
  const t = useT();
  const format = useFormat();
  const [row] = rows;
  const left = EXTEND.total - (row.extendedMinutes ?? 0);
  const most = Math.min(EXTEND.most, left);
  const limits = { least: EXTEND.least, most };
  return (
    <FormModal<{ minutes: number }, CollectBulkResult>
      id="collect-extend"
      title={t('collect.dialog.extend.title', { no: row.collectNo })}
      okText={t('collect.dialog.extend.ok')}
      initialValues={{ minutes: Math.min(USUAL_MINUTES, most) }}
      send={({ minutes }, options) => extendCollect({ ...refOf(row), minutes }, options).then(asResult)}
      {...rest}
    >
      <About rows={[row]} />
      <p>{t('collect.dialog.extend.text', { until: row.expireAt ? format.time(row.expireAt) : '' })}</p>
      <Form.Item
        name="minutes"
        label={t('collect.dialog.extend.minutes')}
        extra={t('collect.dialog.extend.left', { left, total: EXTEND.total })}
        rules={[
          { required: true, type: 'integer', min: EXTEND.least, max: most, message: t('collect.dialog.extend.wrong', limits) },
        ]}
      >
        <InputNumber precision={0} step={5} />
      </Form.Item>
    </FormModal>
  );
}

/** Assigns another card: the platform's choice, or one with enough room. */
export function ReallocateModal({ rows, ...rest }: CollectProps) {
  const t = useT();
  const field = fieldsFor<typeof reallocateCollect>()('collect', t);
  const format = useFormat();
  const [row] = rows;
  const asked = useRequest(() => getCollect(row.collectNo, { isQuiet: true }), { onError: ignoreApiError });
  const more = ({ canCarry, why, openOrders = 0, maxOpenOrders = 0, payableAmount }: CollectCard) =>
    canCarry
      ? joinedText([
          payableAmount && format.money(payableAmount, row.currency),
          t('collect.dialog.reallocate.open', { open: openOrders, most: maxOpenOrders }),
        ])
      : why;
  return (
    <FormModal<{ cardId?: string }, CollectBulkResult>
      id="collect-reallocate"
      title={t('collect.dialog.reallocate.title', { no: row.collectNo })}
      okText={t('collect.dialog.reallocate.ok')}
      send={({ cardId }, options) => reallocateCollect({ ...refOf(row), cardId: cardId || undefined }, options).then(asResult)}
      {...rest}
    >
      <About rows={[row]} />
      <p>{t('collect.dialog.reallocate.text')}</p>
      {field.item(
        'cardId',
        <LoadedSelect
          allowClear
          asked={asked}
          placeholder={t('collect.dialog.reallocate.automatic')}
          showSearch={{ optionFilterProp: 'label' }}
          options={(asked.data?.cards ?? []).map((card) => ({
            value: card.cardId,
            label: `${cardName(card)} (${card.cardId})`,
            disabled: !card.canCarry,
            more: more(card),
          }))}
          optionRender={({ label, data: option }) => (
            <span className="stack">
              {label}
              <small>{option.more}</small>
            </span>
          )}
        />,
        {
          label: t('collect.dialog.reallocate.card'),
          hint: asked.error && <span role="status">{t('collect.dialog.reallocate.failed')}</span>,
        },
      )}
    </FormModal>
  );
}

/** Resends callbacks. Moves no money, so one key press confirms it. */
export function NotifyModal({ rows, ...rest }: CollectProps) {
  const t = useT();
  const id = 'collect-notify';
  useDialogFocus(`button[form="${id}"]`);
  const count = rows.length;
  return (
    <FormModal<object, CollectBulkResult>
      id={id}
      title={t('collect.dialog.notify.title', { count })}
      okText={t('collect.dialog.notify.ok')}
      send={(_, options) => notifyCollects({ items: rows.map(refOf) }, options)}
      {...rest}
    >
      <About rows={rows} />
      <p>{t('collect.dialog.notify.text', { count })}</p>
    </FormModal>
  );
}
