import { useRouteProps } from '@umijs/max';
import { useAccess } from '@/hooks/useAccess';

/**
 * Whether the screen has figures for this operator. Their key is granted with the key of the page, unless the server does not
 * have them (docs/rules/access.md#grants).
 */
export function useHasFigures(): boolean {
  const { access = '' } = useRouteProps<{ access?: string }>();
  const granted = useAccess() as Readonly<Record<string, boolean>>;
  return granted[access.replace(/page$/, 'statistics')] !== false;
}
