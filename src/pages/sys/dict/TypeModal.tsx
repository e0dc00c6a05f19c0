import { FormModal } from '@/components/FormModal';
import type { DictType, DictValueKind } from '@/contract';
import { dictValueKinds } from '@/domain/dict';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { addDictType, editDictType } from '@/services/dict';
import type { DialogProps } from './dialog';

interface Values {
  dictType: string;
  name: string;
  nameEn: string;
  valueKind: DictValueKind;
  remark?: string;
}

const TEXT_MAX = 80;

/** Adds a type, or edits names and remark of a business type. */
export function TypeModal({ type, finish, ...rest }: DialogProps & { type?: DictType }) {
  const t = useT();
  const field = fieldsFor<Values>()('sys.dict', t);
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
      {...rest}
    >
      {!type &&
        field.text('dictType', 40, {
          isRequired: true,
          form: [/^[a-z][a-z0-9_]{1,39}$/, t('sys.dict.form.typePattern')],
          hint: t('sys.dict.form.typePattern'),
          validateTrigger: 'onSubmit',
        })}
      <div className="dict-pair">
        {field.text('name', TEXT_MAX, { isRequired: true, validateTrigger: 'onSubmit' })}
        {field.text('nameEn', TEXT_MAX, { isRequired: true, validateTrigger: 'onSubmit' })}
      </div>
      {!type && field.one('valueKind', dictValueKinds)}
      {field.note('remark')}
    </FormModal>
  );
}
