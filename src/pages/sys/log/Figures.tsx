import { type Figure, Figures, type ListFiguresProps as FiguresProps } from '@/components/Figures';
import { useStatistics } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getLogStatistics } from '@/services/log';

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function LogFigures({ filters, version, onOpen }: FiguresProps) {
  const t = useT();
  const { view: _view, ...rest } = filters;
  const known = useStatistics(version, getLogStatistics, rest);
  const broken = known?.chain.brokenSeq ?? undefined;
  const figures: Figure[] = [
    { key: 'total', label: t('sys.log.figure.total'), value: known?.total ?? '–', filters: { view: 'ALL' } },
    { key: 'high', label: t('sys.log.figure.high'), value: known?.byLevel.HIGH ?? '–', filters: { view: 'ALL', level: 'HIGH' } },
    {
      key: 'critical',
      label: t('sys.log.figure.critical'),
      value: known?.byLevel.CRITICAL ?? '–',
      filters: { view: 'ALL', level: 'CRITICAL' },
      isAlarm: (known?.byLevel.CRITICAL ?? 0) > 0,
    },
    {
      key: 'refused',
      label: t('sys.log.figure.refused'),
      value: known?.refused ?? '–',
      filters: { view: 'ALL', result: 'REFUSED' },
    },
    { key: 'signInsFailed', label: t('sys.log.figure.signInsFailed'), value: known?.signInsFailed ?? '–' },
    { key: 'reveals', label: t('sys.log.figure.reveals'), value: known?.reveals ?? '–' },
    {
      key: 'exports',
      label: t('sys.log.figure.exports'),
      value: known ? t('sys.log.figure.exportsOf', { count: known.exports, rows: known.exportedRows }) : '–',
    },
    {
      key: 'chain',
      label: t('sys.log.figure.chain'),
      value: !known
        ? '–'
        : broken === undefined
          ? t('sys.log.figure.intact', { seq: known.chain.verifiedSeq, last: known.chain.lastSeq })
          : t('sys.log.figure.broken', { seq: broken }),
      isAlarm: broken !== undefined,
    },
  ];
  return <Figures counted={rest} onOpen={onOpen} figures={figures} />;
}
