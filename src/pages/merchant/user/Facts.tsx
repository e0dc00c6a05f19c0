import { Link } from '@umijs/max';
import { CopyText } from '@/components/CopyText';
import { Money } from '@/components/Money';
import { ScrollTable } from '@/components/ScrollTable';
import { factsOf, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { MerchantDetail } from '@/contract';
import { merchantTypes, riskLevelTones, settlementCycles } from '@/domain/merchant';
import { rateText } from '@/domain/percent';
import { hoursText } from '@/domain/texts';
import { feeModes } from '@/domain/values';
import { joinedText } from '@/domain/written';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { MessageKey, NamesIn } from '@/locales/types';
import { Kyc, State, Switches } from './cells';

export interface PartProps {
  row: MerchantDetail;
}

type Name = NamesIn<'mch.field'> & keyof MerchantDetail;

function useFact(row: MerchantDetail) {
  const t = useT();
  return (name: Name) => {
    const value = row[name];
    const text = Array.isArray(value) ? value.join(', ') : value;
    return { label: t(`mch.field.${name}`), value: typeof text === 'string' || typeof text === 'number' ? text : undefined };
  };
}

/** Identity, contacts and terms. */
export function Profile({ row }: PartProps) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const fact = useFact(row);
  const { mchType, settlementCycle, ownerName, createdAt, updatedAt } = row;
  const rate = rateText(row.reserveRate ?? '0');
  const reserve =
    Number(row.reserveRate ?? '0') === 0
      ? t('mch.detail.noReserve')
      : t('mch.detail.reserve', { rate, days: row.reserveDays ?? 0 });
  const when = (at: string | undefined, name: string | undefined) =>
    at && t('mch.detail.by', { time: format.time(at), name: name ?? '' });
  return (
    <>
      <Section title={t('mch.detail.identity')}>
        {factsOf([
          { label: t('mch.field.mchNo'), value: <CopyText text={row.mchNo} name={t('mch.field.mchNo')} /> },
          fact('mchName'),
          fact('mchShortName'),
          { label: t('mch.field.mchType'), value: mchType && labelOf('mch.mchType', merchantTypes, mchType) },
          fact('level'),
          { label: t('mch.field.status'), value: <State row={row} /> },
          { label: t('mch.field.switches'), value: <Switches row={row} /> },
          fact('country'),
          fact('currencies'),
          fact('licenceNo'),
          fact('legalPerson'),
          { label: t('mch.field.industryCode'), value: row.industryCode && labelOf('mch.industry', [], row.industryCode) },
          fact('websites'),
          { label: t('mch.field.kycStatus'), value: <Kyc row={row} /> },
        ])}
      </Section>
      <Section title={t('mch.detail.contacts')}>
        {factsOf([fact('contactName'), fact('contactMobile'), fact('contactEmail'), fact('telegram')])}
      </Section>
      <Section title={t('mch.detail.commercial')}>
        {factsOf([
          { label: t('mch.field.agentName'), value: joinedText([row.agentName, row.agentNo]) },
          { label: t('mch.field.ownerName'), value: ownerName },
          {
            label: t('mch.field.settlementCycle'),
            value: settlementCycle && labelOf('mch.settlementCycle', settlementCycles, settlementCycle),
          },
          { label: t('mch.field.reserve'), value: reserve },
          fact('tags'),
          fact('remark'),
          { label: t('mch.field.createdAt'), value: when(createdAt, row.createdBy) },
          { label: t('mch.field.updatedAt'), value: when(updatedAt, row.updatedBy) },
        ])}
      </Section>
    </>
  );
}

export function Limits({ row }: PartProps) {
  const t = useT();
  const labelOf = useLabel();
  const { currency, withdrawFeeMode, withdrawWeekdays = [] } = row;
  const none = t('mch.message.none');
  const money = (
    name: 'withdrawMin' | 'withdrawMax' | 'withdrawDailyMax' | 'payinDailyLimit' | 'payoutDailyLimit' | 'payoutReviewAbove',
  ) => ({ label: t(`mch.field.${name}`), value: row[name] ? <Money amount={row[name]} currency={currency} /> : none });
  const days = withdrawWeekdays.map((day) => t(`mch.weekday.d${day}` as MessageKey)).join(', ');
  return (
    <Section title={t('mch.detail.tab.limits')}>
      {factsOf([
        money('withdrawMin'),
        money('withdrawMax'),
        money('withdrawDailyMax'),
        { label: t('mch.field.withdrawDailyCount'), value: row.withdrawDailyCount ?? none },
        { label: t('mch.field.withdrawFeeMode'), value: withdrawFeeMode && labelOf('mch.feeMode', feeModes, withdrawFeeMode) },
        { label: t('mch.field.withdrawFrom'), value: hoursText(row.withdrawFrom, row.withdrawTo) ?? none },
        { label: t('mch.field.withdrawWeekdays'), value: days || none },
        money('payinDailyLimit'),
        money('payoutDailyLimit'),
        money('payoutReviewAbove'),
      ])}
    </Section>
  );
}

/** Portal login and API access. */
export function Access({ row }: PartProps) {
  const t = useT();
  const granted = useAccess();
  const { secretTail, notifyUrl, notifyHostFixed, loginAccount, appId } = row;
  const time = (name: 'passwordSetAt' | 'linkUntil' | 'lastLoginAt' | 'secretRotatedAt' | 'oldSecretUntil') => ({
    label: t(`mch.field.${name}`),
    value: row[name] && <Time at={row[name]} withRelative />,
  });
  const copy = (name: 'loginAccount' | 'appId' | 'notifyUrl', text: string | null | undefined) => ({
    label: t(`mch.field.${name}`),
    value: text && <CopyText text={text} name={t(`mch.field.${name}`)} />,
  });
  return (
    <Section title={t('mch.detail.tab.access')}>
      {factsOf([
        copy('loginAccount', loginAccount),
        time('passwordSetAt'),
        time('linkUntil'),
        time('lastLoginAt'),
        copy('appId', appId),
        { label: t('mch.field.signType'), value: row.signType },
        {
          label: t('mch.field.secretTail'),
          value: secretTail ? t('mch.message.secretTail', { tail: secretTail }) : t('mch.message.never'),
        },
        time('secretRotatedAt'),
        time('oldSecretUntil'),
        copy('notifyUrl', notifyUrl),
        { label: t('mch.field.notifyHostFixed'), value: t(notifyHostFixed ? 'mch.message.on' : 'mch.message.off') },
        {
          label: t('mch.field.ipWhite'),
          // The whitelist is a screen of its own: this link depends on its access key and address only.
          value: granted['sys:white:ip:page'] && <Link to={`/merchant/user/ip/${row.mchNo}`}>{t('mch.detail.ipLink')}</Link>,
        },
      ])}
    </Section>
  );
}

/** Balances, and open orders that may still change them. */
export function Balances({ row }: PartProps) {
  const t = useT();
  const { balances = [], openOrders } = row;
  const title = t('mch.detail.tab.balances');
  return (
    <>
      <Section title={title}>
        <ScrollTable
          label={title}
          rows={balances}
          rowKey={({ currency }) => currency}
          columns={[
            { title: t('mch.field.currency'), isHeader: true, render: ({ currency }) => currency },
            ...(['available', 'frozen', 'pending', 'reserve'] as const).map((name) => ({
              title: t(`mch.field.${name}`),
              isNumeric: true,
              render: (one: (typeof balances)[number]) => <Money amount={one[name]} currency={one.currency} />,
            })),
          ]}
        />
      </Section>
      <Section title={t('mch.detail.openOrders')}>{openOrders && <p>{t('mch.detail.openCount', openOrders)}</p>}</Section>
    </>
  );
}

/** Risk level with its evidence. */
export function RiskPart({ row }: PartProps) {
  const t = useT();
  const fact = useFact(row);
  const { riskLevel, risk } = row;
  return (
    <Section title={t('mch.detail.tab.risk')}>
      {factsOf([
        {
          label: t('mch.field.riskLevel'),
          value: riskLevel && <StatusTag group="mch.riskLevel" value={riskLevel} tones={riskLevelTones} />,
        },
        fact('riskTags'),
        { label: t('mch.field.kycStatus'), value: <Kyc row={row} /> },
        ...(['disputed', 'refunded', 'heldWithdrawals', 'flaggedWithdrawals'] as const).map((name) => ({
          label: t(`mch.detail.${name}`),
          value: risk?.[name],
        })),
      ])}
    </Section>
  );
}
