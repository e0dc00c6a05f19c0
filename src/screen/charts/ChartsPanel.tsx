import { DownloadOutlined } from '@ant-design/icons';
import { App, Button, Segmented, Select, Skeleton } from 'antd';
import { saveAs } from 'file-saver';
import { useMemo, useState } from 'react';
import { ChartBox } from '@/components/ChartBox';
import type { Drawing } from '@/components/chartCore';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import { currenciesOf } from '@/domain/trend';
import { joinedText } from '@/domain/written';
import { type Format, useFormat } from '@/hooks/useFormat';
import type { Filters } from '@/hooks/useListState';
import { useStored } from '@/hooks/useStored';
import { useT } from '@/hooks/useT';
import { type Theme, useTheme } from '@/hooks/useTheme';
import type { Translate } from '@/locales/store';
import { buildChart, hasCurrency } from './build';
import './charts.css';
import type { Chart } from './chart';
import type { ChartedList } from './keys';
import { chartLists } from './lists';
import { useTrend } from './useTrend';

export interface ChartsProps {
  list: ChartedList;
  /** Filters of the list as applied. */
  filters: Filters;
  /** A change reads the sums again; undefined while the list loads. */
  version: unknown;
}

/** The operator's choice for one list. The stored value may be anything. */
interface Choice {
  chart?: unknown;
  currency?: unknown;
  isTable?: unknown;
}
const choiceIn = (stored: unknown): Choice => (typeof stored === 'object' && stored !== null ? stored : {});

/** What a chart shows, in words: for its label and above its picture. */
function wordsOf({ name, span, columns }: Chart, currency: string, t: Translate, format: Format) {
  const subject = joinedText([t(`charts.chart.${name}`), hasCurrency(name) ? currency : '']);
  const range = span ? t('charts.range', span) : t('charts.now');
  const zone = t('common.time.zone', { zone: format.timeZone, offset: format.offset() });
  const totals = columns.filter(({ isDrawn }) => isDrawn).map((column) => `${column.name} ${column.total}`);
  const label = t('charts.summary', { subject, range, totals: new Intl.ListFormat(format.locale).format(totals) });
  return { subject, range, line: `${range} · ${zone}`, label };
}

/** The chart as it is drawn; undefined when there is nothing to draw, or a value that is no number. */
function drawingOf(chart: Chart, label: string, unit: string, theme: Theme, t: Translate, format: Format): Drawing | undefined {
  const { rows, columns, shape, axis, isRunning } = chart;
  const drawn = columns.filter(({ isDrawn }) => isDrawn);
  if (rows.length === 0 || drawn.some(({ values }) => values === undefined)) return undefined;
  return {
    theme,
    locale: format.locale,
    label,
    shape,
    unit,
    axis,
    dates: rows.map((row) => row.name),
    labels: rows.map(({ short }) => short),
    running: isRunning ? t('parts.chart.running') : undefined,
    series: drawn.map(({ name, values = [], texts }) => ({ name, amounts: values, texts })),
  };
}

/** The rows of a chart with exact figures: the total first, then the newest period. */
function ChartTable({ chart, label }: { chart: Chart; label: string }) {
  const t = useT();
  const { rowTitle, rows, columns, isOverTime } = chart;
  const places = rows.map(({ key, name }, at) => ({
    key,
    name,
    textOf: (column: Chart['columns'][number]) => column.texts[at] ?? '',
  }));
  const total = { key: 'total', name: t('charts.total'), textOf: (column: Chart['columns'][number]) => column.total };
  return (
    <ScrollTable
      label={t('charts.tableOf', { name: t(`charts.chart.${chart.name}`) })}
      caption={label}
      rows={[total, ...(isOverTime ? places.reverse() : places)]}
      rowKey={({ key }) => key}
      columns={[
        { title: rowTitle, isHeader: true, render: ({ name }) => name },
        ...columns.map((column) => ({
          title: column.name,
          isNumeric: true,
          render: ({ textOf }: typeof total) => textOf(column),
        })),
      ]}
    />
  );
}

const loadPng = () => import('@/components/chartPng');

/** Charts of a list with their tables, under the list's filters (docs/rules/charts.md#panel). */
export function ChartsPanel({ list, filters, version }: ChartsProps) {
  const t = useT();
  const format = useFormat();
  const theme = useTheme();
  const { message } = App.useApp();
  const { title, stem, read, charts } = chartLists[list];
  const [stored, store] = useStored<Choice>(`charts-view:${list}`);
  const choice = choiceIn(stored);
  const { trend, error, isBusy, retry } = useTrend(read, filters, version);
  const [isSaving, setIsSaving] = useState(false);
  const name = charts.find((one) => one === choice.chart) ?? charts[0];
  const currencies = useMemo(() => (trend ? currenciesOf(trend) : []), [trend]);
  const currency = currencies.find((one) => one === choice.currency) ?? currencies[0] ?? '';
  const chart = useMemo(() => trend && buildChart(name, { trend, currency, t, format }), [trend, name, currency, t, format]);
  const words = useMemo(() => chart && wordsOf(chart, currency, t, format), [chart, currency, t, format]);
  const drawing = useMemo(
    () => chart && words && drawingOf(chart, words.label, currency, theme, t, format),
    [chart, words, currency, theme, t, format],
  );
  const choose = (next: Choice) => store({ ...choice, ...next });

  const save = async () => {
    if (!drawing || !words) return;
    setIsSaving(true);
    try {
      const { drawPng } = await loadPng();
      const picture = await drawPng(drawing, [`${t(title)} · ${words.subject}`, words.line]);
      const file = [stem, words.subject.replaceAll(' · ', '-'), words.range].join('-').replaceAll(':', '').replace(/\s+/g, '-');
      saveAs(picture, `${file}.png`);
      void message.success(t('charts.saved', { name: `${file}.png` }));
    } catch {
      void message.error(t('charts.notSaved'));
    } finally {
      setIsSaving(false);
    }
  };

  const content = () => {
    if (error !== undefined) return <LoadFailed error={error} title={t('charts.failed')} isBusy={isBusy} onRetry={retry} />;
    if (!chart || !words) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
    if (chart.rows.length === 0) return <p className="soft">{t('charts.empty')}</p>;
    return choice.isTable || !drawing ? <ChartTable chart={chart} label={words.label} /> : <ChartBox drawing={drawing} />;
  };
  return (
    <>
      <div className="charts-tools">
        <Segmented
          size="small"
          name={`charts-${list}`}
          aria-label={t('charts.which')}
          value={name}
          options={charts.map((value) => ({ value, label: t(`charts.chart.${value}`) }))}
          onChange={(value) => choose({ chart: value })}
        />
        <Segmented
          size="small"
          name={`charts-as-${list}`}
          aria-label={t('charts.as')}
          value={choice.isTable ? 'table' : 'drawing'}
          options={(['drawing', 'table'] as const).map((value) => ({ value, label: t(`charts.${value}`) }))}
          onChange={(value) => choose({ isTable: value === 'table' })}
        />
        {hasCurrency(name) && (
          <Select
            size="small"
            aria-label={t('charts.currency')}
            value={currency || undefined}
            disabled={currencies.length < 2}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(value) => choose({ currency: value })}
          />
        )}
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          loading={isSaving}
          disabled={!drawing}
          onClick={() => void save()}
        >
          {t('charts.save')}
        </Button>
      </div>
      <small className="soft charts-line">{words?.line}</small>
      <div className="charts-body" aria-busy={!trend && error === undefined}>
        {content()}
      </div>
    </>
  );
}
