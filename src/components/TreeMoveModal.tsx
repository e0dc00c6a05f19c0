import { Form, Select } from 'antd';
import { above, type Place, placeOf, type Tree, type TreeNode, walk } from '@/domain/tree';
import { useT } from '@/hooks/useT';
import { FormModal } from './FormModal';

interface Values {
  /** Empty for the top level. */
  parentId: string;
  /** Empty for the first position. */
  afterId: string;
}

interface TreeMoveModalProps<Node extends TreeNode> {
  /** Form id. */
  id: string;
  node: Node;
  tree: Tree<Node>;
  titleOf: (node: Node) => string;
  mayStand: (parentId: string | null) => boolean;
  /** Explains the move, above the fields. */
  hint?: string;
  send: (place: Place, options: { idempotencyKey: string }) => Promise<Node>;
  onDone: (node: Node, afterId: string | null) => void;
  onRefusal: () => void;
  onClose: () => void;
}

const NOWHERE = '';

/** Moves a node under another parent or after another sibling: the same as dragging, but in a form. */
export function TreeMoveModal<Node extends TreeNode>(props: TreeMoveModalProps<Node>) {
  const { id, node, tree, titleOf, mayStand, hint, send, onDone, onRefusal, onClose } = props;
  const t = useT();
  const [form] = Form.useForm<Values>();
  const { menuId } = node;
  const now = placeOf(tree, menuId);
  const parentId = Form.useWatch('parentId', form) ?? now?.parentId ?? NOWHERE;

  const parents = [...walk(tree.top)]
    .filter((branch) => mayStand(branch.node.menuId))
    .map((branch) => ({
      value: branch.node.menuId,
      label: [...[...above(branch)].reverse(), branch].map((one) => titleOf(one.node)).join(' / '),
    }));
  if (mayStand(null)) parents.unshift({ value: NOWHERE, label: t('tree.top') });
  const siblingsOf = (of: string) =>
    (tree.byId.get(of)?.children ?? (of === NOWHERE ? tree.top : [])).filter((branch) => branch.node.menuId !== menuId);
  const places = [
    { value: NOWHERE, label: t('tree.first') },
    ...siblingsOf(parentId).map((branch) => ({
      value: branch.node.menuId,
      label: t('tree.after', { name: titleOf(branch.node) }),
    })),
  ];

  return (
    <FormModal<Values, Node>
      id={id}
      title={t('tree.moveTitle', { name: titleOf(node) })}
      okText={t('tree.moveOk')}
      form={form}
      initialValues={{ parentId: now?.parentId ?? NOWHERE, afterId: now?.afterId ?? NOWHERE }}
      send={(values, options) => send({ parentId: values.parentId || null, afterId: values.afterId || null }, options)}
      onDone={(moved, values) => onDone(moved, values.afterId || null)}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      {hint && <p className="soft">{hint}</p>}
      <Form.Item name="parentId" label={t('tree.parentId')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={parents}
          onChange={(next) => form.setFieldsValue({ afterId: siblingsOf(next).at(-1)?.node.menuId ?? NOWHERE })}
        />
      </Form.Item>
      <Form.Item name="afterId" label={t('tree.afterId')}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={places} />
      </Form.Item>
    </FormModal>
  );
}
