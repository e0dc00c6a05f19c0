import { useRequest } from 'ahooks';
import { Form } from 'antd';
import { useBlock } from '@/components/Dialog';
import { FormModal } from '@/components/FormModal';
import { Part, useWhyWaiting } from '@/components/Part';
import { StatusTag } from '@/components/StatusTag';
import type { Operator, OperatorKey } from '@/contract';
import { isHighRisk, keyRiskTones } from '@/domain/keyRisk';
import { keyChanges } from '@/domain/operator';
import { asShown } from '@/domain/written';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { getOperatorAccess, setOperatorRoles } from '@/services/operator';
import { RolesSelect } from './RolesSelect';

interface Values {
  roleCodes: string[];
}

const CHOOSING_MS = 200;

/** High-risk permissions first. */
const byRisk = (keys: readonly OperatorKey[]) =>
  [...keys].sort((a, b) => Number(isHighRisk(b.risk)) - Number(isHighRisk(a.risk)));

function KeyNames({ title, keys }: { title: string; keys: readonly OperatorKey[] }) {
  if (keys.length === 0) return null;
  return (
    <section className="key-change">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={title}>
        {byRisk(keys).map(({ key, name, risk }) => (
          <li key={key}>
            {asShown(name ?? key)} {isHighRisk(risk) && <StatusTag group="sys.keyRisk" value={risk} tones={keyRiskTones} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Permissions that the chosen roles add and remove, before saving. */
function KeyDifference({ operatorId, roleCodes }: { operatorId: string; roleCodes: readonly string[] }) {
  const t = useT();
  const present = useRequest(() => getOperatorAccess(operatorId), { onError: () => undefined });
  const wanted = useRequest(
    () => (roleCodes.length > 0 ? getOperatorAccess(operatorId, roleCodes.join()) : Promise.resolve([])),
    {
      refreshDeps: [roleCodes.join()],
      debounceWait: CHOOSING_MS,
      debounceLeading: true,
      onError: () => undefined,
    },
  );
  const asked = {
    data: present.data && wanted.data && keyChanges(present.data, wanted.data),
    error: present.error ?? wanted.error,
    loading: present.loading || wanted.loading,
    refresh: () => {
      present.refresh();
      wanted.refresh();
    },
  };
  useBlock(useWhyWaiting(asked));
  return (
    <div aria-live="polite" aria-busy={asked.loading}>
      <Part asked={asked} failed={t('sys.operator.dialog.role.failed')} rows={2}>
        {({ come, go }) => (
          <>
            {come.length + go.length === 0 && <p className="soft">{t('sys.operator.dialog.role.same')}</p>}
            <KeyNames title={t('sys.operator.dialog.role.come', { count: come.length })} keys={come} />
            <KeyNames title={t('sys.operator.dialog.role.go', { count: go.length })} keys={go} />
          </>
        )}
      </Part>
    </div>
  );
}

/** Edits roles and shows the effect of the choice. */
export function RolesModal({ row, canPreview, ...rest }: RowProps<Operator> & { canPreview: boolean }) {
  const t = useT();
  const field = fieldsFor<typeof setOperatorRoles>()('sys.operator', t);
  const { operatorId, version, roles = [] } = row;
  const [form] = Form.useForm<Values>();
  const held = roles.map(({ roleCode }) => roleCode);
  const roleCodes: string[] = Form.useWatch('roleCodes', form) ?? held;
  return (
    <FormModal<Values, Operator>
      id="operator-role"
      access="sys:operator:role"
      title={t('sys.operator.dialog.role.title', { name: row.username })}
      okText={t('sys.operator.dialog.role.ok')}
      form={form}
      initialValues={{ roleCodes: held }}
      send={(values, options) => setOperatorRoles({ operatorId, version, ...values }, options)}
      {...rest}
    >
      {field.item('roleCodes', <RolesSelect source={row} areHeld />, { label: t('sys.operator.field.roles'), isRequired: true })}
      {canPreview && <KeyDifference operatorId={operatorId} roleCodes={roleCodes} />}
    </FormModal>
  );
}
