import { Badge } from 'antd';
import { useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { pendingCount } from '@/stores/pendingCount';

/** Nothing waits: a number without a badge's color. */
const QUIET = { background: 'none', boxShadow: 'none', color: 'inherit' };

/**
 * Count at the menu item /trade/withdraw, including zero (docs/rules/console.md#badge). A warning sign if the last count could
 * not be loaded.
 */
export function PendingBadge() {
  const t = useT();
  const { count, isStale } = useSyncExternalStore(pendingCount.subscribe, pendingCount.get);
  if (count === undefined && !isStale) return null;
  const label = isStale ? t('menu.badgeStale') : t('menu.badge', { count: count ?? 0 });
  return (
    <span className="pending-badge" title={label}>
      {count !== undefined && (
        <Badge aria-hidden count={count} showZero overflowCount={999} style={count === 0 ? QUIET : undefined} title="" />
      )}
      {isStale && <span aria-hidden="true">⚠</span>}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
