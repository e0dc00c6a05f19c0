import { AutoComplete, Checkbox, Descriptions, Form } from 'antd';
import { FormModal } from '@/components/FormModal';
import type { MenuFinding, MenuNode, MenuType } from '@/contract';
import { menuActionState, menuIcons, typesUnder } from '@/domain/menu';
import { useT } from '@/hooks/useT';
import { IconField, NameFields, NODE_KEY, NodeModal, RemarkField, TypeField, useChangedWords } from '@/screen/tree/NodeFields';
import { addMenuNode, editMenuNode } from '@/services/menu';
import type { Screen } from './dialog';

interface Values {
  menuType: MenuType;
  name: string;
  nameEn: string;
  path?: string | null;
  accessKey?: string | null;
  icon?: (typeof menuIcons)[number] | null;
  hidden?: boolean;
  remark?: string;
}

interface EditProps {
  screen: Screen;
  /** Entries of the console's code that the tree lacks. They are offered when adding. */
  findings: readonly MenuFinding[];
  onDone: (node: MenuNode) => void;
  onRefusal: () => void;
  onClose: () => void;
}

const FORM = 'menu-form';

/** Data of a node that no dialog changes. */
function Facts({ node }: { node: MenuNode }) {
  const t = useT();
  const changedWords = useChangedWords('sys.menu');
  const { menuId, builtin, badge, roleCount } = node;
  return (
    <Descriptions
      size="small"
      column={2}
      items={[
        { key: 'no', label: t('sys.menu.field.menuId'), children: menuId },
        {
          key: 'builtin',
          label: t('sys.menu.field.builtin'),
          children: t(builtin ? 'sys.menu.message.builtin' : 'sys.menu.message.custom'),
        },
        { key: 'roles', label: t('sys.menu.field.roleCount'), children: roleCount ?? '–' },
        { key: 'changed', label: t('sys.menu.field.changed'), children: changedWords(node) },
        ...(badge === 'COUNT'
          ? [{ key: 'badge', label: t('sys.menu.field.visible'), children: t('sys.menu.message.counted') }]
          : []),
      ]}
    />
  );
}

/** Adds a node under a parent or at the top level. */
export function AddModal({ parent, ...props }: EditProps & { parent: MenuNode | undefined }) {
  const t = useT();
  const { view, titleOf } = props.screen;
  const parentId = parent?.menuId ?? null;
  const types = typesUnder(view.tree, parentId);
  const title = parent ? t('sys.menu.edit.add', { name: titleOf(parent) }) : t('sys.menu.edit.addTop');
  return (
    <NodeForm {...props} title={title} types={types} send={(values, options) => addMenuNode({ parentId, ...values }, options)} />
  );
}

/** Edits a node. Without the right to edit, shows its data. */
export function EditModal({ node, ...props }: EditProps & { node: MenuNode }) {
  const t = useT();
  const { titleOf, canEdit, close } = props.screen;
  const { menuId, version, builtin } = node;
  const title = t('sys.menu.edit.title', { name: titleOf(node) });
  if (!canEdit) return <NodeModal title={titleOf(node)} facts={<Facts node={node} />} remark={node.remark} onClose={close} />;
  return (
    <NodeForm
      {...props}
      title={title}
      types={[node.menuType]}
      node={node}
      send={({ menuType: _type, path, accessKey, ...values }, options) =>
        editMenuNode({ menuId, version, ...values, ...(!builtin && { path, accessKey }) }, options)
      }
    />
  );
}

interface NodeFormProps extends EditProps {
  title: string;
  types: readonly MenuType[];
  node?: MenuNode;
  send: (values: Values, options: { idempotencyKey: string }) => Promise<MenuNode>;
}

function NodeForm({ title, types, node, screen, findings, send, onDone, onRefusal, onClose }: NodeFormProps) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  // A single kind is no choice: the form has no field for it.
  const type = Form.useWatch('menuType', form) ?? types[0] ?? 'DIR';
  const isFixed = node?.builtin === true;
  const hide = node && menuActionState(node, 'hide');
  const missing = findings.filter(({ kind, menuType }) => kind === 'MISSING' && menuType === type);
  const required = [{ required: true, whitespace: true, message: t('sys.menu.edit.required') }];
  const offered = (field: 'path' | 'accessKey') =>
    missing.flatMap((one) => (one[field] ? [{ value: one[field], label: `${one[field]} · ${screen.titleOf(one)}` }] : []));
  /** Fills empty name fields with the names from the console's code. */
  const take = (field: 'path' | 'accessKey') => (value: string) => {
    const found = missing.find((one) => one[field] === value);
    if (!found) return;
    const { name, nameEn } = form.getFieldsValue();
    form.setFieldsValue({
      path: type === 'MENU' ? found.path : undefined,
      accessKey: found.accessKey,
      name: name || found.name,
      nameEn: nameEn || found.nameEn,
    });
  };

  return (
    <FormModal<Values, MenuNode>
      id={FORM}
      title={title}
      okText={t('sys.menu.action.save')}
      form={form}
      initialValues={{
        menuType: type,
        name: node?.name,
        nameEn: node?.nameEn,
        path: node?.path ?? undefined,
        accessKey: node?.accessKey ?? undefined,
        icon: menuIcons.find((icon) => icon === node?.icon),
        hidden: node?.hidden ?? false,
        remark: node?.remark,
      }}
      send={(values, options) =>
        send(
          {
            menuType: type,
            name: values.name.trim(),
            nameEn: values.nameEn.trim(),
            path: values.path?.trim() || null,
            accessKey: values.accessKey?.trim() || null,
            icon: values.icon ?? null,
            hidden: values.hidden ?? false,
            remark: values.remark?.trim() ?? '',
          },
          options,
        )
      }
      onDone={onDone}
      onRefusal={onRefusal}
      onClose={onClose}
    >
      {node && <Facts node={node} />}
      <TypeField group="sys.menu" types={types} />
      {type === 'DIR' && !node && <p className="soft">{t('sys.menu.edit.dir')}</p>}
      {type === 'MENU' && (
        <Form.Item
          name="path"
          label={t('sys.menu.field.path')}
          rules={isFixed ? [] : required}
          extra={
            isFixed ? t('sys.menu.edit.fixed') : t(missing.length > 0 || node ? 'sys.menu.edit.path' : 'sys.menu.edit.missing')
          }
        >
          <AutoComplete disabled={isFixed} options={offered('path')} onSelect={take('path')} />
        </Form.Item>
      )}
      {type !== 'DIR' && (
        <Form.Item
          name="accessKey"
          label={t('sys.menu.field.accessKey')}
          rules={isFixed ? [] : [...required, { pattern: NODE_KEY, message: t('sys.menu.edit.keyForm') }]}
          extra={t(isFixed ? 'sys.menu.edit.fixed' : 'sys.menu.edit.key')}
        >
          <AutoComplete disabled={isFixed} options={offered('accessKey')} onSelect={take('accessKey')} />
        </Form.Item>
      )}
      <NameFields group="sys.menu" />
      {type !== 'BUTTON' && (
        <>
          <IconField group="sys.menu" />
          <Form.Item
            name="hidden"
            valuePropName="checked"
            extra={hide?.isAllowed === false && hide.why ? t('sys.menu.edit.hideWhy', { why: hide.why }) : undefined}
          >
            <Checkbox disabled={hide?.isAllowed === false}>{t('sys.menu.field.hidden')}</Checkbox>
          </Form.Item>
        </>
      )}
      <RemarkField group="sys.menu" />
    </FormModal>
  );
}
