import { Button } from 'antd';
import { CopyText } from '@/components/CopyText';
import { MaskedValue } from '@/components/MaskedValue';
import { Money } from '@/components/Money';
import { factsOf, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { Card } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { cardHolderTypes, cardMchScopes, cardOwnerships, cardUsages } from '@/domain/card';
import { partText, shareText } from '@/domain/numbers';
import { hoursText } from '@/domain/texts';
import { revealReasons } from '@/domain/values';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import type { NamesIn } from '@/locales/types';
import { downloadFile, revealSensitive } from '@/services/commonRecord';
import { BankBalance, LimitBar, Listening, StatusCell } from './cells';

/** Reasons for revealing card data. */
const CARD_REASONS = ['HOLDER_REQUEST', 'INVESTIGATION', 'OTHER'] as const;

function useLabels() {
  const t = useT();
  return (name: NamesIn<'card.field'>) => t(`card.field.${name}`);
}

function Masked({ row, field }: { row: Card; field: 'cardNo' | 'holderName' | 'bankMobile' }) {
  const label = useLabels();
  return (
    <MaskedValue
      value={row[field] ?? undefined}
      fieldName={label(field)}
      reasons={revealReasons}
      offered={CARD_REASONS}
      reasonGroup="desk.revealReason"
      reveal={(reason, options) => revealSensitive({ entity: 'card', id: row.cardId, field, ...reason }, options)}
    />
  );
}

/** The card holder's signed authorization. */
function Paper({ row: { authorisationFileId, authorisationFileName } }: { row: Card }) {
  const t = useT();
  if (!authorisationFileId) return t('card.detail.none');
  return (
    <Button type="link" size="small" onClick={() => void downloadFile(authorisationFileId).catch(ignoreApiError)}>
      {t('card.action.openFile', { name: authorisationFileName ?? authorisationFileId })}
    </Button>
  );
}

function Identity({ row }: { row: Card }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const label = useLabels();
  const when = (at: string | undefined, name: string | undefined) =>
    at && t('card.detail.by', { time: format.time(at), name: name ?? '–' });
  return (
    <Section title={t('card.detail.facts')}>
      {factsOf([
        { label: label('cardId'), value: <CopyText text={row.cardId} name={label('cardId')} /> },
        { label: label('status'), value: <StatusCell row={row} /> },
        { label: label('cardNo'), value: row.cardNo && <Masked row={row} field="cardNo" /> },
        { label: label('bankCode'), value: joinedText([row.bankName, row.bankCode, row.branch]) },
        { label: label('holderName'), value: row.holderName && <Masked row={row} field="holderName" /> },
        { label: label('holderType'), value: row.holderType && labelOf('card.holderType', cardHolderTypes, row.holderType) },
        { label: label('ownership'), value: row.ownership && labelOf('card.ownership', cardOwnerships, row.ownership) },
        { label: label('place'), value: [row.city, row.province, row.country].filter(Boolean).join(', ') },
        { label: label('authorisationNo'), value: row.authorisationNo },
        {
          label: label('authorisationExpireAt'),
          value: row.authorisationExpireAt && <Time at={row.authorisationExpireAt} withRelative />,
        },
        { label: label('authorisationFileId'), value: <Paper row={row} /> },
        { label: label('bankMobile'), value: row.bankMobile && <Masked row={row} field="bankMobile" /> },
        { label: label('credentialSetAt'), value: row.credentialSetAt && <Time at={row.credentialSetAt} /> },
        { label: label('submittedBy'), value: row.submittedBy },
        { label: t('parts.reason.remark'), value: row.statusRemark },
        { label: label('remark'), value: row.remark },
        { label: label('tags'), value: row.tags?.join(', ') },
        { label: label('createdAt'), value: when(row.createdAt, row.createdBy) },
        { label: label('updatedAt'), value: when(row.updatedAt, row.updatedBy) },
      ])}
    </Section>
  );
}

function Use({ row }: { row: Card }) {
  const t = useT();
  const labelOf = useLabel();
  const label = useLabels();
  const { currency, workFrom, workTo, workZone, mchNos = [] } = row;
  return (
    <Section title={t('card.detail.use')}>
      {factsOf([
        { label: label('usage'), value: row.usage && labelOf('card.usage', cardUsages, row.usage) },
        { label: label('groupCode'), value: row.groupCode },
        {
          label: label('mchScope'),
          value: row.mchScope && [labelOf('card.mchScope', cardMchScopes, row.mchScope), ...mchNos].join(' '),
        },
        { label: label('hours'), value: hoursText(workFrom, workTo, workZone) ?? t('card.detail.always') },
        { label: label('weight'), value: row.weight },
        { label: label('priority'), value: row.priority },
        { label: label('openOrders'), value: row.openOrders !== undefined && partText(row.openOrders, row.maxOpenOrders) },
        { label: label('listenStatus'), value: row.listenStatus && <Listening row={row} /> },
        { label: label('successRate24h'), value: shareText(row.successRate24h) },
        { label: label('failStreak'), value: row.failStreak !== undefined && row.failStreak },
        { label: label('lastUsedAt'), value: row.lastUsedAt && <Time at={row.lastUsedAt} withRelative /> },
        { label: label('bookBalance'), value: <Money amount={row.bookBalance} currency={currency} /> },
        { label: label('bankBalance'), value: <BankBalance row={row} /> },
        { label: label('alertBalance'), value: row.alertBalance && <Money amount={row.alertBalance} currency={currency} /> },
      ])}
    </Section>
  );
}

function Limits({ row }: { row: Card }) {
  const t = useT();
  const label = useLabels();
  const { currency } = row;
  const bar = (name: 'todayIn' | 'todayOut' | 'monthTotal', limit: string | undefined) => ({
    label: label(name),
    value: row[name] !== undefined && <LimitBar label={label(name)} used={row[name]} limit={limit} currency={currency} />,
  });
  return (
    <Section title={t('card.detail.limits')}>
      {factsOf([
        bar('todayIn', row.dailyInLimit),
        bar('todayOut', row.dailyOutLimit),
        bar('monthTotal', row.monthlyLimit),
        {
          label: label('todayCount'),
          value: row.todayCount !== undefined && partText(row.todayCount, row.dailyCountLimit),
        },
        {
          label: label('perTxn'),
          value: row.minPerTxn !== undefined && (
            <>
              <Money amount={row.minPerTxn} currency={currency} /> – <Money amount={row.maxPerTxn} currency={currency} />
            </>
          ),
        },
        { label: label('limitUsage'), value: shareText(row.limitUsage) },
      ])}
    </Section>
  );
}

/** Owner, usage and limits of a card. */
export function Facts({ row }: { row: Card }) {
  return (
    <>
      <Identity row={row} />
      <Use row={row} />
      <Limits row={row} />
    </>
  );
}
