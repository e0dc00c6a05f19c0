import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import type { AccessKey, MchMenuAction, MchMenuNode } from '@/contract';
import { portalActionState, portalTypesUnder } from '@/domain/mchMenu';
import { type Step, stepTo, type Tree } from '@/domain/tree';
import { useT } from '@/hooks/useT';

/** What opens a dialog from a row, beside editing it. */
export type RowDialog = 'add' | 'move' | 'disable' | 'remove';
type More = 'up' | 'down' | 'moveTo' | 'enable' | 'disable' | 'remove';

export interface RowHandlers {
  titleOf: (node: MchMenuNode) => string;
  edit: (node: MchMenuNode) => void;
  ask: (kind: RowDialog, node: MchMenuNode) => void;
  enable: (node: MchMenuNode) => Promise<void>;
  step: (menuId: string, step: Step) => void;
}

const ACTIONS: Readonly<Record<More, readonly [MchMenuAction, AccessKey]>> = {
  up: ['move', 'mch:menu:move'],
  down: ['move', 'mch:menu:move'],
  moveTo: ['move', 'mch:menu:move'],
  enable: ['enable', 'mch:menu:enable'],
  disable: ['disable', 'mch:menu:disable'],
  remove: ['remove', 'mch:menu:remove'],
};

/** What can be done with one node from its row; what its state forbids stands there with the reason. */
export function RowActions(props: RowHandlers & { row: MchMenuNode; tree: Tree<MchMenuNode> }) {
  const { row, tree, titleOf, edit, ask, enable, step } = props;
  const t = useT();
  const name = titleOf(row);
  const { menuId, status } = row;
  const more: readonly More[] = ['up', 'down', 'moveTo', status === 'ACTIVE' ? 'disable' : 'enable', 'remove'];
  const stateOf = (one: More) => {
    const isEnd = (one === 'up' || one === 'down') && !stepTo(tree, menuId, one);
    return isEnd ? ({ isAllowed: false } as const) : versioned(row, portalActionState(row, ACTIONS[one][0]));
  };
  const run = (one: More) => {
    if (one === 'up' || one === 'down') return step(menuId, one);
    if (one === 'enable') return enable(row);
    return ask(one === 'moveTo' ? 'move' : one, row);
  };
  const labelOf = (one: More) =>
    one === 'up' || one === 'down' || one === 'moveTo' ? t(`tree.${one}`) : t(`mchMenu.action.${one}`);

  return (
    <span className="row-actions">
      {portalTypesUnder(tree, menuId).length > 0 && (
        <RowAction
          access="mch:menu:add"
          label={t('mchMenu.action.addTo', { name })}
          state={portalActionState(row, 'add')}
          onClick={() => ask('add', row)}
        >
          {t('mchMenu.action.add')}
        </RowAction>
      )}
      <RowAction
        access="mch:menu:edit"
        label={t('mchMenu.action.editName', { name })}
        state={versioned(row, portalActionState(row, 'edit'))}
        onClick={() => edit(row)}
      >
        {t('mchMenu.action.edit')}
      </RowAction>
      <RowMenu
        label={t('mchMenu.action.more', { name })}
        items={more.map((one) => ({
          key: one,
          access: ACTIONS[one][1],
          label: labelOf(one),
          state: stateOf(one),
          isDanger: one === 'disable' || one === 'remove',
          onClick: () => run(one),
        }))}
      />
    </span>
  );
}
