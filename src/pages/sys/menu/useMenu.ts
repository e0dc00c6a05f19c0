import { useAccess } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useCallback } from 'react';
import type { Access } from '@/access';
import type { MenuFinding, MenuNode } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { checkMenu, listMenuNodes } from '@/services/menu';
import { refreshRights } from '@/stores/rights';

const NO_NODES: readonly MenuNode[] = [];
const NO_FINDINGS: readonly MenuFinding[] = [];
const QUIET = { isQuiet: true };
/** What failed is shown in its place. */
const onError = () => undefined;

/** The tree and what the check found in it. */
export function useMenu() {
  const canCheck = (useAccess() as Access)['sys:menu:check'];
  const tree = useRequest(() => listMenuNodes(QUIET), { onError });
  const check = useRequest(() => checkMenu(QUIET), { ready: canCheck, onError });
  const { refreshAsync: readTree } = tree;
  const { refresh: readCheck } = check;

  const reload = useCallback(async () => {
    if (canCheck) readCheck();
    await readTree().catch(ignoreApiError);
  }, [readTree, readCheck, canCheck]);
  /** After a change: the tree, what the check says, and the operator's own side menu. */
  const changed = useCallback(async () => {
    refreshRights();
    await reload();
  }, [reload]);

  return {
    // No row of a tree that could not be read stays in sight.
    nodes: tree.error ? NO_NODES : (tree.data?.list ?? NO_NODES),
    error: tree.error,
    isBusy: tree.loading,
    isReady: tree.data !== undefined && !tree.error,
    canCheck,
    findings: check.data ?? NO_FINDINGS,
    isChecked: check.data !== undefined && !check.error,
    checkError: check.error,
    readCheck,
    reload,
    changed,
  };
}
