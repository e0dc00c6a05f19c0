import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { serverNow } from '@/domain/serverClock';
import { openedIn } from './pickerClock';

interface MomentPickerProps {
  /** Set by the form item. */
  id?: string;
  /** ISO time with offset. */
  value?: string;
  onChange?: (next: string | undefined) => void;
  timeZone: string;
}

const DAY = 'YYYY-MM-DD';
const MINUTE = 'YYYY-MM-DD HH:mm';
const upTo = (end: number) => Array.from({ length: end }, (_, index) => index);

/** antd's picker for a future time, to the minute. It uses the local time of the operator's zone (docs/rules/money.md#zone). */
export default function MomentPicker({ value, onChange, timeZone, ...item }: MomentPickerProps) {
  const now = dayjs(serverNow()).tz(timeZone);
  const toIso = (time: Dayjs) => dayjs.tz(time.format(`${MINUTE}:00`), timeZone).format();
  return (
    <DatePicker
      {...item}
      {...openedIn(timeZone)}
      style={{ width: '100%' }}
      format={MINUTE}
      showTime={{ format: 'HH:mm', defaultOpenValue: now.add(1, 'hour').startOf('hour') }}
      // It would use the browser's clock and zone.
      showNow={false}
      value={value ? dayjs(value).tz(timeZone) : null}
      // Enter accepts the typed time; it must not also submit the surrounding form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(time) => onChange?.(time ? toIso(time) : undefined)}
      disabledDate={(day) => day.format(DAY) < now.format(DAY)}
      disabledTime={(time) =>
        time?.format(DAY) === now.format(DAY)
          ? {
              disabledHours: () => upTo(now.hour()),
              disabledMinutes: (hour) => (hour === now.hour() ? upTo(now.minute() + 1) : []),
            }
          : {}
      }
    />
  );
}
