import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Days } from '@/domain/profit';
import { BUSINESS_ZONE } from '@/domain/time';
import { openedIn } from './pickerClock';

interface DayRangeProps {
  id: string;
  label: string;
  value: Days;
  onChange: (next: Days) => void;
}

/** antd's range picker for whole days. It is a seventh of the page's code, so it loads only for custom days. */
export function DayRange({ id, label, value, onChange }: DayRangeProps) {
  return (
    <DatePicker.RangePicker
      {...openedIn(BUSINESS_ZONE)}
      id={{ start: id }}
      aria-label={label}
      allowClear={false}
      style={{ width: '100%' }}
      value={[dayjs(value.from), dayjs(value.to)]}
      onChange={(range) => {
        const [from, to] = range ?? [];
        if (from && to) onChange({ from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') });
      }}
    />
  );
}
