import { Checkbox, Form, Input } from 'antd';
import { useEffect } from 'react';
import { FormModal } from '@/components/FormModal';
import type { DictColor, DictItem, DictType } from '@/contract';
import { hasBadPattern } from '@/domain/accountPattern';
import { dictColors, hasBadDigits, isInUse, isOwned, parseExtra } from '@/domain/dict';
import { isOneOf } from '@/domain/typed';
import { useLocale, useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { addDictItem, editDictItem } from '@/services/dict';
import type { DialogProps } from './dialog';
import { LabelTag } from './Items';

interface Values {
  value: string;
  label: string;
  labelEn: string;
  color: DictColor;
  isDefault: boolean;
  parentValue: string;
  extra: string;
  remark: string;
}

const TEXT_MAX = 80;
const VALUE_MAX = 64;
const EXAMPLE = '{"minorDigits": 2}';

/** Adds or edits an item. For a built-in type, only labels and color can change. */
export function ItemModal({ type, item, finish, ...rest }: DialogProps & { type: DictType; item?: DictItem }) {
  const t = useT();
  const field = fieldsFor<Values>()('sys.dict', t);
  const isChinese = useLocale() === 'zh-CN';
  const [form] = Form.useForm<Values>();
  const shown = Form.useWatch((values) => ({ label: isChinese ? values.label : values.labelEn, color: values.color }), form);
  const { dictType, version } = type;
  const areLabelsOnly = isOwned(type);
  // A stored pattern that is none is told before anything is changed.
  useEffect(() => {
    if (hasBadPattern(item?.extra)) void form.validateFields(['extra']).catch(() => undefined);
  }, [form, item]);
  const isFixed = item !== undefined && isInUse(item);
  const send = (values: Values, options: { idempotencyKey: string }) => {
    const { label, labelEn, color } = values;
    const own = { dictType, label, labelEn, color };
    if (item && areLabelsOnly) return editDictItem({ ...own, version, itemId: item.itemId }, options);
    const { value, isDefault, parentValue, remark } = values;
    const more = { value, isDefault, parentValue: parentValue || null, extra: parseExtra(values.extra) ?? null, remark };
    return item
      ? editDictItem({ ...own, ...more, version, itemId: item.itemId }, options)
      : addDictItem({ ...own, ...more }, options);
  };
  return (
    <FormModal<Values, Awaited<ReturnType<typeof addDictItem>>>
      id="dict-item"
      form={form}
      title={
        item ? t('sys.dict.form.editItem', { name: dictType, value: item.value }) : t('sys.dict.form.addItem', { name: dictType })
      }
      okText={t('sys.dict.action.save')}
      initialValues={{
        value: item?.value ?? '',
        label: item?.label ?? '',
        labelEn: item?.labelEn ?? '',
        color: item?.color ?? 'default',
        isDefault: item?.isDefault ?? false,
        parentValue: item?.parentValue ?? '',
        extra: item?.extra ? JSON.stringify(item.extra) : '',
        remark: item?.remark ?? '',
      }}
      send={send}
      onDone={(next, { value = item?.value ?? '' }) => finish(t('sys.dict.message.saved', { name: value }), next)}
      {...rest}
    >
      {areLabelsOnly ? (
        <p className="soft">{t('sys.dict.form.owned')}</p>
      ) : (
        field.text(
          'value',
          VALUE_MAX,
          {
            isRequired: true,
            form: [/^[A-Za-z0-9_.-]{1,64}$/, t('sys.dict.form.valuePattern')],
            hint: t(isFixed ? 'sys.dict.form.fixed' : 'sys.dict.form.valuePattern'),
            validateTrigger: 'onSubmit',
          },
          { disabled: isFixed },
        )
      )}
      <div className="dict-pair">
        {field.text('label', TEXT_MAX, { isRequired: true, validateTrigger: 'onSubmit' })}
        {field.text('labelEn', TEXT_MAX, { isRequired: true, validateTrigger: 'onSubmit' })}
      </div>
      <div className="dict-pair">
        {field.one(
          'color',
          dictColors,
          {
            hint: shown?.label && (
              <>
                {t('sys.dict.form.preview')} <LabelTag label={shown.label} color={shown.color} />
              </>
            ),
          },
          {
            optionRender: ({ value, label }) => (
              <LabelTag label={String(label)} color={isOneOf(dictColors, value) ? value : undefined} />
            ),
          },
        )}
        {!areLabelsOnly && field.text('parentValue', VALUE_MAX)}
      </div>
      {!areLabelsOnly && (
        <>
          <Form.Item name="isDefault" valuePropName="checked" extra={t('sys.dict.form.defaultHint')}>
            <Checkbox disabled={item?.status === 'DISABLED'}>{t('sys.dict.field.isDefault')}</Checkbox>
          </Form.Item>
          <Form.Item
            name="extra"
            label={t('sys.dict.field.extra')}
            validateTrigger="onSubmit"
            rules={[
              {
                validator: async (_, text: string) => {
                  const extra = parseExtra(text ?? '');
                  if (extra === undefined) throw new Error(t('sys.dict.form.json', { example: EXAMPLE }));
                  if (hasBadDigits(dictType, form.getFieldValue('value') ?? '', extra))
                    throw new Error(t('sys.dict.form.minorDigits'));
                  if (hasBadPattern(extra)) throw new Error(t('sys.dict.form.accountPattern', { example: '^[0-9]{10,16}$' }));
                },
              },
            ]}
          >
            <Input.TextArea rows={2} placeholder={t('parts.example', { value: EXAMPLE })} />
          </Form.Item>
          {field.note('remark')}
        </>
      )}
    </FormModal>
  );
}
