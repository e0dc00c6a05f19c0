import { Checkbox, Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { FormModal } from '@/components/FormModal';
import type { ApprovalKey } from '@/components/SecondPerson';
import { factsOf, Section } from '@/components/Section';
import type { SignInHours } from '@/contract';
import { hoursText } from '@/domain/texts';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from './fields';
import type { ChangeProps } from './useOutcomes';

interface Rules {
  /** Both left out by a server without sign-in rules. */
  allowedCidrs?: string[];
  hours?: SignInHours;
}
type SentRules = Required<Rules>;
type Hours = NonNullable<SignInHours>;
interface Values {
  allowedCidrs?: string[];
  isLimited: boolean;
  hours?: Hours;
}

const LIMIT = 20;
const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Where and when the holder of this record may sign in; nothing on a server without sign-in rules. */
export function SignInRules({ row: { allowedCidrs, hours } }: { row: Rules }) {
  const t = useT();
  if (!allowedCidrs) return null;
  const days = WEEK.filter((day) => hours?.weekdays.includes(Number(day))).map((day) => t(`sys.signIn.weekday.${day}`));
  return (
    <Section title={t('sys.signIn.title')}>
      {factsOf(
        [
          { label: t('sys.signIn.field.allowedCidrs'), value: allowedCidrs.join(', ') || t('sys.signIn.everyAddress') },
          {
            label: t('sys.signIn.hours'),
            value: hours ? hoursText(hours.from, hours.to, hours.zone) : t('sys.signIn.everyHour'),
          },
          {
            label: t('sys.signIn.field.weekdays'),
            value: hours && (days.length === WEEK.length ? t('sys.signIn.everyDay') : days.join(', ')),
          },
        ],
        1,
      )}
    </Section>
  );
}

/** ARIA does not allow `required` on a group: the label says it. */
function Weekdays({ id, value, onChange }: { id?: string; value?: number[]; onChange?: (next: number[]) => void }) {
  const t = useT();
  const options = WEEK.map((day) => ({ value: Number(day), label: t(`sys.signIn.weekday.${day}`) }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that the form item has already
    <div id={id} role="group" aria-label={t('sys.signIn.field.weekdays')}>
      <Checkbox.Group value={value} onChange={onChange} options={options} />
    </div>
  );
}

/** The browser's own time field. */
const Hour = (item: { id?: string; value?: string }) => <Input {...item} type="time" />;

function HourFields({ timeZone }: { timeZone: string }) {
  const t = useT();
  const zones = [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const item = (name: keyof Hours, control: ReactNode, extra?: string) => (
    <Form.Item
      name={['hours', name]}
      label={t(`sys.signIn.field.${name}`)}
      extra={extra}
      rules={[{ required: true, message: t('parts.form.required') }]}
    >
      {control}
    </Form.Item>
  );
  return (
    <>
      <div className="form-grid">
        {item('from', <Hour />, t('sys.signIn.hoursHint'))}
        {item('to', <Hour />)}
      </div>
      {item('zone', <Select showSearch options={zones.map((value) => ({ value, label: value }))} />, t('sys.signIn.zoneHint'))}
      {item('weekdays', <Weekdays />)}
    </>
  );
}

interface SignInRulesModalProps<Row extends Rules> extends ChangeProps<Row> {
  row: Row;
  /** Key of the call. */
  access: ApprovalKey;
  /** Name of the operator or role. */
  name: string;
  send: (rules: SentRules, options: { idempotencyKey: string }) => Promise<Row>;
}

/** Edits where and when the holder of a record may sign in (docs/rules/session.md#sign-in-rules). */
export function SignInRulesModal<Row extends Rules>({ row, name, send, ...rest }: SignInRulesModalProps<Row>) {
  const t = useT();
  const field = fieldsFor<Values>()('sys.signIn', t);
  const { timeZone } = useFormat();
  const [form] = Form.useForm<Values>();
  const { allowedCidrs = [], hours } = row;
  const isLimited = Form.useWatch('isLimited', form) ?? Boolean(hours);
  return (
    <FormModal<Values, Row>
      id="sign-in-rules"
      form={form}
      title={t('sys.signIn.dialogTitle', { name })}
      okText={t('sys.signIn.ok')}
      initialValues={{
        allowedCidrs,
        isLimited: Boolean(hours),
        hours: hours ?? { zone: timeZone, from: '08:00', to: '20:00', weekdays: [1, 2, 3, 4, 5] },
      }}
      send={(values, options) =>
        send({ allowedCidrs: values.allowedCidrs ?? [], hours: values.isLimited && values.hours ? values.hours : null }, options)
      }
      {...rest}
    >
      <p>{t('sys.signIn.text')}</p>
      {field.item(
        'allowedCidrs',
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ', '\n']} maxCount={LIMIT} />,
        { hint: t('sys.signIn.cidrsHint', { limit: LIMIT }) },
      )}
      {field.flag('isLimited')}
      {isLimited && <HourFields timeZone={timeZone} />}
    </FormModal>
  );
}
