import { useAccess, useRouteProps } from '@umijs/max';

/**
 * Whether the screen has figures for this operator: their key comes with the key of the page, unless the server has not built them
 * (docs/rules/access.md#grants).
 */
export function useHasFigures(): boolean {
  const { access = '' } = useRouteProps<{ access?: string }>();
  const granted = useAccess() as Readonly<Record<string, boolean>>;
  return granted[access.replace(/page$/, 'statistics')] !== false;
}
