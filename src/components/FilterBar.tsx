import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, type FormInstance, Grid, Input, Select } from 'antd';
import { Fragment, memo, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { readDecimal } from '@/domain/money';
import type { RangePair } from '@/domain/savedView';
import { searchText } from '@/domain/text';
import type { TimeRange as Range } from '@/domain/timeRange';
import { useFaultWords } from '@/hooks/useFaultWords';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useOnChange } from '@/hooks/useOnChange';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useT } from '@/hooks/useT';
import { moreTags } from './choices';
import { faultOf } from './filterFaults';
import { pasteLines } from './pasteLines';
import { type FetchChoices, RemoteSelect } from './RemoteSelect';
import { TimeRangeInput } from './TimeRangeInput';

interface Choice {
  value: string;
  label: string;
}

/** A field of the filter. `name` (or `from` and `to`) are the contract's wire names. */
export type FilterField =
  | { kind: 'text'; name: string; label: string; hint?: string; isPrivate?: boolean }
  | { kind: 'select'; name: string; label: string; choices: readonly Choice[]; isMultiple?: boolean }
  | { kind: 'remote'; name: string; label: string; fetchChoices: FetchChoices }
  | { kind: 'number'; name: string; label: string }
  | { kind: 'flag'; name: string; label: string }
  | { kind: 'amounts'; from: string; to: string; label: string }
  | { kind: 'times'; from: string; to: string; label: string };

interface FilterBarProps {
  fields: readonly FilterField[];
  /** Number of fields that are always visible. The others expand on demand, or when one of them is set. */
  shown: number;
  value: Filters;
  onChange: (next: Filters) => void;
}

type FormValues = Record<string, unknown>;

/** On a phone, the list itself must be visible. */
const SHOWN_NARROW = 1;
/** The fields behind these have a heading of their own, as long as they are several. */
const MAIN = 12;
const SEVERAL = 4;

/** The wire names of a field. */
export function wireNames(field: FilterField): string[] {
  return 'name' in field ? [field.name] : [field.from, field.to];
}

/** Wire names of the filter's fields: those allowed in the address, or those that are not. */
export function namesOf(fields: readonly FilterField[], which: 'public' | 'private'): string[] {
  return fields
    .filter((field) => (field.kind === 'text' && field.isPrivate === true) === (which === 'private'))
    .flatMap(wireNames);
}

/** The time ranges among the filter's fields. */
export function rangesOf(fields: readonly FilterField[]): RangePair[] {
  return fields.flatMap((field) => (field.kind === 'times' ? [{ from: field.from, to: field.to }] : []));
}

function keyOf(field: FilterField): string {
  return 'name' in field ? field.name : field.from;
}

function toFormValue(field: FilterField, value: Filters): unknown {
  switch (field.kind) {
    case 'flag':
      return value[field.name] === 'true';
    case 'select':
      return field.isMultiple ? (value[field.name] ?? '').split(',').filter(Boolean) : value[field.name] || undefined;
    case 'remote':
      return value[field.name] || undefined;
    case 'amounts':
    case 'times':
      return { from: value[field.from] ?? '', to: value[field.to] ?? '' };
    default:
      return value[field.name] ?? '';
  }
}

function toFilters(field: FilterField, value: unknown): Filters {
  switch (field.kind) {
    case 'flag':
      return { [field.name]: value === true ? 'true' : '' };
    case 'select':
      return { [field.name]: Array.isArray(value) ? value.join(',') : ((value as string | undefined) ?? '') };
    case 'amounts': {
      const { from, to } = value as Range;
      return { [field.from]: readDecimal(from) ?? from.trim(), [field.to]: readDecimal(to) ?? to.trim() };
    }
    case 'times':
      return { [field.from]: (value as Range).from.trim(), [field.to]: (value as Range).to.trim() };
    case 'remote':
      return { [field.name]: (value as string | undefined) ?? '' };
    default:
      return { [field.name]: searchText(String(value ?? '')) };
  }
}

function toForm(fields: readonly FilterField[], value: Filters): FormValues {
  return Object.fromEntries(fields.map((field) => [keyOf(field), toFormValue(field, value)]));
}

interface AmountRangeProps {
  /** Set by the form item. */
  id?: string;
  value?: Range;
  onChange?: (next: Range) => void;
  label: string;
}

function AmountRange({ id, value = { from: '', to: '' }, onChange, label }: AmountRangeProps) {
  const t = useT();
  const input = (end: 'from' | 'to', placeholder: string) => (
    <Input
      id={end === 'from' ? id : undefined}
      inputMode="decimal"
      aria-label={`${label} ${t(`common.list.${end}`)}`}
      placeholder={placeholder}
      value={value[end]}
      onChange={(event) => onChange?.({ ...value, [end]: event.target.value })}
    />
  );
  return (
    <div className="amount-range">
      {input('from', '≥')}
      {input('to', '≤')}
    </div>
  );
}

function FieldInput({ field, ...item }: { field: FilterField; id?: string }): ReactNode {
  const t = useT();
  switch (field.kind) {
    case 'text':
      return <Input {...item} placeholder={field.hint} onPaste={pasteLines} />;
    case 'number':
      return <Input {...item} inputMode="numeric" />;
    case 'select':
      return (
        <Select
          {...item}
          allowClear
          mode={field.isMultiple ? 'multiple' : undefined}
          maxTagCount="responsive"
          maxTagPlaceholder={moreTags}
          options={[...field.choices]}
          placeholder={t('common.list.any')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      );
    case 'remote':
      return (
        <RemoteSelect {...item} cacheKey={field.name} fetchChoices={field.fetchChoices} placeholder={t('common.list.any')} />
      );
    case 'flag':
      return <Checkbox {...item}>{t('common.list.yes')}</Checkbox>;
    case 'amounts':
      return <AmountRange {...item} label={field.label} />;
    case 'times':
      return <TimeRangeInput {...item} isOfList label={field.label} placeholder={t('common.list.any')} />;
  }
}

function FilterItem({ field, isHidden }: { field: FilterField; isHidden: boolean }) {
  const t = useT();
  const { timeZone } = useFormat();
  const validator = async (_: unknown, entered: unknown) => {
    const fault = faultOf(field, entered, t, timeZone);
    if (fault) throw new Error(fault);
  };
  return (
    <Form.Item
      name={keyOf(field)}
      label={field.label}
      rules={[{ validator }]}
      valuePropName={field.kind === 'flag' ? 'checked' : 'value'}
      hidden={isHidden}
      style={{ marginBottom: 0 }}
    >
      <FieldInput field={field} />
    </Form.Item>
  );
}

interface FilterFormProps {
  form: FormInstance<FormValues>;
  fields: readonly FilterField[];
  shown: number;
  isOpen: boolean;
  /** A ref, because the callbacks change with each render. */
  now: RefObject<{
    take: (values: FormValues) => void;
    applyChoice: (changed: FormValues) => void;
    reset: () => void;
    setIsOpen: (isOpen: boolean) => void;
  }>;
}

/** Memoised, because a filter can have thirty fields and most renders only change the list. */
const FilterForm = memo(function FilterForm({ form, fields, shown, isOpen, now }: FilterFormProps) {
  const t = useT();
  // Prefix of the field ids: a kept screen may have filters with the same names.
  const name = useId();
  // Unopened fields are not rendered: they are empty, and most of the filter.
  const [isWhole, setIsWhole] = useState(isOpen);
  if (isOpen && !isWhole) setIsWhole(true);
  const here = isWhole ? fields : fields.slice(0, shown);
  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      onFinish={(values) => now.current.take(values)}
      onValuesChange={(changed) => now.current.applyChoice(changed)}
    >
      <div className="fields">
        {here.map((field, index) => (
          <Fragment key={keyOf(field)}>
            {index === MAIN && isOpen && fields.length >= MAIN + SEVERAL && <h2 className="others">{t('common.list.others')}</h2>}
            <FilterItem field={field} isHidden={index >= shown && !isOpen} />
          </Fragment>
        ))}
        <div className="buttons">
          <Button type="primary" htmlType="submit">
            {t('common.action.search')}
          </Button>
          <Button onClick={() => now.current.reset()}>{t('common.action.reset')}</Button>
          {fields.length > shown && (
            <Button
              type="link"
              aria-expanded={isOpen}
              icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              onClick={() => now.current.setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'common.action.fewer' : 'common.action.more')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
});

/**
 * Filters of a list. Choices apply immediately, typed text on Enter or the search button. Invalid values are marked at their
 * field and not sent. Times are in the operator's zone and sent with their offset (docs/rules/money.md#zone).
 */
export function FilterBar({ fields, shown, value, onChange }: FilterBarProps) {
  const t = useT();
  const [form] = Form.useForm<FormValues>();
  useFaultWords(form);
  const isNarrow = Grid.useBreakpoint().md === false;
  const shownHere = isNarrow ? SHOWN_NARROW : shown;
  const [isOpenByHand, setIsOpen] = useState<boolean>();
  // A list must never have a hidden active filter, even one from a link or the back button.
  const isOpen = isOpenByHand ?? fields.slice(shownHere).some((field) => wireNames(field).some((name) => value[name]));

  // Not on a language change: typed text that is not applied yet must stay.
  const last = useRef(value);
  useOnChange(value, () => {
    const changed = fields.filter((field) => wireNames(field).some((name) => (last.current[name] ?? '') !== (value[name] ?? '')));
    last.current = value;
    // Ranges that move on at midnight take nothing away that is typed.
    const isMoved = changed.length > 0 && changed.every(({ kind }) => kind === 'times');
    form.setFieldsValue(toForm(isMoved ? changed : fields, value));
  });

  const take = (values: FormValues) =>
    onChange(
      Object.assign(
        {},
        value,
        ...fields.filter((field) => keyOf(field) in values).map((field) => toFilters(field, values[keyOf(field)])),
      ),
    );

  const apply = async () => {
    try {
      take(await form.validateFields());
    } catch (error) {
      // The form has marked its invalid fields; any other error is a bug.
      if (!(error as { errorFields?: unknown }).errorFields) throw error;
    }
  };

  const applyChoice = (changed: FormValues) => {
    const field = fields.find((candidate) => keyOf(candidate) in changed);
    // The form stores the new value after this call, so a check must run later.
    if (field && ['select', 'remote', 'flag', 'times'].includes(field.kind)) void Promise.resolve().then(apply);
  };

  const reset = () => {
    const cleared = Object.fromEntries(fields.flatMap(wireNames).map((name) => [name, '']));
    form.setFieldsValue(toForm(fields, cleared));
    onChange({ ...value, ...cleared });
  };

  const now = useRef({ take, applyChoice, reset, setIsOpen, fields, value, onChange });
  now.current = { take, applyChoice, reset, setIsOpen, fields, value, onChange };

  const bar = useRef<HTMLElement>(null);
  useShortcuts([
    {
      keys: '/',
      label: 'common.keys.search',
      list: () => now.current,
      run: () => bar.current?.querySelector<HTMLInputElement>('input[type=text], input:not([type])')?.focus(),
    },
  ]);

  return (
    <search
      ref={bar}
      className="filter-bar"
      aria-label={t('common.list.filters')}
      onKeyDown={(event) => {
        // Return to the list's shortcuts. An open dropdown handles Esc first.
        if (event.key === 'Escape' && !event.defaultPrevented) (event.target as HTMLElement).blur();
      }}
    >
      <FilterForm form={form} fields={fields} shown={shownHere} isOpen={isOpen} now={now} />
    </search>
  );
}
