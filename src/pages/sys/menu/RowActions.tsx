import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, MenuAction, MenuNode } from '@/contract';
import { menuActionState, typesUnder } from '@/domain/menu';
import { type Step, stepTo, type Tree } from '@/domain/tree';
import { useT } from '@/hooks/useT';

/** What opens a dialog from a row. */
export type RowDialog = 'add' | 'move' | 'disable' | 'remove';
type More = 'up' | 'down' | 'moveTo' | 'enable' | 'disable' | 'remove';

export interface RowHandlers {
  titleOf: (node: MenuNode) => string;
  edit: (node: MenuNode) => void;
  ask: (kind: RowDialog, node: MenuNode) => void;
  enable: (node: MenuNode) => Promise<void>;
  step: (menuId: string, step: Step) => void;
}

const ACTIONS: Readonly<Record<More, readonly [MenuAction, AccessKey]>> = {
  up: ['move', 'sys:menu:move'],
  down: ['move', 'sys:menu:move'],
  moveTo: ['move', 'sys:menu:move'],
  enable: ['enable', 'sys:menu:enable'],
  disable: ['disable', 'sys:menu:disable'],
  remove: ['remove', 'sys:menu:remove'],
};

/** What can be done with one node from its row; what its state forbids stands there with the reason. */
export function RowActions({
  row,
  tree,
  titleOf,
  edit,
  ask,
  enable,
  step,
}: RowHandlers & { row: MenuNode; tree: Tree<MenuNode> }) {
  const t = useT();
  const name = titleOf(row);
  const { menuId, status } = row;
  const more: readonly More[] = ['up', 'down', 'moveTo', status === 'ACTIVE' ? 'disable' : 'enable', 'remove'];
  const stateOf = (one: More) => {
    const isEnd = (one === 'up' || one === 'down') && !stepTo(tree, menuId, one);
    return isEnd ? ({ isAllowed: false } as const) : versioned(row, menuActionState(row, ACTIONS[one][0]));
  };
  const run = (one: More) => {
    if (one === 'up' || one === 'down') return step(menuId, one);
    if (one === 'enable') return enable(row);
    return ask(one === 'moveTo' ? 'move' : one, row);
  };

  return (
    <span className="row-actions">
      {typesUnder(tree, menuId).length > 0 && (
        <RowAction
          access="sys:menu:add"
          label={t('sys.menu.action.addTo', { name })}
          state={menuActionState(row, 'add')}
          onClick={() => ask('add', row)}
        >
          {t('sys.menu.action.add')}
        </RowAction>
      )}
      <RowAction
        access="sys:menu:edit"
        label={t('sys.menu.action.editName', { name })}
        state={versioned(row, menuActionState(row, 'edit'))}
        onClick={() => edit(row)}
      >
        {t('sys.menu.action.edit')}
      </RowAction>
      <RowMenu
        label={t('sys.menu.action.more', { name })}
        items={more.map((one) => ({
          key: one,
          access: ACTIONS[one][1],
          label: one === 'up' || one === 'down' || one === 'moveTo' ? t(`tree.${one}`) : t(`sys.menu.action.${one}`),
          state: stateOf(one),
          isDanger: one === 'disable' || one === 'remove',
          onClick: () => run(one),
        }))}
      />
    </span>
  );
}
