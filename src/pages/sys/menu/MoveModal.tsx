import { Form, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { MenuNode } from '@/contract';
import { placeFault } from '@/domain/menu';
import { above, placeOf, type Tree, walk } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import { moveMenuNode } from '@/services/menu';

interface Values {
  /** Empty for the top. */
  parentId: string;
  /** Empty for the first place. */
  afterId: string;
}

interface MoveProps {
  node: MenuNode;
  tree: Tree<MenuNode>;
  titleOf: (node: MenuNode) => string;
  onDone: (node: MenuNode, afterId: string | null) => void;
  onRefusal: () => void;
  onClose: () => void;
}

const FORM = 'menu-move-form';
const NOWHERE = '';

/** Puts a node under another one, or behind another sibling: what dragging does, by choice. */
export function MoveModal({ node, tree, titleOf, onDone, onRefusal, onClose }: MoveProps) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  const { menuId, version } = node;
  const now = placeOf(tree, menuId);
  const parentId = Form.useWatch('parentId', form) ?? now?.parentId ?? NOWHERE;

  const parents = [...walk(tree.top)]
    .filter((branch) => placeFault(tree, node, branch.node.menuId) === undefined)
    .map((branch) => ({
      value: branch.node.menuId,
      label: [...[...above(branch)].reverse(), branch].map((one) => titleOf(one.node)).join(' / '),
    }));
  if (placeFault(tree, node, null) === undefined) parents.unshift({ value: NOWHERE, label: t('sys.menu.message.top') });
  const siblingsOf = (id: string) =>
    (tree.byId.get(id)?.children ?? (id === NOWHERE ? tree.top : [])).filter((branch) => branch.node.menuId !== menuId);
  const places = [
    { value: NOWHERE, label: t('sys.menu.message.first') },
    ...siblingsOf(parentId).map((branch) => ({
      value: branch.node.menuId,
      label: t('sys.menu.message.after', { name: titleOf(branch.node) }),
    })),
  ];

  return (
    <FormModal<Values, MenuNode>
      id={FORM}
      title={t('sys.menu.move.title', { name: titleOf(node) })}
      okText={t('sys.menu.move.ok')}
      form={form}
      initialValues={{ parentId: now?.parentId ?? NOWHERE, afterId: now?.afterId ?? NOWHERE }}
      send={(values, options) =>
        moveMenuNode({ menuId, version, parentId: values.parentId || null, afterId: values.afterId || null }, options)
      }
      onDone={(moved, values) => onDone(moved, values.afterId || null)}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      <p className="soft">{t('sys.menu.move.hint')}</p>
      <Form.Item name="parentId" label={t('sys.menu.field.parentId')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={parents}
          onChange={(next) => form.setFieldsValue({ afterId: siblingsOf(next).at(-1)?.node.menuId ?? NOWHERE })}
        />
      </Form.Item>
      <Form.Item name="afterId" label={t('sys.menu.field.afterId')}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={places} />
      </Form.Item>
    </FormModal>
  );
}
