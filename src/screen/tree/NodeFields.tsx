import { Form, Input, Modal, Select } from 'antd';
import type { ReactNode } from 'react';
import { menuIconOf } from '@/components/MenuIcon';
import { longest } from '@/components/tooLong';
import type { MenuType } from '@/contract';
import { menuIcons } from '@/domain/menu';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import type { AnyNode, MenuTree } from './menuTree';

type Group = MenuTree<AnyNode>['group'];

const NAME_MAX = 40;
const REMARK_MAX = 200;

/** Format of an access key, in both trees. */
export const NODE_KEY = /^[a-z][A-Za-z0-9]*(:[a-zA-Z][A-Za-z0-9]*){1,5}$/;

/** Text for when and by whom a node was changed. */
export function useChangedWords(group: Group) {
  const t = useT();
  const format = useFormat();
  return ({ updatedAt, updatedBy = '–' }: { updatedAt?: string; updatedBy?: string }) =>
    updatedAt ? t(`${group}.message.changedBy`, { time: format.time(updatedAt), name: updatedBy }) : updatedBy;
}

/** Field for the type of a node; hidden when there is only one type. */
export function TypeField({ group, types }: { group: Group; types: readonly MenuType[] }) {
  const t = useT();
  if (types.length < 2) return null;
  return (
    <Form.Item name="menuType" label={t(`${group}.field.menuType`)}>
      <Select options={types.map((value) => ({ value, label: t(`${group}.menuType.${value}`) }))} />
    </Form.Item>
  );
}

/** The names of a node in both languages. */
export function NameFields({ group }: { group: Group }) {
  const t = useT();
  const field = (name: 'nameEn' | 'name', label: string) => (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, whitespace: true, message: t(`${group}.edit.required`) }, longest(NAME_MAX, t)]}
    >
      <Input />
    </Form.Item>
  );
  return (
    <>
      {field('nameEn', t(`${group}.field.nameEn`))}
      {field('name', t(`${group}.field.nameZh`))}
    </>
  );
}

/** Field for the icon of a menu entry; optional. */
export function IconField({ group }: { group: Group }) {
  const t = useT();
  return (
    <Form.Item name="icon" label={t(`${group}.field.icon`)}>
      <Select
        allowClear
        placeholder={t(`${group}.edit.noIcon`)}
        options={menuIcons.map((value) => ({ value, label: value }))}
        optionRender={({ value }) => (
          <>
            <span aria-hidden>{menuIconOf(String(value))}</span> {String(value)}
          </>
        )}
      />
    </Form.Item>
  );
}

/** Field for the remark of an entry, with a character count. */
export function RemarkField({ group }: { group: Group }) {
  const t = useT();
  return (
    <Form.Item name="remark" label={t(`${group}.field.remark`)} rules={[longest(REMARK_MAX, t)]}>
      <Input.TextArea rows={2} count={{ show: true, max: REMARK_MAX }} />
    </Form.Item>
  );
}

/** Read-only details of a node, for operators who may not change it. */
export function NodeModal({ title, facts, remark, onClose }: NodeModalProps) {
  return (
    <Modal open width={560} title={title} onCancel={onClose} footer={null}>
      {facts}
      <p>{remark}</p>
    </Modal>
  );
}

interface NodeModalProps {
  title: string;
  facts: ReactNode;
  remark: string | undefined;
  onClose: () => void;
}
