import { Checkbox, Form, type FormInstance, type FormItemProps, Input, InputNumber, Radio, Select } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { DecimalInput } from '@/components/DecimalInput';
import { FileInput } from '@/components/FileInput';
import { RemoteSelect } from '@/components/RemoteSelect';
import { longest } from '@/components/tooLong';
import { UntilInput } from '@/components/UntilInput';
import type { OptionType } from '@/contract';
import { hasDirection } from '@/domain/direction';
import { isAmountOf, isDecimal, mostDigits } from '@/domain/money';
import { PERCENT } from '@/domain/ratio';
import type { Translate } from '@/locales/store';
import type { MessageKey, NamesIn } from '@/locales/types';
import { addFile } from '@/services/commonRecord';
import { choose } from './filters';
import './fields.css';

type Call = (body: never, ...rest: never) => unknown;
type BodyOf<Source> = Source extends Call ? Parameters<Source>[0] : Source;
type NamesOf<Body> = Body extends unknown ? Extract<keyof Body, string> : never;
type Rules = NonNullable<FormItemProps['rules']>;
type Path = readonly (string | number)[];
/** Error text for a value, if any; `read` returns another field of the same line. */
type FaultOf<Value> = (value: Value, read: (name: string) => ReturnType<FormInstance['getFieldValue']>) => string | undefined;

/** Options of every field, in addition to those of Form.Item. */
interface FieldOptions<Value = never> extends Omit<FormItemProps, 'name' | 'extra' | 'rules' | 'children'> {
  isRequired?: boolean;
  /** Shown below the field. */
  hint?: ReactNode;
  /** Runs after the simpler rules have passed. A text is trimmed first. */
  faultOf?: FaultOf<Value>;
}
interface TextOptions extends FieldOptions<string> {
  min?: number;
  /** Refuses direction controls; on for `text`. */
  isName?: boolean;
  /** More characters are kept in the field, but not sent. */
  max?: number;
  /** Pattern of the text, and the message if it does not match. */
  form?: readonly [RegExp, string];
}
interface ChoiceOptions extends FieldOptions {
  /** Group of the value labels, if it differs from the field name. */
  values?: string;
}

/** A field with a label under `<group>.field` needs no `label`; any other field does. */
interface Field<Known extends string, Name extends string, Of extends unknown[], Options, Input = never> {
  (name: Known, ...rest: [...of: Of, options?: Options, input?: Input]): ReactNode;
  (name: Name, ...rest: [...of: Of, options: Options & { label: ReactNode }, input?: Input]): ReactNode;
}
type InputOf<Control extends (props: never) => ReactNode> = Partial<Parameters<Control>[0]>;
type DecimalOf = InputOf<typeof DecimalInput>;
type SelectOf = ComponentProps<typeof Select>;
type Codes = readonly string[];

interface Fields<Known extends string, Name extends string> {
  /** A field with a custom control. */
  item: Field<Known, Name, [control: ReactNode], FieldOptions>;
  text: Field<Known, Name, [max: number], TextOptions, InputOf<typeof Input>>;
  /** A text of several lines. */
  note: Field<Known, Name, [], TextOptions, InputOf<typeof Input.TextArea>>;
  /** With a currency, the amount may have that currency's digits only. A custom `faultOf` replaces this check. */
  amount: Field<Known, Name, [currency: string | undefined], TextOptions, DecimalOf>;
  percent: Field<Known, Name, [], TextOptions, DecimalOf>;
  whole: Field<Known, Name, [min: number, max: number], FieldOptions<number | undefined>, InputOf<typeof InputNumber<number>>>;
  /** One value of a closed list. Labels come from `<group>.<values>`, by default from the group under the field's own name. */
  one: Field<Known, Name, [known: Codes], ChoiceOptions, SelectOf>;
  many: Field<Known, Name, [known: Codes], ChoiceOptions, SelectOf>;
  /** Radio buttons, so that all values are visible. */
  radio: Field<Known, Name, [known: Codes], ChoiceOptions>;
  /** Values shown without labels. */
  codes: Field<Known, Name, [codes: Codes], FieldOptions, SelectOf>;
  /** Records loaded from the server. */
  choose: Field<Known, Name, [type: OptionType], FieldOptions, { placeholder?: string }>;
  flag: Field<Known, Name, [], FieldOptions>;
  /** A time in the future. */
  until: Field<Known, Name, [], FieldOptions>;
  /** A file that is uploaded as soon as it is chosen. */
  file: Field<Known, Name, [], FieldOptions>;
}

const REMARK_MAX = 200;
const AMOUNT_MAX = 24;
const wide = { width: '100%' };
const plain = (codes: readonly string[]) => codes.map((value) => ({ value, label: value }));
/** Validate on blur, so that a half-typed value is not marked as an error. */
const onLeave: FormItemProps = { validateTrigger: 'onBlur' };

const faultRule =
  <Value,>(faultOf: FaultOf<Value>, at: Path): Rules[number] =>
  ({ getFieldValue }) => ({
    validator: (_, value: unknown) => {
      const given = (typeof value === 'string' ? value.trim() : value) as Value;
      const fault = faultOf(given, (name) => getFieldValue([...at, name]));
      return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
    },
  });

/** The fields of a message group, whatever their names. */
function fieldsOf(base: string, t: Translate, at: Path = []): Fields<string, string> {
  const labelOf = (name: string) => t(`${base}.field.${name}` as MessageKey);
  const worded = (known: Codes, values: string) =>
    known.map((value) => ({ value, label: t(`${base}.${values}.${value}` as MessageKey) }));
  const required = { required: true, message: t('parts.form.required') };
  const amountFault = (text: string, currency: string | undefined) => {
    if (!currency) return isDecimal(text) && !text.startsWith('-') ? undefined : t('parts.form.amount');
    return isAmountOf(text, currency) ? undefined : t('parts.form.amountOf', { currency, digits: mostDigits(currency) });
  };

  const item = (name: string, control: ReactNode, options: FieldOptions = {}, rules: Rules = []) => {
    const { label = labelOf(name), isRequired, hint, faultOf, ...rest } = options;
    return (
      <Form.Item
        key={name}
        name={[...at, name]}
        label={label}
        extra={hint}
        // One error at a time: an empty field is not also malformed.
        validateFirst
        {...rest}
        rules={[...(isRequired ? [required] : []), ...rules, ...(faultOf ? [faultRule(faultOf, at)] : [])]}
      >
        {control}
      </Form.Item>
    );
  };
  const typed = (
    name: string,
    control: ReactNode,
    { isRequired, min, max, form, faultOf, isName, ...options }: TextOptions = {},
  ) =>
    item(name, control, { ...(form || faultOf ? onLeave : {}), ...options }, [
      ...(isRequired ? [{ ...required, whitespace: true }] : []),
      ...(min
        ? [faultRule((text: string = '') => (text && text.length < min ? t('parts.form.min', { min }) : undefined), at)]
        : []),
      ...(max ? [longest(max, t)] : []),
      ...(isName
        ? [faultRule((text: string | undefined) => (hasDirection(text) ? t('parts.form.direction') : undefined), at)]
        : []),
      ...(form ? [{ pattern: form[0], message: form[1] }] : []),
      ...(faultOf ? [faultRule((text: string | undefined, read) => faultOf(text ?? '', read), at)] : []),
    ]);
  const select =
    (mode?: 'multiple') =>
    (name: string, known: Codes, options: ChoiceOptions = {}, input: SelectOf = {}) => {
      const { values = name, ...rest } = options;
      return item(name, <Select mode={mode} options={worded(known, values)} {...input} />, rest);
    };

  return {
    item: (name, control, options) => item(name, control, options),
    text: (name, max, options, input) => typed(name, <Input {...input} />, { max, isName: true, ...options }),
    note: (name, { max = REMARK_MAX, ...options } = {}, input = {}) => {
      const count = { show: Number.isFinite(max), max };
      return typed(name, <Input.TextArea rows={2} count={count} {...input} />, { max, ...options });
    },
    amount: (name, currency, options, input) =>
      typed(name, <DecimalInput currency={currency} {...input} />, {
        max: AMOUNT_MAX,
        faultOf: (text) => (text ? amountFault(text, currency) : undefined),
        ...options,
      }),
    percent: (name, options, input) =>
      typed(name, <DecimalInput {...input} />, {
        form: [PERCENT, t('parts.form.percent')],
        ...options,
      }),
    whole: (name, min, max, options, input) =>
      // Not `min`, `max` and `precision` of the input: it would change what was typed when it is left.
      item(name, <InputNumber style={wide} {...input} />, options, [
        { type: 'integer', min, max, message: t('parts.form.whole', { min, max }) },
      ]),
    one: select(),
    many: select('multiple'),
    radio: (name, known, { values = name, ...options } = {}) =>
      item(name, <Radio.Group options={worded(known, values)} />, options),
    codes: (name, codes, options, input) => item(name, <Select options={plain(codes)} {...input} />, options),
    choose: (name, type, options, input) =>
      item(name, <RemoteSelect cacheKey={type} fetchChoices={choose(type)} {...input} />, options),
    flag: (name, { label = labelOf(name), ...options } = {}) =>
      item(name, <Checkbox>{label}</Checkbox>, { valuePropName: 'checked', ...options, label: null }),
    until: (name, options) => item(name, <UntilInput />, options),
    file: (name, options) =>
      item(name, <FileInput upload={addFile} />, options, [{ required: true, message: t('parts.file.required') }]),
  };
}

/**
 * Fields of a form. The compiler accepts a field only if the form's call has that name. For anything special, use a plain
 * Form.Item where it is needed.
 * @typeParam Source the call, or the type of the form values when they are not the body of a call
 */
export function fieldsFor<Source>(): <Group extends string>(
  /** Message group of the entity, for example trade.withdraw. */
  group: Group,
  t: Translate,
  /** Path of the fields in the form, for one line of a list. */
  at?: Path,
) => Fields<Extract<NamesOf<BodyOf<Source>>, NamesIn<`${Group}.field`>>, NamesOf<BodyOf<Source>>>;
export function fieldsFor() {
  return fieldsOf;
}
