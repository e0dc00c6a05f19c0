import { type Figure, Figures } from '@/components/Figures';
import { RowButton } from '@/components/RowButton';
import { countText } from '@/domain/numbers';
import { useFigures } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getRoleStatistics } from '@/services/role';
import type { Ask } from './dialog';

interface RoleFiguresProps {
  /** Asked for anew when it changes. */
  version: unknown;
  ask: Ask;
  onCritical: () => void;
}

/** A number among plain ones. */
const IN_LINE = { height: 22, border: 0, lineHeight: '22px' };

/** Figures over all roles; those that name something lead to it. A failure leaves dashes: the list has told it already. */
export function RoleFigures({ version, ask, onCritical }: RoleFiguresProps) {
  const t = useT();
  const statistics = useFigures(version, getRoleStatistics);
  const figure = (
    key: 'roles' | 'active' | 'critical' | 'unused' | 'orphans',
    count: number | undefined,
    onShow?: () => void,
  ): Figure => {
    const label = t(`sys.role.figure.${key}`);
    return {
      key,
      label,
      isAlarm: key === 'orphans' && (count ?? 0) > 0,
      value:
        count && onShow ? (
          <RowButton
            look="link"
            style={IN_LINE}
            aria-label={`${t('sys.role.figure.show', { name: label })}: ${countText(count)}`}
            onClick={onShow}
          >
            {countText(count)}
          </RowButton>
        ) : (
          (count ?? '–')
        ),
    };
  };
  return (
    <Figures
      figures={[
        figure('roles', statistics?.roles),
        figure('active', statistics?.active),
        figure('critical', statistics?.critical, onCritical),
        figure('unused', statistics?.unusedKeys?.length, () => statistics && ask({ kind: 'keys', of: 'unused', statistics })),
        figure('orphans', statistics?.orphanKeys?.length, () => statistics && ask({ kind: 'keys', of: 'orphans', statistics })),
      ]}
    />
  );
}
