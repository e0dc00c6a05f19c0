import { useRequest } from 'ahooks';
import { useRef } from 'react';
import { type Figure, Figures } from '@/components/Figures';
import { ignoreApiError } from '@/domain/apiError';
import type { Filters } from '@/hooks/useListState';
import { useT } from '@/hooks/useT';
import { getOperatorStatistics } from '@/services/operator';

const FIGURES = ['active', 'locked', 'invited', 'inactive', 'moneyHolders', 'superAdmins'] as const;
/** One of them alone could be lost. */
const MIN_SUPER = 2;

/** Figures above the list; asked for anew when `version` changes. A failure leaves dashes: the list has told it already. */
export function OperatorFigures({ filters, version }: { filters: Filters; version: unknown }) {
  const t = useT();
  const controller = useRef<AbortController>(undefined);
  const { status: _status, ...rest } = filters;
  const isWhole = Object.values(rest).every((value) => value === '');
  const { data, error } = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      return getOperatorStatistics(rest as never, { signal: controller.current.signal, isQuiet: true });
    },
    { ready: version !== undefined, refreshDeps: [version], onError: ignoreApiError },
  );
  const statistics = error ? undefined : data;
  const figures = FIGURES.map((key): Figure => {
    const value = statistics?.[key];
    const isAlarm =
      value !== undefined &&
      (key === 'superAdmins' ? isWhole && value < MIN_SUPER : ['locked', 'inactive'].includes(key) && value > 0);
    return { key, label: t(`sys.operator.figure.${key}`), value: value ?? '–', isAlarm };
  });
  return <Figures figures={figures} />;
}
