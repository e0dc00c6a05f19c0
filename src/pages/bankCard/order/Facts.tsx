import { Button } from 'antd';
import { CopyText } from '@/components/CopyText';
import { Duration } from '@/components/Duration';
import { Money } from '@/components/Money';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { CollectDetail } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { isCollectOpen, matchTypes, paymentSources } from '@/domain/collect';
import { notifyTones } from '@/domain/sett';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { downloadFile } from '@/services/commonRecord';
import { Hints } from './Candidates';
import { cardName, Payable, TimeLeft } from './cells';

const SECOND_MS = 1000;

interface PartProps {
  order: CollectDetail;
}

function useField() {
  const t = useT();
  return (name: NamesIn<'collect.field'>) => t(`collect.field.${name}`);
}

/** Merchant, order numbers and state. */
export function Overview({ order }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  const label = useField();
  const { currency, paidAmount, matchType, notifyStatus, notifyCount, notifyLimit, extendedMinutes, voucherFileId } = order;
  const number = (name: 'collectNo' | 'mchOrderNo' | 'statementLineNo' | 'bankRefNo') => ({
    label: label(name),
    value: order[name] && <CopyText text={order[name]} name={label(name)} />,
  });
  const time = (name: 'createdAt' | 'expireAt' | 'paidAt' | 'matchedAt') => ({
    label: label(name),
    value: order[name] && <Time at={order[name]} withRelative={name === 'createdAt'} />,
  });
  return (
    <Section title={t('collect.detail.overview')}>
      {factsOf([
        number('collectNo'),
        {
          label: label('payOrderNo'),
          value: order.payOrderNo && (
            <CopyText text={order.payOrderNo} name={label('payOrderNo')}>
              <RecordLink entity="payorder" no={order.payOrderNo} />
            </CopyText>
          ),
        },
        number('mchOrderNo'),
        {
          label: label('mchName'),
          value: joined(order.mchName, order.mchNo && <RecordLink entity="merchant" no={order.mchNo} />),
        },
        {
          label: label('agentName'),
          value: joined(order.agentName, order.agentNo && <RecordLink entity="agent" no={order.agentNo} />),
        },
        { label: label('amount'), value: <Money amount={order.amount} currency={currency} /> },
        { label: label('payableAmount'), value: <Payable row={order} /> },
        { label: label('paidAmount'), value: paidAmount && <Money amount={paidAmount} currency={currency} /> },
        {
          label: label('card'),
          value: order.cardId && joined(order.bankName, order.cardNo, <RecordLink entity="card" no={order.cardId} />),
        },
        { label: label('cardChannelNo'), value: order.cardChannelNo },
        { label: label('payerName'), value: joined(order.payerName, order.payerAccountNo, order.payerBankCode) },
        { label: label('matchType'), value: matchType && labelOf('collect.matchType', matchTypes, matchType) },
        number('statementLineNo'),
        number('bankRefNo'),
        { label: label('confirmedBy'), value: order.confirmedBy },
        {
          label: label('voucher'),
          value: voucherFileId && (
            <Button type="link" size="small" onClick={() => void downloadFile(voucherFileId).catch(ignoreApiError)}>
              {voucherFileId}
            </Button>
          ),
        },
        time('createdAt'),
        time('expireAt'),
        {
          label: label('extendedMinutes'),
          value: Boolean(extendedMinutes) && <Duration seconds={(extendedMinutes ?? 0) * 60} />,
        },
        time('paidAt'),
        time('matchedAt'),
        {
          label: label('notifyStatus'),
          value: notifyStatus && (
            <>
              <StatusTag group="collect.notifyStatus" value={notifyStatus} tones={notifyTones} />{' '}
              {Boolean(notifyCount) && (
                <span>{t('collect.message.of', { count: notifyCount ?? 0, limit: notifyLimit ?? 0 })}</span>
              )}
            </>
          ),
        },
      ])}
    </Section>
  );
}

/** What the payer saw: account, amount, transfer note and deadline. */
export function PayerPage({ order }: PartProps) {
  const t = useT();
  const label = useField();
  const { cardNo, amount, payableAmount = amount, currency, postscript, status } = order;
  const title = t('collect.detail.payerPage');
  if (!cardNo)
    return (
      <Section title={title}>
        <p className="soft">{t('collect.detail.noPage')}</p>
      </Section>
    );
  return (
    <Section title={title}>
      <p className="soft">{t('collect.detail.payerText')}</p>
      {factsOf([
        { label: label('bankCode'), value: order.bankName },
        { label: label('card'), value: cardName(order) },
        { label: label('payableAmount'), value: <Money amount={payableAmount} currency={currency} /> },
        { label: label('postscript'), value: postscript && <CopyText text={postscript} name={label('postscript')} /> },
        { label: label('expireAt'), value: <Time at={order.expireAt} /> },
        {
          label: t('collect.detail.countdown'),
          value: isCollectOpen(status) ? <TimeLeft row={order} everyMs={SECOND_MS} /> : t('collect.message.over'),
        },
      ])}
    </Section>
  );
}

/** The matched payment, its reasons and its source. */
export function Evidence({ order }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  const label = useField();
  const { evidence, currency } = order;
  if (!evidence) return null;
  const { fileId, fileName, matchedBy, source, hints = [] } = evidence;
  return (
    <Section title={t('collect.detail.evidence')}>
      {factsOf([
        {
          label: label('statementLineNo'),
          value: <CopyText text={evidence.statementLineNo} name={label('statementLineNo')} />,
        },
        { label: label('paidAmount'), value: <Money amount={evidence.amount} currency={currency} /> },
        { label: t('collect.detail.bankTime'), value: <Time at={evidence.bankTime} /> },
        { label: label('card'), value: joined(evidence.cardNo, evidence.cardId) },
        { label: label('payerName'), value: joined(evidence.counterpartyName, evidence.counterpartyAccountNo) },
        { label: label('postscript'), value: evidence.postscript },
        { label: label('bankRefNo'), value: evidence.bankRefNo },
        { label: t('collect.detail.source'), value: labelOf('collect.source', paymentSources, source) },
        { label: t('collect.detail.matchedBy'), value: matchedBy === 'SYSTEM' ? t('collect.detail.machine') : matchedBy },
        { label: t('collect.detail.hints'), value: hints.length > 0 && <Hints hints={hints} /> },
        { label: t('collect.detail.message'), value: joined(evidence.msgNo, evidence.msgSender) },
        { label: t('collect.detail.template'), value: evidence.templateCode },
        {
          label: t('collect.dialog.confirm.evidence'),
          value: fileId && (
            <Button type="link" size="small" onClick={() => void downloadFile(fileId).catch(ignoreApiError)}>
              {fileName ?? fileId}
            </Button>
          ),
        },
      ])}
    </Section>
  );
}
