import { Checkbox, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { dateIn, instantOf, zonedIso } from '@/domain/time';
import { daysOfRange, type TimeRange, wholeDays } from '@/domain/timeRange';
import { useT } from '@/hooks/useT';
import { openedIn } from './pickerClock';

interface RangePickerProps {
  value: TimeRange;
  onChange: (next: TimeRange) => void;
  timeZone: string;
  label: string;
}

const DAY = 'YYYY-MM-DD';
const SECOND = 'YYYY-MM-DDTHH:mm:ss';
const SECOND_MS = 1_000;

/**
 * antd's range picker for times with offset, in the calendar and clock of the operator's zone (docs/rules/money.md#zone). It
 * offers whole days, and hours on request. The displayed end is inclusive: the last day or the last second.
 */
export default function RangePicker({ value, onChange, timeZone, label }: RangePickerProps) {
  const t = useT();
  const [isTimed, setIsTimed] = useState(false);
  const days = daysOfRange(value, timeZone);
  const hasHours = isTimed || !days;
  const [from, to] = [Date.parse(value.from), Date.parse(value.to) - SECOND_MS];
  const texts = hasHours
    ? [from, to].map((at) => (Number.isNaN(at) ? '' : zonedIso(at, timeZone).slice(0, SECOND.length)))
    : [days.first, days.last];
  // Shown as UTC, so that the browser's zone does not shift the time.
  const shown = texts.map((text) => (text ? dayjs.utc(text) : null));

  const choose = (range: readonly (Dayjs | null)[] | null) => {
    const [first = '', last = ''] = (range ?? []).map((time) => time?.format(hasHours ? SECOND : DAY) ?? '');
    if (!hasHours) return onChange(wholeDays(first, last, timeZone));
    // Keep an unchanged end: its local time may occur twice when the clocks go back.
    const end = (text: string, index: 0 | 1, before: string) => {
      if (text === '' || text === texts[index]) return text && before;
      return zonedIso(instantOf(text, timeZone) + index * SECOND_MS, timeZone);
    };
    onChange({ from: end(first, 0, value.from), to: end(last, 1, value.to) });
  };

  const switchHours = (isOn: boolean) => {
    setIsTimed(isOn);
    if (!isOn && !days) onChange(wholeDays(dateIn(timeZone, from), dateIn(timeZone, to), timeZone));
  };

  return (
    <>
      <DatePicker.RangePicker
        {...openedIn(timeZone)}
        key={String(hasHours)}
        showTime={hasHours && { defaultOpenValue: [dayjs.utc().startOf('day'), dayjs.utc().endOf('day')] }}
        allowEmpty={[true, true]}
        aria-label={label}
        style={{ width: '100%' }}
        value={[shown[0] ?? null, shown[1] ?? null]}
        onChange={choose}
      />
      <Checkbox checked={hasHours} onChange={(event) => switchHours(event.target.checked)}>
        {t('common.range.hours')}
      </Checkbox>
    </>
  );
}
