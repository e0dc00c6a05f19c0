import { Form, Input } from 'antd';
import { longest } from '@/components/tooLong';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';

const MAX = 300;

/** The message in both languages. */
export function TextFields({ name }: { name: 'message' | 'text' }) {
  const t = useT();
  return (['en', 'zh'] as const).map((lang) => (
    <Form.Item
      key={lang}
      name={[name, lang]}
      label={t(lang === 'en' ? 'maintain.field.messageEn' : 'maintain.field.messageZh')}
      rules={[{ required: true, whitespace: true, message: t('maintain.dialog.required') }, longest(MAX, t)]}
    >
      <Input.TextArea rows={2} lang={lang === 'en' ? 'en' : 'zh-CN'} />
    </Form.Item>
  ));
}

/** Start and end in your time zone. */
export function SpanFields() {
  const t = useT();
  const field = fieldsFor<{ from: string; to: string }>()('maintain', t);
  const { timeZone } = useFormat();
  return (
    <div className="form-grid">
      {field.until('from', { label: t('maintain.field.fromIn', { zone: timeZone }), isRequired: true })}
      {field.until('to', {
        label: t('maintain.field.toIn', { zone: timeZone }),
        isRequired: true,
        dependencies: ['from'],
        faultOf: (to, read) => {
          const from: string | undefined = read('from');
          const isBack = from && to && Date.parse(to) <= Date.parse(from);
          return isBack ? t('maintain.dialog.order') : undefined;
        },
      })}
    </div>
  );
}
