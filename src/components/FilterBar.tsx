import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox, DatePicker, Form, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useEffect, useState } from 'react';
import { MAX_RANGE_DAYS } from '@/constants';
import { isDecimal } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';

interface Choice {
  value: string;
  label: string;
}

/** One field of the filter; `name` (or `from` and `to`) are the wire names of the contract's filter. */
export type FilterField =
  | { kind: 'text'; name: string; label: string; hint?: string; isPrivate?: boolean }
  | { kind: 'select'; name: string; label: string; choices: readonly Choice[]; isMultiple?: boolean }
  | { kind: 'number'; name: string; label: string }
  | { kind: 'flag'; name: string; label: string }
  | { kind: 'amounts'; from: string; to: string; label: string }
  | { kind: 'times'; from: string; to: string; label: string };

interface FilterBarProps {
  fields: readonly FilterField[];
  /** How many fields are always there; the others open on demand, or when one of them is set. */
  shown: number;
  value: Filters;
  onChange: (next: Filters) => void;
}

type FormValues = Record<string, unknown>;

/** Wire names that the fields of a filter occupy. */
export function namesOf(fields: readonly FilterField[], which: 'public' | 'private'): string[] {
  return fields.flatMap((field) => {
    if ((field.kind === 'text' && field.isPrivate === true) !== (which === 'private')) return [];
    return 'name' in field ? [field.name] : [field.from, field.to];
  });
}

function keyOf(field: FilterField): string {
  return 'name' in field ? field.name : field.from;
}

/** Filters of the address to values of the form; a text that makes no sense for its field is dropped. */
function toForm(fields: readonly FilterField[], value: Filters, timeZone: string): FormValues {
  const entries = fields.map((field): [string, unknown] => {
    const key = keyOf(field);
    if (field.kind === 'flag') return [key, value[field.name] === 'true'];
    if (field.kind === 'select')
      return [key, field.isMultiple ? (value[field.name] ?? '').split(',').filter(Boolean) : value[field.name] || undefined];
    if (field.kind === 'amounts') return [key, { from: value[field.from] ?? '', to: value[field.to] ?? '' }];
    if (field.kind === 'times') {
      const times = [value[field.from], value[field.to]].map((iso) =>
        iso && dayjs(iso).isValid() ? dayjs(iso).tz(timeZone) : null,
      );
      return [key, times[0] || times[1] ? times : undefined];
    }
    return [key, value[field.name] ?? ''];
  });
  return Object.fromEntries(entries);
}

/** Wall-clock time of a picker, read in the operator's zone, with its explicit offset. */
function withOffset(time: Dayjs | null | undefined, timeZone: string): string {
  return time ? dayjs.tz(time.format('YYYY-MM-DDTHH:mm:ss'), timeZone).format() : '';
}

function toFilters(fields: readonly FilterField[], values: FormValues, before: Filters, timeZone: string): Filters {
  const next: Record<string, string> = { ...before };
  for (const field of fields) {
    const value = values[keyOf(field)];
    if (field.kind === 'flag') next[field.name] = value === true ? 'true' : '';
    else if (field.kind === 'select')
      next[field.name] = Array.isArray(value) ? value.join(',') : ((value as string | undefined) ?? '');
    else if (field.kind === 'amounts') {
      const range = value as { from: string; to: string };
      next[field.from] = range.from.trim();
      next[field.to] = range.to.trim();
    } else if (field.kind === 'times') {
      const [from, to] = (value as [Dayjs | null, Dayjs | null] | undefined) ?? [];
      next[field.from] = withOffset(from, timeZone);
      next[field.to] = withOffset(to, timeZone);
    } else next[field.name] = String(value ?? '').trim();
  }
  return next;
}

function AmountRange({
  value,
  onChange,
  label,
  id,
}: {
  id?: string;
  label: string;
  value?: { from: string; to: string };
  onChange?: (next: { from: string; to: string }) => void;
}) {
  const t = useT();
  const range = value ?? { from: '', to: '' };
  return (
    <div style={{ display: 'flex', gap: 4 }}>
      <Input
        id={id}
        inputMode="decimal"
        aria-label={`${label} ${t('common.list.from')}`}
        placeholder="≥"
        value={range.from}
        onChange={(event) => onChange?.({ ...range, from: event.target.value })}
      />
      <Input
        inputMode="decimal"
        aria-label={`${label} ${t('common.list.to')}`}
        placeholder="≤"
        value={range.to}
        onChange={(event) => onChange?.({ ...range, to: event.target.value })}
      />
    </div>
  );
}

/**
 * Filters of a list. Choices apply at once, typed text with Enter or the search button; what is wrong says so at its field and is
 * not sent. Times are read in the operator's zone and sent with their offset (decisions §20).
 */
export function FilterBar({ fields, shown, value, onChange }: FilterBarProps) {
  const t = useT();
  const format = useFormat();
  const [form] = Form.useForm<FormValues>();
  const hasHiddenValue = fields.slice(shown).some((field) =>
    namesOf([field], 'public')
      .concat(namesOf([field], 'private'))
      .some((name) => value[name]),
  );
  const [isOpen, setIsOpen] = useState(hasHiddenValue);

  useEffect(() => {
    form.setFieldsValue(toForm(fields, value, format.timeZone));
  }, [form, fields, value, format.timeZone]);

  const apply = async () => {
    try {
      const values = await form.validateFields();
      onChange(toFilters(fields, values, value, format.timeZone));
    } catch {
      // The form has marked its wrong fields.
    }
  };

  const applyChoice = (changed: FormValues) => {
    const field = fields.find((candidate) => keyOf(candidate) in changed);
    if (field && ['select', 'flag', 'times'].includes(field.kind)) void apply();
  };

  const reset = () => {
    const cleared = Object.fromEntries(
      namesOf(fields, 'public')
        .concat(namesOf(fields, 'private'))
        .map((name) => [name, '']),
    );
    form.setFieldsValue(toForm(fields, cleared, format.timeZone));
    onChange({ ...value, ...cleared });
  };

  const inputOf = (field: FilterField): ReactNode => {
    switch (field.kind) {
      case 'text':
        return <Input allowClear maxLength={64} placeholder={field.hint} />;
      case 'number':
        return <Input allowClear inputMode="numeric" maxLength={3} />;
      case 'select':
        return (
          <Select
            allowClear
            mode={field.isMultiple ? 'multiple' : undefined}
            maxTagCount="responsive"
            options={[...field.choices]}
            placeholder={t('common.list.any')}
            showSearch={{ optionFilterProp: 'label' }}
          />
        );
      case 'flag':
        return <Checkbox>{t('common.list.yes')}</Checkbox>;
      case 'amounts':
        return <AmountRange label={field.label} />;
      case 'times':
        return <DatePicker.RangePicker showTime allowEmpty={[true, true]} style={{ width: '100%' }} />;
    }
  };

  const rulesOf = (field: FilterField) => {
    const fail = (text: string) => Promise.reject(new Error(text));
    if (field.kind === 'number') return [{ pattern: /^\d{0,3}$/, message: t('common.list.invalidAmount') }];
    if (field.kind === 'amounts')
      return [
        {
          validator: (_: unknown, range?: { from: string; to: string }) =>
            [range?.from, range?.to].every((text) => !text?.trim() || (isDecimal(text.trim()) && !text.trim().startsWith('-')))
              ? Promise.resolve()
              : fail(t('common.list.invalidAmount')),
        },
      ];
    if (field.kind === 'times')
      return [
        {
          validator: (_: unknown, range?: [Dayjs | null, Dayjs | null]) => {
            const [from, to] = range ?? [];
            if (!from || !to) return Promise.resolve();
            if (to.isBefore(from)) return fail(t('common.list.invalidRange'));
            return to.diff(from, 'day') > MAX_RANGE_DAYS
              ? fail(t('common.list.rangeTooLong', { days: MAX_RANGE_DAYS }))
              : Promise.resolve();
          },
        },
      ];
    return undefined;
  };

  return (
    <search className="filter-bar" aria-label={t('common.list.filters')}>
      <Form form={form} layout="vertical" onFinish={() => void apply()} onValuesChange={applyChoice}>
        <div className="fields">
          {fields.map((field, index) => (
            <Form.Item
              key={keyOf(field)}
              name={keyOf(field)}
              label={field.label}
              rules={rulesOf(field)}
              valuePropName={field.kind === 'flag' ? 'checked' : 'value'}
              hidden={index >= shown && !isOpen}
              className={field.kind === 'times' ? 'wide' : undefined}
              style={{ marginBottom: 0 }}
            >
              {inputOf(field)}
            </Form.Item>
          ))}
          <div className="buttons">
            <Button type="primary" htmlType="submit">
              {t('common.action.search')}
            </Button>
            <Button onClick={reset}>{t('common.action.reset')}</Button>
            {fields.length > shown && (
              <Button
                type="link"
                aria-expanded={isOpen}
                icon={isOpen ? <UpOutlined /> : <DownOutlined />}
                onClick={() => setIsOpen(!isOpen)}
              >
                {t(isOpen ? 'common.action.fewer' : 'common.action.more')}
              </Button>
            )}
          </div>
        </div>
      </Form>
    </search>
  );
}
