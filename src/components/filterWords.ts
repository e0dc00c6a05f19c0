import type { Format } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import type { Translate } from '@/locales/store';
import type { FilterField } from './FilterBar';

/** Label and value of a filter as text. */
export interface Words {
  label: string;
  value: string;
}

function between(from: string | undefined, to: string | undefined): string {
  return [from, to].filter(Boolean).join(' ');
}

function wordsOf(
  field: FilterField,
  value: Filters,
  format: Pick<Format, 'time'>,
  t: Translate,
  nameOf: (field: string, value: string) => string,
) {
  if (!('name' in field)) {
    const [from, to] = [value[field.from], value[field.to]];
    // The end of a time range is exclusive.
    if (field.kind === 'times')
      return between(from && t('print.from', { value: format.time(from) }), to && t('print.before', { value: format.time(to) }));
    return between(from && t('print.from', { value: from }), to && t('print.to', { value: to }));
  }
  const text = value[field.name] ?? '';
  if (text === '') return '';
  switch (field.kind) {
    case 'flag':
      return text === 'true' ? t('common.list.yes') : '';
    case 'select':
      return (field.isMultiple ? text.split(',').filter(Boolean) : [text])
        .map((one) => field.choices.find((choice) => choice.value === one)?.label ?? one)
        .join(', ');
    case 'remote':
      return nameOf(field.name, text);
    case 'text':
      // Personal data must not be printed.
      return field.isPrivate ? t('print.private') : text;
    default:
      return text;
  }
}

/**
 * The active filters as text, in the order of the filter bar.
 * @param nameOf the label of a value chosen from a server list, as far as known
 */
export function filterWords(
  fields: readonly FilterField[],
  value: Filters,
  format: Pick<Format, 'time'>,
  t: Translate,
  nameOf: (field: string, value: string) => string = (_, number) => number,
): Words[] {
  return fields
    .map((field) => ({ label: field.label, value: wordsOf(field, value, format, t, nameOf) }))
    .filter((words) => words.value !== '');
}
