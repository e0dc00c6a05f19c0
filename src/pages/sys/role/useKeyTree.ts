import { useRequest } from 'ahooks';
import { useMemo } from 'react';
import type { KeyRisk } from '@/contract';
import { useLocale, useT } from '@/hooks/useT';
import { listMenuNodes } from '@/services/menu';
import { getRole } from '@/services/role';
import { keyTree, leavesOf, namesOf } from './tree';

/** The role and the permission tree, with the implied keys and the risk of each key. */
export function useKeyTree(roleCode: string) {
  const t = useT();
  const locale = useLocale();
  const asked = useRequest(() => Promise.all([getRole(roleCode, { isQuiet: true }), listMenuNodes({ isQuiet: true })]), {
    refreshDeps: [roleCode],
    onError: () => undefined,
  });
  const data = useMemo(() => {
    if (!asked.data) return undefined;
    const [detail, { list, implications = [] }] = asked.data;
    const words = { own: t('sys.role.grant.own'), shared: t('sys.role.grant.shared') };
    const tree = keyTree(list, detail.sharedKeys ?? [], locale, words);
    const risks = new Map(leavesOf(tree).map(({ key, risk }) => [key, risk]));
    const implied = new Map(implications.map(({ key, implies }) => [key, implies]));
    return {
      detail,
      tree,
      names: namesOf(tree, locale),
      impliesOf: (key: string): readonly string[] => implied.get(key) ?? [],
      riskOf: (key: string): KeyRisk => risks.get(key) ?? 'READ',
    };
  }, [asked.data, locale, t]);
  return { data: asked.error ? undefined : data, error: asked.error, refresh: asked.refresh };
}
