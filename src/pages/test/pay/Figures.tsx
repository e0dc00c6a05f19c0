import { type Figure, Figures } from '@/components/Figures';
import { shareText } from '@/domain/numbers';
import { useFigures } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getTrialStatistics } from '@/services/trial';

const COUNTS = ['runs', 'running', 'passed', 'failed', 'untested'] as const;

/** Reloaded when `version` changes. A failure shows dashes: the list already reports it. */
export function TrialFigures({ version }: { version: unknown }) {
  const t = useT();
  const statistics = useFigures(version, getTrialStatistics);
  const counts = COUNTS.map((key): Figure => {
    const value = statistics?.[key];
    const isAlarm = key === 'failed' && (value ?? 0) > 0;
    return { key, label: t(`trial.figure.${key}`), value: value ?? '–', isAlarm };
  });
  const rate = statistics?.passRate;
  const share: Figure = { key: 'passRate', label: t('trial.figure.passRate'), value: shareText(rate) };
  return <Figures figures={[...counts.slice(0, -1), share, ...counts.slice(-1)]} />;
}
