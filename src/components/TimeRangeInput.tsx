import { Select, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { serverNow } from '@/domain/serverClock';
import { movedOn, presetOf, type RangePreset, rangeOf, rangePresets, type TimeRange } from '@/domain/timeRange';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useToday } from '@/hooks/useToday';

interface TimeRangeInputProps {
  /** Set by the form item. */
  id?: string;
  value?: TimeRange;
  onChange?: (next: TimeRange) => void;
  label: string;
  /** Meaning of an empty range. */
  placeholder?: string;
  /** The list moves its ranges on when a day begins; any other range is moved here. */
  isOfList?: boolean;
}

/** The picker is a seventh of the page's code and most ranges are "today", so it loads on demand. */
const RangePicker = lazy(() => import('./RangePicker'));

/** A time range: presets by name, any other by picker, all in the calendar of the operator's zone. */
export function TimeRangeInput({
  id,
  value = { from: '', to: '' },
  onChange,
  label,
  placeholder,
  isOfList = false,
}: TimeRangeInputProps) {
  const t = useT();
  const { timeZone } = useFormat();
  const [isCustom, setIsCustom] = useState(false);
  const isSet = value.from !== '' || value.to !== '';
  const preset = isSet ? presetOf(value, serverNow(), timeZone) : undefined;
  useToday(timeZone, (before) => {
    const next = isOfList || isCustom ? undefined : movedOn(value, before, serverNow(), timeZone);
    if (next) onChange?.(next);
  });
  const choice = isCustom || (isSet && !preset) ? 'custom' : preset;

  const choose = (next: string | undefined) => {
    setIsCustom(next === 'custom');
    if (next === undefined) onChange?.({ from: '', to: '' });
    else if (next !== 'custom') onChange?.(rangeOf(next as RangePreset, serverNow(), timeZone));
  };

  return (
    <div className="time-range">
      <Select
        id={id}
        allowClear
        placeholder={placeholder}
        value={choice}
        onChange={choose}
        options={[...rangePresets, 'custom' as const].map((key) => ({ value: key, label: t(`common.range.${key}`) }))}
      />
      {choice === 'custom' && (
        <Suspense fallback={<Skeleton.Input size="small" active block />}>
          <RangePicker label={label} value={value} timeZone={timeZone} onChange={(next) => onChange?.(next)} />
        </Suspense>
      )}
    </div>
  );
}
