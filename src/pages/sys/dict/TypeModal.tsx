import { Form, Input, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { DictType, DictValueKind } from '@/contract';
import { dictValueKinds } from '@/domain/dict';
import { useT } from '@/hooks/useT';
import { addDictType, editDictType } from '@/services/dict';
import { learnFrom } from './conflict';
import type { DialogProps } from './dialog';

interface Values {
  dictType: string;
  name: string;
  nameEn: string;
  valueKind: DictValueKind;
  remark?: string;
}

const TEXT_MAX = 80;
const REMARK_MAX = 200;

/** A new type, or names and remark of one of the business. */
export function TypeModal({ type, learn, finish, onClose }: DialogProps & { type?: DictType }) {
  const t = useT();
  const required = { required: true, whitespace: true, message: t('sys.dict.form.required') };
  return (
    <FormModal<Values, Awaited<ReturnType<typeof addDictType>>>
      id="dict-type"
      title={type ? t('sys.dict.form.editType', { name: type.dictType }) : t('sys.dict.form.addType')}
      okText={t('sys.dict.action.save')}
      initialValues={
        type
          ? { dictType: type.dictType, name: type.name, nameEn: type.nameEn, remark: type.remark ?? undefined }
          : { valueKind: 'STRING' }
      }
      send={({ dictType, name, nameEn, valueKind, remark = '' }, options) =>
        type
          ? editDictType({ dictType: type.dictType, version: type.version, name, nameEn, remark }, options)
          : addDictType({ dictType, name, nameEn, valueKind, remark }, options)
      }
      onDone={(next) => finish(t('sys.dict.message.saved', { name: next.dictType }), next, !type)}
      onRefusal={learnFrom(learn)}
      onClose={onClose}
    >
      {!type && (
        <Form.Item
          name="dictType"
          label={t('sys.dict.field.dictType')}
          extra={t('sys.dict.form.typePattern')}
          validateTrigger="onSubmit"
          rules={[required, { pattern: /^[a-z][a-z0-9_]{1,39}$/, message: t('sys.dict.form.typePattern') }]}
        >
          <Input autoComplete="off" maxLength={40} />
        </Form.Item>
      )}
      <div className="dict-pair">
        <Form.Item name="name" label={t('sys.dict.field.name')} validateTrigger="onSubmit" rules={[required]}>
          <Input autoComplete="off" maxLength={TEXT_MAX} />
        </Form.Item>
        <Form.Item name="nameEn" label={t('sys.dict.field.nameEn')} validateTrigger="onSubmit" rules={[required]}>
          <Input autoComplete="off" maxLength={TEXT_MAX} />
        </Form.Item>
      </div>
      {!type && (
        <Form.Item name="valueKind" label={t('sys.dict.field.valueKind')}>
          <Select options={dictValueKinds.map((value) => ({ value, label: t(`sys.dict.valueKind.${value}`) }))} />
        </Form.Item>
      )}
      <Form.Item name="remark" label={t('sys.dict.field.remark')}>
        <Input.TextArea rows={2} maxLength={REMARK_MAX} showCount />
      </Form.Item>
    </FormModal>
  );
}
