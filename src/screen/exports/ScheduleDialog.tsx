import { App, Form, Input, Radio, Select } from 'antd';
import { Fragment } from 'react';
import { type FilterField, namesOf, rangesOf } from '@/components/FilterBar';
import { FormModal } from '@/components/FormModal';
import { filterWords, type Words } from '@/components/filterWords';
import { choiceName } from '@/components/RemoteSelect';
import type { ExportSchedule } from '@/contract';
import { scheduleCrons, weekdayName } from '@/domain/exportTask';
import { serverNow } from '@/domain/serverClock';
import { presetOf, rangePresets } from '@/domain/timeRange';
import { useFormat } from '@/hooks/useFormat';
import type { ListState } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { saveSchedule } from '@/services/commonExport';
import { fieldsFor } from '../fields';
import { ColumnsField, useExportColumns } from './columns';
import { exportName, exportWords, filterLabel, groupOfExport } from './words';
import '../fields.css';

type Content = ExportSchedule['content'];
type Preset = (typeof rangePresets)[number];
type Body = Parameters<typeof saveSchedule>[0];

interface RangeField {
  /** Wire name of its start. */
  from: string;
  label: string;
  /** Empty for any time; undefined when it must be chosen. */
  preset: Preset | '' | undefined;
}

/** What a schedule asks for, besides its ranges and times. */
interface Source {
  accessKey: string;
  words: readonly Words[];
  content: Omit<Content, 'ranges'>;
  ranges: readonly RangeField[];
}

type Values = Pick<Body, 'name' | 'format' | 'cron' | 'at' | 'zone'> & {
  weekday?: number;
  monthDay?: number;
  content?: { ranges?: Record<string, Preset | ''>; columns?: string[] };
};

const NAME_MAX = 40;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const START = { format: 'xlsx', cron: 'DAILY', weekday: 1, monthDay: 1, at: '08:00' } as const;

/** The server wants a day only where the rhythm has one. */
const timesOf = ({ cron, weekday, monthDay }: Values) => ({
  weekday: cron === 'WEEKLY' ? weekday : null,
  monthDay: cron === 'MONTHLY' ? monthDay : null,
});

const rangesIn = ({ content }: Values): Content['ranges'] =>
  Object.fromEntries(Object.entries(content?.ranges ?? {}).filter((one): one is [string, Preset] => Boolean(one[1])));

/** Those of the form; as they were on a server that names none. */
const columnsIn = ({ content }: Values, before: Content['columns']): Content['columns'] =>
  content?.columns ? (content.columns.length > 0 ? content.columns : null) : before;

function TimeFields() {
  const t = useT();
  const { timeZone, locale } = useFormat();
  const field = fieldsFor<Values>()('exports', t);
  const cron = Form.useWatch<Values['cron']>('cron');
  const zones = [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const isRequired = true;
  return (
    <>
      {field.radio('cron', scheduleCrons)}
      <div className="form-grid">
        {cron === 'WEEKLY' &&
          field.item('weekday', <Select options={WEEK.map((value) => ({ value, label: weekdayName(value, locale) }))} />, {
            isRequired,
          })}
        {cron === 'MONTHLY' && field.whole('monthDay', 1, 31, { isRequired, hint: t('exports.monthDayHint') })}
        {field.item('at', <Input type="time" />, { isRequired })}
        {field.item('zone', <Select showSearch options={zones.map((value) => ({ value, label: value }))} />, { isRequired })}
      </div>
    </>
  );
}

interface ScheduleDialogProps {
  source: Source;
  /** The schedule to change; without it a new one is added. */
  schedule?: ExportSchedule;
  onDone?: () => void;
  onClose: () => void;
}

function ScheduleDialog({ source, schedule, onDone, onClose }: ScheduleDialogProps) {
  const t = useT();
  const { message } = App.useApp();
  const format = useFormat();
  const field = fieldsFor<Values>()('exports', t);
  const { accessKey, words, content, ranges } = source;
  const columns = useExportColumns(accessKey);
  const choices = [
    { value: '', label: t('exports.anyTime') },
    ...rangePresets.map((value) => ({ value, label: t(`common.range.${value}`) })),
  ];
  return (
    <FormModal<Values, ExportSchedule>
      id="export-schedule"
      title={schedule ? t('exports.editTitle', { name: schedule.name }) : t('exports.addTitle')}
      okText={t('exports.save')}
      initialValues={{
        ...START,
        zone: format.timeZone,
        name: '',
        ...(schedule && {
          name: schedule.name,
          format: schedule.format,
          cron: schedule.cron,
          at: schedule.at,
          zone: schedule.zone,
          weekday: schedule.weekday ?? START.weekday,
          monthDay: schedule.monthDay ?? START.monthDay,
        }),
        content: {
          columns: content.columns ?? [],
          ranges: Object.fromEntries(ranges.flatMap(({ from, preset }) => (preset === undefined ? [] : [[from, preset]]))),
        },
      }}
      send={(values, options) =>
        saveSchedule(
          {
            ...(schedule && { scheduleId: schedule.scheduleId, version: schedule.version }),
            accessKey,
            name: values.name.trim(),
            format: values.format,
            cron: values.cron,
            at: values.at,
            zone: values.zone,
            ...timesOf(values),
            content: { ...content, ranges: rangesIn(values), columns: columnsIn(values, content.columns) },
          } as Body,
          options,
        )
      }
      onDone={(saved) => {
        void message.success(t('exports.saved', { name: saved.name, at: saved.nextRunAt ? format.time(saved.nextRunAt) : '–' }));
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    >
      <dl className="schedule-words">
        <dt>{t('exports.screen')}</dt>
        <dd>{exportName(accessKey, t)}</dd>
        {words.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {field.text('name', NAME_MAX, { isRequired: true })}
      {ranges.map(({ from, label }) => (
        <Form.Item
          key={from}
          name={['content', 'ranges', from]}
          label={label}
          rules={[
            {
              validator: async (_, value: unknown) => {
                if (value === undefined) throw new Error(t('exports.rangeRequired'));
              },
            },
          ]}
        >
          <Select options={choices} placeholder={t('exports.rangeRequired')} />
        </Form.Item>
      ))}
      {columns && <ColumnsField columns={columns} />}
      <Form.Item name="format" label={t('exports.field.format')}>
        <Radio.Group options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: value.toUpperCase() }))} />
      </Form.Item>
      <TimeFields />
    </FormModal>
  );
}

/** A list as it is exported now. */
export interface ExportedList {
  accessKey: string;
  state: ListState;
  fields: readonly FilterField[];
}

/** Schedules the export of a list with its present filters. Personal data is not stored, as in a saved view. */
export function NewSchedule({ list, onClose }: { list: ExportedList; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { accessKey, state, fields } = list;
  const pairs = rangesOf(fields);
  const inRange = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const names = namesOf(fields, 'public').filter((name) => !inRange.has(name));
  const filters = Object.fromEntries(names.flatMap((name) => (state.filters[name] ? [[name, state.filters[name]]] : [])));
  // Filters without a field are those of the record whose list it is.
  const ofFields = new Set([...namesOf(fields, 'public'), ...namesOf(fields, 'private')]);
  const fixed = Object.fromEntries(Object.entries(state.filters).filter(([name, value]) => value && !ofFields.has(name)));
  const labelOf = (name: string) => fields.find((field) => !('name' in field) && field.from === name)?.label ?? name;
  const ranges = pairs.flatMap(({ from, to }, index): RangeField[] => {
    const range = { from: state.filters[from] ?? '', to: state.filters[to] ?? '' };
    if (range.from || range.to) return [{ from, label: labelOf(from), preset: presetOf(range, serverNow(), format.timeZone) }];
    return index === 0 ? [{ from, label: labelOf(from), preset: '' }] : [];
  });
  const words = [
    ...exportWords({ accessKey, filters: fixed }, t, format),
    ...filterWords(
      fields.filter(({ kind }) => kind !== 'times'),
      filters,
      format,
      t,
      choiceName,
    ),
  ];
  const { sortField, sortOrder } = state;
  const content = { filters: { ...filters, ...fixed }, ...(sortField && sortOrder && { sortField, sortOrder }) };
  return <ScheduleDialog source={{ accessKey, words, content, ranges }} onClose={onClose} />;
}

interface EditProps {
  schedule: ExportSchedule;
  onDone: () => void;
  onClose: () => void;
}

/** Changes an own schedule. Its filters stay: other filters are another schedule. */
export function EditSchedule({ schedule, onDone, onClose }: EditProps) {
  const t = useT();
  const format = useFormat();
  const { accessKey, content } = schedule;
  const { ranges = {}, ...rest } = content;
  const group = groupOfExport(accessKey);
  const source: Source = {
    accessKey,
    words: exportWords({ accessKey, filters: content.filters }, t, format),
    content: rest,
    ranges: Object.entries(ranges).map(([from, preset]) => ({ from, label: filterLabel(t, group, from), preset })),
  };
  return <ScheduleDialog source={source} schedule={schedule} onDone={onDone} onClose={onClose} />;
}
