import { daysOfRange, type TimeRange, wholeDays } from '../timeRange';
import { DAY, isInstant, type LineContext, type LineFilters, lineName, quoted, wordField } from './terms';

/** A comma parts nothing in a text, as in several numbers. */
const PLAIN_TEXT = /^[\p{L}\p{N}_.@+*/][\p{L}\p{N}_.@+*/,-]*$/u;

function printTimes(name: string, range: TimeRange, timeZone: string): string {
  const { from, to } = range;
  if ([from, to].every((end) => end === '' || isInstant(end))) {
    const days = daysOfRange(range, timeZone);
    const whole = days && wholeDays(days.first, days.last, timeZone);
    // The same instant can have another text, which must come back as it was.
    if (days && [days.first, days.last].every((day) => day === '' || DAY.test(day)) && whole?.from === from && whole.to === to)
      return `${name}:${days.first === days.last ? days.first : `${days.first}..${days.last}`}`;
  }
  return `${name}:${quoted(`${from}..${to}`, /^[\w.:+-]+$/)}`;
}

function printAmounts(name: string, { from, to }: TimeRange): string {
  const safe = /^[\d.]+$/;
  if (from === '') return `${name}<=${quoted(to, safe)}`;
  if (to === '') return `${name}>=${quoted(from, safe)}`;
  return `${name}:${quoted(from === to ? from : `${from}..${to}`, safe)}`;
}

/** The line of these filters, in the order of the fields: reading it gives the same filters. */
export function printLine(filters: LineFilters, { fields, timeZone }: Pick<LineContext, 'fields' | 'timeZone'>): string {
  const plain = wordField(fields);
  return fields
    .flatMap((field) => {
      const name = lineName(field);
      if (!('name' in field)) {
        const range = { from: filters[field.from] ?? '', to: filters[field.to] ?? '' };
        if (range.from === '' && range.to === '') return [];
        return field.kind === 'times' ? printTimes(name, range, timeZone) : printAmounts(name, range);
      }
      const value = filters[field.name] ?? '';
      if (value === '') return [];
      if (field.kind === 'flag') return `${name}:${value === 'true' ? 'yes' : quoted(value)}`;
      const text =
        field.kind === 'select'
          ? (field.isMultiple ? value.split(',') : [value]).map((one) => quoted(one)).join(',')
          : quoted(value, PLAIN_TEXT);
      return field.name === plain?.name ? text : `${name}:${text}`;
    })
    .join(' ');
}
