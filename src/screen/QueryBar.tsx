import { Form, Select, type SelectProps } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/domain/apiError';
import { BUSINESS_ZONE } from '@/domain/time';
import { useCode } from '@/hooks/useCode';
import { useToday } from '@/hooks/useToday';

interface BarProps {
  /** Prefix of its field ids and of its class. */
  id: string;
  name: string;
  /** The refusal of the list; its field errors are shown at the fields. */
  error: unknown;
  children: ReactNode;
}

const Bar = createContext<{ id: string; faults: Readonly<Record<string, string>> }>({ id: '', faults: {} });
const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries((error.data?.fields ?? []).map(({ name, msg }) => [name, msg])) : {};

/** Range and grouping of a list's figures, above its filters. Each choice applies immediately. */
export function QueryBar({ id, name, error, children }: BarProps) {
  return (
    <search className={`filter-bar ${id}-query`} aria-label={name}>
      <Form layout="vertical">
        <div className="fields">
          <Bar value={{ id, faults: faultsOf(error) }}>{children}</Bar>
        </div>
      </Form>
    </search>
  );
}

interface ItemProps {
  name: string;
  label: string;
}

function Item({ name, label, isWide, children }: ItemProps & { isWide?: boolean; children: (id: string) => ReactNode }) {
  const { id, faults } = useContext(Bar);
  const fault = faults[name];
  return (
    <Form.Item
      className={isWide ? 'is-wide' : undefined}
      label={label}
      htmlFor={`${id}-${name}`}
      validateStatus={fault ? 'error' : undefined}
      help={fault && <span role="alert">{fault}</span>}
      style={{ marginBottom: 0 }}
    >
      {children(`${id}-${name}`)}
    </Form.Item>
  );
}

/** A select field of the query. */
export function QueryChoice<Value extends string>({ name, label, ...select }: ItemProps & Omit<SelectProps<Value>, 'children'>) {
  return (
    <Item name={name} label={label}>
      {(id) => <Select<Value> {...select} id={id} />}
    </Item>
  );
}

interface QueryDaysProps<Preset extends string> {
  label: string;
  presets: readonly { value: Preset; label: string }[];
  /** Label for days that match no preset. */
  customLabel: string;
  preset: Preset | undefined;
  days: { from: string; to: string };
  onPreset: (preset: Preset) => void;
  onDays: (days: { from: string; to: string }) => void;
}

const CUSTOM = 'custom';
const loadPicker = () => import('@/components/DayRange');

/** The days of the query: a preset or any two days. */
export function QueryDays<Preset extends string>(props: QueryDaysProps<Preset>) {
  const { label, presets, customLabel, preset, days, onPreset, onDays } = props;
  const { id } = useContext(Bar);
  const [isCustom, setIsCustom] = useState(false);
  const isPicking = isCustom || !preset;
  const picker = useCode(loadPicker, isPicking);
  // The preset of the last render: after midnight it is none of today's.
  const last = useRef<Preset>(undefined);
  useToday(BUSINESS_ZONE, () => last.current && onPreset(last.current));
  useEffect(() => {
    last.current = isPicking ? undefined : preset;
  });
  return (
    <Item name="from" label={label} isWide={isPicking}>
      {(own) => (
        <div className="time-range">
          <Select<Preset | typeof CUSTOM>
            id={own}
            value={isPicking ? CUSTOM : preset}
            options={[...presets, { value: CUSTOM, label: customLabel }]}
            onChange={(value) => {
              setIsCustom(value === CUSTOM);
              if (value !== CUSTOM) onPreset(value);
            }}
          />
          {picker && isPicking && <picker.DayRange id={`${id}-days`} label={label} value={days} onChange={onDays} />}
        </div>
      )}
    </Item>
  );
}
