import { useRequest } from 'ahooks';
import { useCallback } from 'react';
import type { MenuFinding, MenuNode } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useAccess } from '@/hooks/useAccess';
import { checkMenu, listMenuNodes } from '@/services/menu';
import { refreshRights } from '@/stores/rights';

const NO_NODES: readonly MenuNode[] = [];
const NO_FINDINGS: readonly MenuFinding[] = [];
const QUIET = { isQuiet: true };
/** Quiet: the page shows the failure in place of the tree. */
const onError = () => undefined;

/** The tree and the findings of the check. @param search changes with each search, which reads the tree anew */
export function useMenu(search: string) {
  const canCheck = useAccess()['sys:menu:check'];
  const tree = useRequest(() => listMenuNodes(QUIET), { refreshDeps: [search], onError });
  const check = useRequest(() => checkMenu(QUIET), { ready: canCheck, onError });
  const { refreshAsync: readTree } = tree;
  const { refresh: readCheck } = check;

  const reload = useCallback(async () => {
    if (canCheck) readCheck();
    await readTree().catch(ignoreApiError);
  }, [readTree, readCheck, canCheck]);
  /** After a change: reloads the tree, the check and your side menu. */
  const changed = useCallback(async () => {
    refreshRights();
    await reload();
  }, [reload]);

  return {
    // Hides rows after a failed read.
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
