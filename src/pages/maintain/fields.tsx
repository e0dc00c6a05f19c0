import { Form, Input } from 'antd';
import { UntilInput } from '@/components/UntilInput';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';

const MAX = 300;

/** What people are told, in both languages. */
export function TextFields({ name }: { name: 'message' | 'text' }) {
  const t = useT();
  return (['en', 'zh'] as const).map((lang) => (
    <Form.Item
      key={lang}
      name={[name, lang]}
      label={t(lang === 'en' ? 'maintain.field.messageEn' : 'maintain.field.messageZh')}
      rules={[{ required: true, whitespace: true, message: t('maintain.dialog.required') }]}
    >
      <Input.TextArea rows={2} maxLength={MAX} lang={lang === 'en' ? 'en' : 'zh-CN'} />
    </Form.Item>
  ));
}

/** From when and until when, in the operator's zone. */
export function SpanFields() {
  const t = useT();
  const { timeZone } = useFormat();
  const required = { required: true, message: t('maintain.dialog.required') };
  return (
    <div className="form-grid">
      <Form.Item name="from" label={t('maintain.field.fromIn', { zone: timeZone })} rules={[required]}>
        <UntilInput />
      </Form.Item>
      <Form.Item
        name="to"
        label={t('maintain.field.toIn', { zone: timeZone })}
        dependencies={['from']}
        rules={[
          required,
          ({ getFieldValue }) => ({
            validator: (_, to?: string) => {
              const from: string | undefined = getFieldValue('from');
              const isBack = from && to && Date.parse(to) <= Date.parse(from);
              return isBack ? Promise.reject(new Error(t('maintain.dialog.order'))) : Promise.resolve();
            },
          }),
        ]}
      >
        <UntilInput />
      </Form.Item>
    </div>
  );
}
