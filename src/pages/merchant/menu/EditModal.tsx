import { Checkbox, Descriptions, Form, Input } from 'antd';
import { FormModal } from '@/components/FormModal';
import { longest } from '@/components/tooLong';
import type { MchLevel, MchMenuNode, MchPortal, MchType, MenuType } from '@/contract';
import { mchLevels, mchTypes, menuProducts, portalTypesUnder } from '@/domain/mchMenu';
import { menuIcons } from '@/domain/menu';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { IconField, NameFields, NODE_KEY, NodeModal, RemarkField, TypeField, useChangedWords } from '@/screen/tree/NodeFields';
import { addMchMenuNode, editMchMenuNode } from '@/services/mchMenu';
import type { Screen } from './dialog';

interface Values {
  menuType: MenuType;
  name: string;
  nameEn: string;
  path: string | null;
  accessKey: string | null;
  icon: (typeof menuIcons)[number] | null;
  visible: boolean;
  mchTypes: MchType[];
  levels: MchLevel[];
  requiresProduct: 'PAYIN' | 'PAYOUT' | null;
  remark: string;
}

interface EditProps {
  screen: Screen;
  portal: MchPortal;
  onDone: (node: MchMenuNode) => void;
  onRefusal: () => void;
  onClose: () => void;
}

const FORM = 'portal-form';
const PATH_MAX = 64;
const PATH = /^\/[A-Za-z0-9/_-]*$/;

function Facts({ node }: { node: MchMenuNode }) {
  const t = useT();
  const changedWords = useChangedWords('mchMenu');
  const { menuId, useCount } = node;
  return (
    <Descriptions
      size="small"
      column={2}
      items={[
        { key: 'no', label: t('mchMenu.field.menuId'), children: menuId },
        { key: 'use', label: t('mchMenu.field.useCount'), children: useCount ?? '–' },
        { key: 'changed', label: t('mchMenu.field.changed'), children: changedWords(node) },
      ]}
    />
  );
}

/** Adds a node under a parent or at the top level. */
export function AddModal({ parent, ...props }: EditProps & { parent: MchMenuNode | undefined }) {
  const t = useT();
  const { portal, screen } = props;
  const { view, titleOf } = screen;
  const parentId = parent?.menuId ?? null;
  const title = parent ? t('mchMenu.edit.add', { name: titleOf(parent) }) : t('mchMenu.edit.addTop');
  return (
    <NodeForm
      {...props}
      title={title}
      types={portalTypesUnder(view.tree, parentId)}
      send={(values, options) => addMchMenuNode({ portal, parentId, ...values }, options)}
    />
  );
}

/** Edits a node. Without the right to edit, shows its data. */
export function EditModal({ node, ...props }: EditProps & { node: MchMenuNode }) {
  const t = useT();
  const { titleOf, canEdit, close } = props.screen;
  const { menuId, version } = node;
  if (!canEdit) return <NodeModal title={titleOf(node)} facts={<Facts node={node} />} remark={node.remark} onClose={close} />;
  return (
    <NodeForm
      {...props}
      title={t('mchMenu.edit.title', { name: titleOf(node) })}
      types={[node.menuType]}
      node={node}
      send={({ menuType: _type, ...values }, options) => editMchMenuNode({ menuId, version, ...values }, options)}
    />
  );
}

interface NodeFormProps extends EditProps {
  title: string;
  types: readonly MenuType[];
  node?: MchMenuNode;
  send: (values: Values, options: { idempotencyKey: string }) => Promise<MchMenuNode>;
}

function NodeForm({ portal, title, types, node, send, onDone, onRefusal, onClose }: NodeFormProps) {
  const t = useT();
  const field = fieldsFor<Values>()('mchMenu', t);
  const [form] = Form.useForm<Values>();
  // A single kind is no choice: the form has no field for it.
  const type = Form.useWatch('menuType', form) ?? types[0] ?? 'DIR';
  const required = [{ required: true, whitespace: true, message: t('mchMenu.edit.required') }];
  const isForMerchants = portal === 'MERCHANT';

  return (
    <FormModal<Values, MchMenuNode>
      id={FORM}
      title={title}
      okText={t('mchMenu.action.save')}
      form={form}
      initialValues={{
        menuType: type,
        name: node?.name,
        nameEn: node?.nameEn,
        path: node?.path ?? undefined,
        accessKey: node?.accessKey ?? undefined,
        icon: menuIcons.find((icon) => icon === node?.icon),
        visible: node?.visible ?? true,
        mchTypes: node?.mchTypes ?? [],
        levels: node?.levels ?? [],
        requiresProduct: node?.requiresProduct ?? undefined,
        remark: node?.remark,
      }}
      send={(values, options) =>
        send(
          {
            menuType: type,
            name: values.name.trim(),
            nameEn: values.nameEn.trim(),
            path: type === 'MENU' ? values.path?.trim() || null : null,
            accessKey: type === 'DIR' ? null : values.accessKey?.trim() || null,
            icon: values.icon ?? null,
            visible: type !== 'BUTTON' && (values.visible ?? true),
            mchTypes: values.mchTypes ?? [],
            levels: values.levels ?? [],
            requiresProduct: values.requiresProduct ?? null,
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
      <TypeField group="mchMenu" types={types} />
      {type === 'MENU' && (
        <Form.Item
          name="path"
          label={t('mchMenu.field.path')}
          rules={[...required, { pattern: PATH, message: t('mchMenu.edit.pathForm') }, longest(PATH_MAX, t)]}
          extra={t('mchMenu.edit.path')}
        >
          <Input />
        </Form.Item>
      )}
      {type !== 'DIR' && (
        <Form.Item
          name="accessKey"
          label={t('mchMenu.field.accessKey')}
          rules={[...required, { pattern: NODE_KEY, message: t('mchMenu.edit.keyForm') }, longest(PATH_MAX, t)]}
          extra={t('mchMenu.edit.key')}
        >
          <Input />
        </Form.Item>
      )}
      <NameFields group="mchMenu" />
      {isForMerchants && (
        <>
          {field.item(
            'mchTypes',
            <Checkbox.Group options={mchTypes.map((value) => ({ value, label: t(`mchMenu.mchType.${value}`) }))} />,
            { hint: t('mchMenu.edit.everybody') },
          )}
          {field.item('levels', <Checkbox.Group options={[...mchLevels]} />, { hint: t('mchMenu.edit.everybody') })}
          {field.one(
            'requiresProduct',
            menuProducts,
            { values: 'product' },
            { allowClear: true, placeholder: t('mchMenu.edit.noProduct') },
          )}
        </>
      )}
      {type !== 'BUTTON' && (
        <>
          <IconField group="mchMenu" />
          {field.flag('visible', { label: t('mchMenu.edit.visible') })}
        </>
      )}
      <RemarkField group="mchMenu" />
    </FormModal>
  );
}
