import { useRequest } from 'ahooks';
import { Alert, Form, Space } from 'antd';
import { Dialog, DialogForm } from '@/components/Dialog';
import type { LogProof } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { verifyLogs } from '@/services/log';
import type { Screen } from './dialog';

type Range = Partial<Record<'fromSeq' | 'toSeq', string>>;

const SEQ = /^[1-9]\d{0,8}$/;

/** Result of the check in words. */
function Proof({ proof }: { proof: LogProof }) {
  const t = useT();
  const format = useFormat();
  const { fromSeq, toSeq, checked, brokenSeq, fault, lastSeq } = proof;
  const range = t('sys.log.verify.range', { from: fromSeq, to: toSeq, last: lastSeq, time: format.time(proof.verifiedAt) });
  if (proof.isIntact)
    return <Alert type="success" showIcon title={t('sys.log.verify.intact', { count: checked })} description={range} />;
  const seq = brokenSeq ?? fromSeq;
  return (
    <Alert
      type="error"
      showIcon
      title={t(fault === 'MISSING' ? 'sys.log.verify.missing' : 'sys.log.verify.altered', { seq })}
      description={`${t('sys.log.verify.before', { count: checked })} ${range}`}
    />
  );
}

/** Recomputes the hash chain of the whole log or a range. Read-only. */
export function VerifyModal({ screen }: { screen: Screen }) {
  const t = useT();
  const field = fieldsFor<Range>()('sys.log', t);
  const [form] = Form.useForm<Range>();
  useDialogFocus('#log-verify input');
  const { data, loading, run } = useRequest(
    ({ fromSeq, toSeq }: Range) =>
      verifyLogs({ fromSeq: fromSeq ? Number(fromSeq) : undefined, toSeq: toSeq ? Number(toSeq) : undefined }),
    { manual: true, onError: ignoreApiError },
  );
  const input = (name: keyof Range) =>
    field.text(
      name,
      9,
      { label: t(`sys.log.verify.${name}`), form: [SEQ, t('sys.log.verify.invalid')], style: { marginBottom: 16 } },
      { inputMode: 'numeric', placeholder: t(`sys.log.verify.${name}Hint`) },
    );
  return (
    <Dialog
      title={t('sys.log.verify.title')}
      onCancel={screen.close}
      isFilled="never"
      cancelText={t('common.action.close')}
      okText={t('sys.log.verify.run')}
      okButtonProps={{ htmlType: 'submit', form: 'log-verify', loading }}
    >
      <p>{t('sys.log.verify.text')}</p>
      <DialogForm form={form} id="log-verify" onFinish={run}>
        <Space size="middle">
          {input('fromSeq')}
          {input('toSeq')}
        </Space>
      </DialogForm>
      <div aria-live="polite">{data && !loading && <Proof proof={data} />}</div>
    </Dialog>
  );
}
