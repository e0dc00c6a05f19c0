import { Link } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, App, Button, Empty, Form, Input, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { FormModal } from '@/components/FormModal';
import { LoadFailed } from '@/components/LoadFailed';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import { longest } from '@/components/tooLong';
import { versioned } from '@/components/versioned';
import type { Approval, ApprovalDetail, ApprovalView } from '@/contract';
import { approvalTones } from '@/domain/approval';
import { asShown, joinedText } from '@/domain/written';
import { isDoubtful } from '@/domain/wrong';
import { useAccess } from '@/hooks/useAccess';
import { useT } from '@/hooks/useT';
import { pageApprovals } from '@/services/approval';
import { decideApproval, getApproval, recallApproval } from '@/services/approvalDecision';
import { askMentions } from '@/stores/mentions';
import { Asked } from './Asked';
import './MentionList.css';

const SHOWN = 50;
const REMARK_MAX = 200;
const DENY_MIN = 4;

type Step = 'approve' | 'deny' | 'recall';

const Status = ({ value }: { value: Approval['status'] }) => (
  <StatusTag group="approval.status" value={value} tones={approvalTones} />
);

interface StepModalProps {
  step: Step;
  row: Approval;
  onDone: (row: Approval) => void;
  onRefusal: () => void;
  onClose: () => void;
}

/** Approves, denies with a reason, or recalls. */
function StepModal({ step, row, ...rest }: StepModalProps) {
  const t = useT();
  const { approvalNo, version, makerName } = row;
  return (
    <FormModal<{ remark?: string }, Approval>
      id={`approval-${step}`}
      title={t(`approval.${step}.title`, { no: approvalNo })}
      okText={t(`approval.${step}.action`)}
      isDanger={step === 'deny'}
      send={({ remark }, options) => {
        const body = { approvalNo, version, remark: remark?.trim() || undefined };
        return step === 'recall'
          ? recallApproval(body, options)
          : decideApproval({ ...body, decision: step === 'deny' ? 'DENY' : 'APPROVE' }, options);
      }}
      {...rest}
    >
      <p>{t(`approval.${step}.text`, { name: makerName })}</p>
      <Form.Item
        name="remark"
        label={t(step === 'deny' ? 'approval.why' : 'approval.remark')}
        rules={[
          ...(step === 'deny' ? [{ required: true, whitespace: true, min: DENY_MIN, message: t('approval.whyMin') }] : []),
          longest(REMARK_MAX, t),
        ]}
      >
        <Input.TextArea rows={2} />
      </Form.Item>
    </FormModal>
  );
}

/** The part of what is asked that the server sent wrong: nobody decides on what they cannot see. */
const doubtfulOf = ({ preview }: ApprovalDetail): object | undefined =>
  [preview, ...(preview?.changes ?? []), ...(preview?.amounts ?? [])].find((part) => part && isDoubtful(part));

/** One approval: what was asked, and what can be done. */
export function OneApproval({ no, onBack }: { no: string; onBack: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const granted = useAccess();
  const [step, setStep] = useState<Step>();
  const { data, error, refresh } = useRequest(() => getApproval(no), { onError: () => undefined });
  if (error) return <LoadFailed error={error} title={t('approval.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  const { status, entity, entityIds = [], entityName, makerName, createdAt, expiresAt, decidedBy, decidedAt, remark } = data;
  const { deciderCount, deciderRoles = [] } = data;
  const { blockedBy, blockedByName = blockedBy, result, mayDecide, mayRecall } = data;
  const state = versioned(doubtfulOf(data) ?? data, { isAllowed: true });
  // The services of the platform have a screen, but no numbers.
  const records =
    entity === 'maintenance' && granted['sys:maintenance:get']
      ? [
          <Link key="maintenance" to="/maintain">
            {t('approval.maintenance')}
          </Link>,
        ]
      : entityIds.map((id) => <RecordLink key={id} entity={entity} no={id} />);
  return (
    <>
      <Button onClick={onBack}>{t('approval.back')}</Button>
      <h3>
        {asShown(data.actionName)} <span className="number">{data.approvalNo}</span> <Status value={status} />
      </h3>
      {blockedByName && <Alert type="warning" showIcon title={t('approval.blocked', { key: blockedByName })} />}
      {status === 'EXEC_FAILED' && <Alert type="error" showIcon title={t('approval.refused', { msg: result?.msg ?? '–' })} />}
      {factsOf([
        { label: t('approval.field.record'), value: joined(...records, entityName) },
        { label: t('approval.field.maker'), value: makerName },
        { label: t('approval.field.createdAt'), value: <Time at={createdAt} /> },
        { label: t('approval.field.expiresAt'), value: <Time at={expiresAt} /> },
        {
          label: t('approval.field.deciders'),
          value: deciderCount !== undefined && joined(t('approval.deciders', { count: deciderCount }), deciderRoles.join(', ')),
        },
        { label: t('approval.field.decidedBy'), value: decidedBy },
        { label: t('approval.field.decidedAt'), value: decidedAt && <Time at={decidedAt} /> },
        { label: t('approval.field.remark'), value: remark },
      ])}
      <Asked detail={data} />
      {(status === 'WAITING' || status === 'BLOCKED') && <p>{t('approval.next', { name: makerName })}</p>}
      {granted['sys:log:page'] && (
        <p>
          <Link to={`/sys/log?${new URLSearchParams({ keyword: no })}`}>{t('approval.log')}</Link>
        </p>
      )}
      <Space>
        {mayDecide && (
          <>
            <ActionButton access="common:approval:decide" state={state} isPrimary onClick={() => setStep('approve')}>
              {t('approval.approve.action')}
            </ActionButton>
            <ActionButton access="common:approval:decide" state={state} isDanger onClick={() => setStep('deny')}>
              {t('approval.deny.action')}
            </ActionButton>
          </>
        )}
        {mayRecall && <Button onClick={() => setStep('recall')}>{t('approval.recall.action')}</Button>}
      </Space>
      {step && (
        <StepModal
          step={step}
          row={data}
          onDone={(next) => {
            setStep(undefined);
            refresh();
            const text = t('approval.done', { no, status: t(`approval.status.${next.status}`) });
            void askMentions();
            void message.open({ type: next.status === 'EXEC_FAILED' ? 'error' : 'success', content: text });
          }}
          onRefusal={refresh}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  );
}

interface ListProps {
  view: ApprovalView;
  onOpen: (no: string) => void;
  onCounts: (counts: { toDecide: number; mine: number }) => void;
}

/** Approvals of one tab of the inbox, newest first. */
export function ApprovalList({ view, onOpen, onCounts }: ListProps) {
  const t = useT();
  const { data, error, refresh } = useRequest(() => pageApprovals({ view, pageSize: SHOWN }), {
    onSuccess: onCounts,
    onError: () => undefined,
  });
  if (error) return <LoadFailed error={error} title={t('approval.failed')} onRetry={refresh} />;
  if (!data) return <Skeleton active title={false} />;
  if (data.list.length === 0) return <Empty description={t(`approval.empty.${view}`)} />;
  return (
    <>
      <ul className="mention-list">
        {data.list.map(({ approvalNo, actionName, entityIds, entityName, makerName, createdAt, status }) => (
          <li key={approvalNo} className="mention-entry">
            <button type="button" onClick={() => onOpen(approvalNo)}>
              <span className="mention-head">
                <Status value={status} />
                <strong>{actionName}</strong>
                <Time at={createdAt} withRelative />
              </span>
              <span className="mention-text">
                {joinedText([entityName, ...entityIds, t('approval.by', { name: makerName }), approvalNo])}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data.total > data.list.length && (
        <p className="soft">{t('approval.newest', { count: data.list.length, total: data.total })}</p>
      )}
    </>
  );
}
