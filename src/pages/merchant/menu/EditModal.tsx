import { Checkbox, Descriptions, Form, Input, Modal, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import { menuIconOf } from '@/components/MenuIcon';
import type { MchLevel, MchMenuNode, MchPortal, MchType, MenuType } from '@/contract';
import { mchLevels, mchTypes, menuProducts, portalTypesUnder } from '@/domain/mchMenu';
import { menuIcons } from '@/domain/menu';
import type { Tree } from '@/domain/tree';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { addMchMenuNode, editMchMenuNode } from '@/services/mchMenu';

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

interface Common {
  portal: MchPortal;
  titleOf: (node: { name: string; nameEn: string }) => string;
  onDone: (node: MchMenuNode) => void;
  onRefusal: () => void;
  onClose: () => void;
}

const FORM = 'portal-form';
const KEY = /^[a-z][A-Za-z0-9]*(:[a-zA-Z][A-Za-z0-9]*){1,5}$/;
const PATH = /^\/[A-Za-z0-9/_-]*$/;
const NAME_MAX = 40;
const REMARK_MAX = 200;

function Facts({ node }: { node: MchMenuNode }) {
  const t = useT();
  const format = useFormat();
  const { menuId, useCount, updatedAt, updatedBy } = node;
  const changed = updatedAt
    ? t('mchMenu.message.changedBy', { time: format.time(updatedAt), name: updatedBy ?? '–' })
    : (updatedBy ?? '–');
  return (
    <Descriptions
      size="small"
      column={2}
      items={[
        { key: 'no', label: t('mchMenu.field.menuId'), children: menuId },
        { key: 'use', label: t('mchMenu.field.useCount'), children: useCount ?? '–' },
        { key: 'changed', label: t('mchMenu.field.changed'), children: changed },
      ]}
    />
  );
}

/** A node to be added under another one, or at the top. */
export function AddModal({ tree, parent, ...props }: Common & { tree: Tree<MchMenuNode>; parent: MchMenuNode | undefined }) {
  const t = useT();
  const { portal, titleOf } = props;
  const parentId = parent?.menuId ?? null;
  const title = parent ? t('mchMenu.edit.add', { name: titleOf(parent) }) : t('mchMenu.edit.addTop');
  return (
    <NodeForm
      {...props}
      title={title}
      types={portalTypesUnder(tree, parentId)}
      send={(values, options) => addMchMenuNode({ portal, parentId, ...values }, options)}
    />
  );
}

/** A node with what may be changed of it; without the right to change it, what there is to know. */
export function EditModal({ node, canEdit, ...props }: Common & { node: MchMenuNode; canEdit: boolean }) {
  const t = useT();
  const { titleOf, onClose } = props;
  const { menuId, version } = node;
  if (!canEdit)
    return (
      <Modal open width={560} title={titleOf(node)} onCancel={onClose} footer={null}>
        <Facts node={node} />
        <p>{node.remark}</p>
      </Modal>
    );
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

interface NodeFormProps extends Common {
  title: string;
  types: readonly MenuType[];
  node?: MchMenuNode;
  send: (values: Values, options: { idempotencyKey: string }) => Promise<MchMenuNode>;
}

function NodeForm({ portal, title, types, node, send, onDone, onRefusal, onClose }: NodeFormProps) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  // One kind alone is no choice: it has no field.
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
      {types.length > 1 && (
        <Form.Item name="menuType" label={t('mchMenu.field.menuType')}>
          <Select options={types.map((value) => ({ value, label: t(`mchMenu.menuType.${value}`) }))} />
        </Form.Item>
      )}
      {type === 'MENU' && (
        <Form.Item
          name="path"
          label={t('mchMenu.field.path')}
          rules={[...required, { pattern: PATH, message: t('mchMenu.edit.pathForm') }]}
          extra={t('mchMenu.edit.path')}
        >
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      )}
      {type !== 'DIR' && (
        <Form.Item
          name="accessKey"
          label={t('mchMenu.field.accessKey')}
          rules={[...required, { pattern: KEY, message: t('mchMenu.edit.keyForm') }]}
          extra={t('mchMenu.edit.key')}
        >
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="nameEn" label={t('mchMenu.field.nameEn')} rules={required}>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item name="name" label={t('mchMenu.field.nameZh')} rules={required}>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      {isForMerchants && (
        <>
          <Form.Item name="mchTypes" label={t('mchMenu.field.mchTypes')} extra={t('mchMenu.edit.everybody')}>
            <Checkbox.Group options={mchTypes.map((value) => ({ value, label: t(`mchMenu.mchType.${value}`) }))} />
          </Form.Item>
          <Form.Item name="levels" label={t('mchMenu.field.levels')} extra={t('mchMenu.edit.everybody')}>
            <Checkbox.Group options={[...mchLevels]} />
          </Form.Item>
          <Form.Item name="requiresProduct" label={t('mchMenu.field.requiresProduct')}>
            <Select
              allowClear
              placeholder={t('mchMenu.edit.noProduct')}
              options={menuProducts.map((value) => ({ value, label: t(`mchMenu.product.${value}`) }))}
            />
          </Form.Item>
        </>
      )}
      {type !== 'BUTTON' && (
        <>
          <Form.Item name="icon" label={t('mchMenu.field.icon')}>
            <Select
              allowClear
              placeholder={t('mchMenu.edit.noIcon')}
              options={menuIcons.map((value) => ({ value, label: value }))}
              optionRender={({ value }) => (
                <>
                  <span aria-hidden>{menuIconOf(String(value))}</span> {String(value)}
                </>
              )}
            />
          </Form.Item>
          <Form.Item name="visible" valuePropName="checked">
            <Checkbox>{t('mchMenu.edit.visible')}</Checkbox>
          </Form.Item>
        </>
      )}
      <Form.Item name="remark" label={t('mchMenu.field.remark')}>
        <Input.TextArea rows={2} maxLength={REMARK_MAX} showCount />
      </Form.Item>
    </FormModal>
  );
}
