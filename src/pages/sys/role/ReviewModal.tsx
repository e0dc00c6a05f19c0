import { FormModal, ReasonModal } from '@/components/FormModal';
import { ScrollRegion } from '@/components/ScrollRegion';
import { StatusTag } from '@/components/StatusTag';
import type { KeyRisk, Role, RoleDetail, RoleReason, RoleRisk } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { keyRiskTones } from '@/domain/keyRisk';
import { type KeyDifference, roleReasons } from '@/domain/role';
import { useT } from '@/hooks/useT';
import { grantRole } from '@/services/role';
import { isMarked, riskOf as riskInWords } from './labels';

interface ReviewModalProps {
  role: RoleDetail;
  accessKeys: string[];
  difference: KeyDifference;
  names: ReadonlyMap<string, string>;
  riskOf: (key: string) => KeyRisk;
  /** The role's risk level after the change. */
  after: RoleRisk;
  onDone: (role: Role) => void;
  onRefusal: (refusal: ApiError) => void;
  /** See FormModal. */
  onAsked: () => void;
  onClose: () => void;
}

const FORM = 'role-review';
const WIDTH = 720;

/** Reviews a change of permissions before saving. Above level LOW it needs a reason (docs/rules/role.md#difference). */
export function ReviewModal({ role, accessKeys, difference, names, riskOf, after, ...rest }: ReviewModalProps) {
  const t = useT();
  const { roleCode, version, riskLevel: before = after, operatorCount = 0 } = role;
  const part = (kind: keyof KeyDifference) => {
    const keys = difference[kind];
    return (
      keys.length > 0 && (
        <section className="difference" aria-label={t(`sys.role.review.${kind}`, { count: keys.length })}>
          <h2 className="section-title">{t(`sys.role.review.${kind}`, { count: keys.length })}</h2>
          <ul>
            {keys.map((key) => (
              <li key={key}>
                {names.get(key) ?? key} <code className="soft">{key}</code>{' '}
                {isMarked(riskOf(key)) && <StatusTag group="sys.keyRisk" value={riskOf(key)} tones={keyRiskTones} />}
              </li>
            ))}
          </ul>
        </section>
      )
    );
  };
  const text = (
    <>
      <p>{t('sys.role.review.text', { count: operatorCount })}</p>
      <ScrollRegion className="differences" label={t('sys.role.review.title', { no: roleCode })}>
        {part('added')}
        {part('opened')}
        {part('removed')}
        {part('closed')}
      </ScrollRegion>
      <p>
        {before === after
          ? t('sys.role.review.riskSame', { after: riskInWords(after, t) })
          : t('sys.role.review.riskChange', { before: riskInWords(before, t), after: riskInWords(after, t) })}
      </p>
    </>
  );
  const shared = {
    id: FORM,
    access: 'sys:role:grant' as const,
    width: WIDTH,
    title: t('sys.role.review.title', { no: roleCode }),
    okText: t('sys.role.review.ok'),
    isDanger: after === 'CRITICAL' && before !== 'CRITICAL',
    ...rest,
  };
  const send = (values: { reasonCode?: RoleReason; remark?: string }, options: { idempotencyKey: string }) =>
    grantRole({ roleCode, version, accessKeys, ...values }, options);
  return before === 'LOW' && after === 'LOW' ? (
    <FormModal {...shared} send={send}>
      {text}
    </FormModal>
  ) : (
    <ReasonModal {...shared} send={send} text={text} reasons={roleReasons} labelOf={(code) => t(`sys.role.reason.${code}`)} />
  );
}
