import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { TimeRange } from '@/domain/timeRange';

interface RangePickerProps {
  value: TimeRange;
  onChange: (next: TimeRange) => void;
  timeZone: string;
  label: string;
}

/** antd's range picker over times with offset; its wall clock is that of the operator's zone (decisions §20). */
export default function RangePicker({ value, onChange, timeZone, label }: RangePickerProps) {
  const shown = [value.from, value.to].map((iso) => (iso && dayjs(iso).isValid() ? dayjs(iso).tz(timeZone) : null));
  const toIso = (time: Dayjs | null | undefined) => (time ? dayjs.tz(time.format('YYYY-MM-DDTHH:mm:ss'), timeZone).format() : '');
  return (
    <DatePicker.RangePicker
      showTime
      allowEmpty={[true, true]}
      aria-label={label}
      style={{ width: '100%' }}
      value={[shown[0] ?? null, shown[1] ?? null]}
      onChange={(range) => onChange({ from: toIso(range?.[0]), to: toIso(range?.[1]) })}
    />
  );
}
