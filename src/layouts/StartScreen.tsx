import { useModel } from '@umijs/max';
import { Select } from 'antd';
import { useId } from 'react';
import { useAccess } from '@/hooks/useAccess';
import { useStored } from '@/hooks/useStored';
import { useLocale, useT } from '@/hooks/useT';
import { buildMenu, leavesOf, usualStart } from './menu';

const USUAL = '';

/** The screen that opens after sign-in, of those in the operator's menu (docs/rules/access.md#first-screen). */
export function StartScreen() {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const access = useAccess();
  const served = useModel('@@initialState').initialState?.menu ?? [];
  const [stored, store] = useStored<string>('start');
  const menu = buildMenu(access, served, locale, t);
  const leaves = leavesOf(menu);
  const usual = usualStart(menu, access);
  if (!usual) return null;
  return (
    <div className="work-start">
      <label htmlFor={id}>{t('work.start.label')}</label>
      <Select
        id={id}
        popupMatchSelectWidth={false}
        value={leaves.find(({ path }) => path === stored)?.path ?? USUAL}
        onChange={(path) => store(path || undefined)}
        options={[
          { value: USUAL, label: t('work.start.usual', { screen: usual.name }) },
          ...leaves.map(({ path, name }) => ({ value: path, label: name })),
        ]}
      />
    </div>
  );
}
