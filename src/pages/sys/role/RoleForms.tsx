import { Select } from 'antd';
import { FormModal, ReasonModal } from '@/components/FormModal';
import { OptionsSelect } from '@/components/OptionsSelect';
import type { Role } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { roleReasons, roleTiers } from '@/domain/role';
import { useHasFactors } from '@/hooks/useHasFactors';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { pageOptions } from '@/services/common';
import { addRole, copyRole, disableRole, editRole, enableRole, removeRole } from '@/services/role';
import { tierOf } from './labels';

interface FormProps {
  onDone: (role: Role) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}
type RowFormProps = FormProps & { row: Role };

const FORM = 'role-form';
const CODE = /^[A-Z][A-Z0-9_]{1,31}$/;
const NAME_MAX = 40;
const SORT_MAX = 9_999;

function Code({ name }: { name: 'roleCode' | 'newRoleCode' }) {
  const t = useT();
  const field = fieldsFor<Record<'roleCode' | 'newRoleCode', string>>()('sys.role', t);
  return field.text(name, 32, {
    label: t('sys.role.field.newRoleCode'),
    isRequired: true,
    form: [CODE, t('sys.role.form.codeRule')],
    hint: t('sys.role.form.codeHint'),
    normalize: (value?: string) => value?.toUpperCase(),
  });
}

const NAMES = ['roleNameEn', 'roleName'] as const;

/** One language is enough: the server falls back to it for the other. */
function Names() {
  const t = useT();
  const field = fieldsFor<typeof addRole>()('sys.role', t);
  return NAMES.map((name, at) => {
    const other = name === 'roleName' ? 'roleNameEn' : 'roleName';
    return field.text(name, NAME_MAX, {
      dependencies: [other],
      normalize: (value?: string) => value || undefined,
      faultOf: (text, read) => (text || String(read(other) ?? '').trim() ? undefined : t('sys.role.form.nameRule')),
      hint: at > 0 && t('sys.role.form.nameHint'),
    });
  });
}

/** Roles that members may assign. Those that you cannot assign are disabled, with the reason. */
function MayGrant({ listed = [], ...item }: { listed?: readonly string[] }) {
  return (
    <OptionsSelect
      {...item}
      cacheKey="delegableRole"
      fetchChoices={(keyword, current) => pageOptions('delegableRole', keyword, current)}
      known={listed.map((value) => ({ value, label: value }))}
      held={listed}
    />
  );
}

function More({ listed }: { listed?: readonly string[] }) {
  const t = useT();
  const hasFactors = useHasFactors();
  const field = fieldsFor<typeof addRole>()('sys.role', t);
  return (
    <>
      {field.note('description')}
      {field.item('withdrawTier', <Select options={roleTiers.map((value) => ({ value, label: tierOf(value, t) }))} />, {
        hint: t('sys.role.form.tierHint'),
      })}
      {hasFactors && field.flag('mfaRequired', { hint: t('sys.role.form.mfaHint') })}
      {field.item('mayGrant', <MayGrant listed={listed} />, { hint: t('sys.role.form.mayGrantHint') })}
      {field.whole('sort', 0, SORT_MAX, { normalize: (value?: number | null) => value ?? undefined })}
    </>
  );
}

type Named = Parameters<typeof addRole>[0];

/** A new role starts without keys. */
export function AddModal(props: FormProps) {
  const t = useT();
  return (
    <FormModal<Named, Role>
      {...props}
      id={FORM}
      access="sys:role:add"
      title={t('sys.role.form.addTitle')}
      okText={t('sys.role.form.addOk')}
      send={addRole}
      initialValues={{ withdrawTier: 0 }}
    >
      <p>{t('sys.role.form.addHint')}</p>
      <Code name="roleCode" />
      <Names />
      <More />
    </FormModal>
  );
}

/** Edits everything except code and keys. */
export function EditModal({ row, ...props }: RowFormProps) {
  const t = useT();
  const { roleCode, version, roleName, roleNameEn, description, withdrawTier, mfaRequired, mayGrant, sort } = row;
  return (
    <FormModal<Omit<Named, 'roleCode'>, Role>
      {...props}
      id={FORM}
      access="sys:role:edit"
      title={t('sys.role.form.editTitle', { no: roleCode })}
      okText={t('sys.role.form.editOk')}
      send={(values, options) => editRole({ ...values, roleCode, version }, options)}
      initialValues={{ roleName, roleNameEn, description, withdrawTier, mfaRequired, mayGrant, sort }}
    >
      <Names />
      <More listed={mayGrant} />
    </FormModal>
  );
}

/** Creates a role with the same keys. */
export function CopyModal({ row, ...props }: RowFormProps) {
  const t = useT();
  const { roleCode, keyCount = 0, orphanCount = 0 } = row;
  return (
    <FormModal<Omit<Parameters<typeof copyRole>[0], 'roleCode'>, Role>
      {...props}
      id={FORM}
      access="sys:role:copy"
      title={t('sys.role.form.copyTitle', { no: roleCode })}
      okText={t('sys.role.form.copyOk')}
      send={(values, options) => copyRole({ ...values, roleCode }, options)}
    >
      <p>{t('sys.role.form.copyText', { count: keyCount - orphanCount })}</p>
      <Code name="newRoleCode" />
      <Names />
    </FormModal>
  );
}

/** Disabling takes the role's keys from all members. */
export function DisableModal({ row: { roleCode, version, operatorCount = 0 }, ...props }: RowFormProps) {
  const t = useT();
  return (
    <ReasonModal
      {...props}
      isDanger
      id="role-disable"
      title={t('sys.role.form.disableTitle', { no: roleCode })}
      okText={t('sys.role.form.disableOk')}
      text={t('sys.role.form.disableText', { count: operatorCount })}
      reasons={roleReasons}
      labelOf={(code) => t(`sys.role.reason.${code}`)}
      send={(values, options) => disableRole({ ...values, roleCode, version }, options)}
    />
  );
}

/** Shows the effect before enabling. */
export function EnableModal({ row: { roleCode, version, operatorCount = 0 }, ...props }: RowFormProps) {
  const t = useT();
  return (
    <FormModal<object, Role>
      {...props}
      id={FORM}
      access="sys:role:enable"
      title={t('sys.role.form.enableTitle', { no: roleCode })}
      okText={t('sys.role.form.enableOk')}
      send={(_, options) => enableRole({ roleCode, version }, options)}
    >
      <p>{t('sys.role.form.enableText', { count: operatorCount })}</p>
    </FormModal>
  );
}

/** Confirms a permanent removal. */
export function RemoveModal({ row, onDone, ...props }: RowFormProps) {
  const t = useT();
  const { roleCode, version } = row;
  return (
    <FormModal<object, { roleCode: string }>
      {...props}
      isDanger
      id={FORM}
      title={t('sys.role.form.removeTitle', { no: roleCode })}
      okText={t('sys.role.form.removeOk')}
      send={(_, options) => removeRole({ roleCode, version }, options)}
      onDone={() => onDone(row)}
    >
      <p>{t('sys.role.form.removeText')}</p>
    </FormModal>
  );
}
