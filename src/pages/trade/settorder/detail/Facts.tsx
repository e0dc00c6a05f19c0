import { Link } from '@umijs/max';
import { CopyText } from '@/components/CopyText';
import { MoneyFlow } from '@/components/MoneyFlow';
import { RecordLink } from '@/components/RecordLink';
import { factsOf, joined, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { SettDetail } from '@/contract';
import { canOpenRecord, recordAddress } from '@/domain/records';
import { settSources } from '@/domain/sett';
import { withCode } from '@/domain/texts';
import { payeeAccountTypes } from '@/domain/values';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFailure } from '@/hooks/useFailure';
import { useIsPrinting } from '@/hooks/useIsPrinting';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';

interface SectionProps {
  order: SettDetail;
}

/** Money steps that the merchant may know. The print leaves out the platform's margin. */
const OUTSIDE: ReadonlySet<string> = new Set(['AMOUNT', 'FEE', 'PAYEE', 'NET', 'REFUND']);

/** Debit, amount to the beneficiary and, if you may see it, the platform's margin. */
export function MoneySection({ order }: SectionProps) {
  const t = useT();
  const isOnPaper = useIsPrinting();
  const { money = [], currency } = order;
  const parts = isOnPaper ? money.filter(({ kind }) => OUTSIDE.has(kind)) : money;
  const title = t('settDetail.section.money');
  return <Section title={title}>{parts.length > 0 && <MoneyFlow label={title} parts={parts} currency={currency} />}</Section>;
}

/** Masked beneficiary data. */
export function Payee({ order }: SectionProps) {
  const t = useT();
  const labelOf = useLabel();
  const { payeeAccountType: type } = order;
  return (
    <Section title={t('settDetail.section.payee')}>
      {factsOf([
        { label: t('sett.field.payeeName'), value: order.payeeName },
        {
          label: t('sett.field.payeeAccountNo'),
          value: order.payeeAccountNo && <span className="number">{order.payeeAccountNo}</span>,
        },
        {
          label: t('settDetail.field.bank'),
          value: joinedText([order.payeeBankName, order.payeeBankCode, order.payeeCountry]),
        },
        {
          label: t('settDetail.field.accountType'),
          value: type && labelOf('desk.payeeAccountType', payeeAccountTypes, type),
        },
      ])}
    </Section>
  );
}

/** A withdraw order's number, as a link if you may open it. */
export function WithdrawNo({ no, name }: { no: string; name: string }) {
  const granted = useAccess();
  return canOpenRecord(granted, 'withdraw') ? (
    <Link to={recordAddress({ entity: 'withdraw', no })}>{no}</Link>
  ) : (
    <CopyText text={no} name={name} />
  );
}

/** Source, route and external numbers. */
export function Source({ order }: SectionProps) {
  const t = useT();
  const labelOf = useLabel();
  const failureOf = useFailure();
  const { source, sourceNo } = order;
  const number = (field: 'mchOrderNo' | 'upstreamOrderNo' | 'bankRefNo') => ({
    label: t(`sett.field.${field}`),
    value: order[field] && <CopyText text={order[field]} name={t(`sett.field.${field}`)} />,
  });
  const time = (field: 'createdAt' | 'sentAt' | 'finishedAt' | 'reversedAt') => ({
    label: t(`sett.field.${field}`),
    value: order[field] && <Time at={order[field]} withRelative />,
  });
  const sourceName = t('sett.field.sourceNo');
  return (
    <Section title={t('settDetail.section.source')}>
      {factsOf([
        { label: t('sett.field.source'), value: source && labelOf('sett.source', settSources, source) },
        {
          label: sourceName,
          value:
            sourceNo &&
            (source === 'WITHDRAW' ? (
              <WithdrawNo no={sourceNo} name={sourceName} />
            ) : (
              <CopyText text={sourceNo} name={sourceName} />
            )),
        },
        number('mchOrderNo'),
        {
          label: t('settDetail.field.merchant'),
          value: joined(order.mchName, order.mchNo && <RecordLink entity="merchant" no={order.mchNo} />),
        },
        {
          label: t('settDetail.field.agent'),
          value: joined(order.agentName, order.agentNo && <RecordLink entity="agent" no={order.agentNo} />),
        },
        {
          label: t('settDetail.field.channel'),
          value: joined(
            order.channelName,
            order.channelCode && <RecordLink entity="channel" no={order.channelCode} />,
            order.upstreamCode && <RecordLink entity="upstream" no={order.upstreamCode} />,
          ),
        },
        number('upstreamOrderNo'),
        number('bankRefNo'),
        {
          label: t('sett.field.failMsg'),
          value: withCode(failureOf({ msg: order.failMsg, code: order.failCode }), order.failCode),
        },
        time('createdAt'),
        time('sentAt'),
        time('finishedAt'),
        time('reversedAt'),
      ])}
    </Section>
  );
}
