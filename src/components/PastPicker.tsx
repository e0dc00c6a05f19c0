import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { serverNow } from '@/domain/serverClock';
import { openedIn } from './pickerClock';

interface PastPickerProps {
  /** Set by the form item. */
  id?: string;
  /** ISO time with offset. */
  value?: string;
  onChange?: (next: string | undefined) => void;
  timeZone: string;
}

const DAY = 'YYYY-MM-DD';
const SECOND = 'YYYY-MM-DD HH:mm:ss';

/** antd's picker for a past time, to the second. It uses the local time of the operator's zone (docs/rules/money.md#zone). */
export default function PastPicker({ value, onChange, timeZone, ...item }: PastPickerProps) {
  const today = dayjs(serverNow()).tz(timeZone).format(DAY);
  return (
    <DatePicker
      {...item}
      {...openedIn(timeZone)}
      style={{ width: '100%' }}
      format={SECOND}
      showTime
      // It would use the browser's clock and zone.
      showNow={false}
      value={value ? dayjs(value).tz(timeZone) : null}
      onChange={(time) => onChange?.(time ? dayjs.tz(time.format(SECOND), timeZone).format() : undefined)}
      disabledDate={(day) => day.format(DAY) > today}
    />
  );
}
