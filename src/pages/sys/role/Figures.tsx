import { type Figure, Figures } from '@/components/Figures';
import { countFigures } from '@/components/figureParts';
import { RowButton } from '@/components/RowButton';
import { NONE } from '@/domain/texts';
import { countText } from '@/domain/written';
import { useFigures } from '@/hooks/useFigures';
import { useT } from '@/hooks/useT';
import { getRoleStatistics } from '@/services/role';
import type { Ask } from './dialog';

interface RoleFiguresProps {
  /** A new value reloads the figures. */
  version: unknown;
  ask: Ask;
}

/** Figures over all roles, some with links. A failure shows dashes: the list already reports it. */
export function RoleFigures({ version, ask }: RoleFiguresProps) {
  const t = useT();
  const statistics = useFigures(version, getRoleStatistics);
  const counts = countFigures(['roles', 'active', 'critical'], statistics, { labelOf: (name) => t(`sys.role.figure.${name}`) });
  const keys = (['unused', 'orphans'] as const).map((key): Figure => {
    const label = t(`sys.role.figure.${key}`);
    const count = statistics?.[`${key === 'unused' ? 'unused' : 'orphan'}Keys`]?.length ?? 0;
    const name = `${t('sys.role.figure.show', { name: label })}: ${countText(count)}`;
    const open = (
      <RowButton key={key} look="link" aria-label={name} onClick={() => statistics && ask({ kind: 'keys', of: key, statistics })}>
        {countText(count)}
      </RowButton>
    );
    return { key, label, isAlarm: key === 'orphans' && count > 0, value: !statistics ? NONE : count > 0 ? open : count };
  });
  return <Figures figures={[...counts, ...keys]} />;
}
