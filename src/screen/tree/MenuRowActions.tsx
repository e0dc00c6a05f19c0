import { RowAction } from '@/components/ActionButton';
import { RowMenu } from '@/components/RowMenu';
import { versioned } from '@/components/versioned';
import { stepTo, type Tree } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import type { AnyNode } from './menuTree';
import type { MenuScreen } from './useMenuScreen';

export type RowHandlers<Node extends AnyNode> = Pick<
  MenuScreen<Node, { kind: string }>,
  'menu' | 'titleOf' | 'edit' | 'ask' | 'enable' | 'step'
> & { tree: Tree<Node> };

/** Actions of one node in its row. An action that its state forbids is disabled and shows the reason. */
export function MenuRowActions<Node extends AnyNode>({ row, screen }: { row: Node; screen: RowHandlers<Node> }) {
  const { menu, tree, titleOf, edit, ask, enable, step } = screen;
  const t = useT();
  const name = titleOf(row);
  const { menuId, status } = row;
  const { group, keyOf } = menu;
  const moving = { access: keyOf('move'), state: versioned(row, menu.stateOf(row, 'move')) };
  const stepping = (to: 'up' | 'down') => ({
    ...moving,
    key: to,
    label: t(`tree.${to}`),
    state: stepTo(tree, menuId, to) ? moving.state : ({ isAllowed: false } as const),
    onClick: () => step(menuId, to),
  });
  const closing = (action: 'enable' | 'disable' | 'remove') => ({
    key: action,
    access: keyOf(action),
    label: t(`${group}.action.${action}`),
    state: versioned(row, menu.stateOf(row, action)),
    isDanger: action !== 'enable',
    onClick: () => (action === 'enable' ? enable(row) : ask(action, row)),
  });
  return (
    <span className="row-actions">
      {menu.typesUnder(tree, menuId).length > 0 && (
        <RowAction
          access={keyOf('add')}
          label={t(`${group}.action.addTo`, { name })}
          state={menu.stateOf(row, 'add')}
          onClick={() => ask('add', row)}
        >
          {t(`${group}.action.add`)}
        </RowAction>
      )}
      <RowAction
        access={keyOf('edit')}
        label={t(`${group}.action.editName`, { name })}
        state={versioned(row, menu.stateOf(row, 'edit'))}
        onClick={() => edit(row)}
      >
        {t(`${group}.action.edit`)}
      </RowAction>
      <RowMenu
        label={t(`${group}.action.more`, { name })}
        items={[
          stepping('up'),
          stepping('down'),
          { ...moving, key: 'moveTo', label: t('tree.moveTo'), onClick: () => ask('move', row) },
          closing(status === 'ACTIVE' ? 'disable' : 'enable'),
          closing('remove'),
        ]}
      />
    </span>
  );
}
