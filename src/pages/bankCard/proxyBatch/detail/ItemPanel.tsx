import { Alert, Skeleton } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { CopyText } from '@/components/CopyText';
import { EventLines } from '@/components/EventLines';
import { LoadFailed } from '@/components/LoadFailed';
import { MaskedValue } from '@/components/MaskedValue';
import { Money } from '@/components/Money';
import { ScrollRegion } from '@/components/ScrollRegion';
import { factsOf, Section } from '@/components/Section';
import { Time } from '@/components/Time';
import type { BatchItem, BatchItemRow } from '@/contract';
import { batchItemEvents, batchItemFailCodes } from '@/domain/batchItem';
import { listenStatuses } from '@/domain/listen';
import { revealReasons } from '@/domain/values';
import { WhyClosed } from '@/hooks/useAction';
import { useDetail } from '@/hooks/useDetail';
import { useFormat } from '@/hooks/useFormat';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { downloadFile, revealSensitive } from '@/services/commonRecord';
import { DANGERS, keyOf } from './actions';
import { Fail, Status, useSecondsLeft } from './cells';
import type { Ask } from './dialog';
import { runAction, shownActions } from './RowActions';
import type { Acts } from './useActs';

interface BodyProps {
  item: BatchItemRow;
  ask: Ask;
  acts: Acts;
}

type PayeeField = 'payeeName' | 'payeeAccountNo' | 'payeeMobile';

/** Beneficiary data, masked. Revealing a part needs a reason; it can then be copied into the bank's page. */
function PayeeFacts({ item }: { item: BatchItemRow }) {
  const t = useT();
  const masked = (field: PayeeField) =>
    item[field] && (
      <MaskedValue
        value={item[field]}
        fieldName={t(`batchItem.field.${field}`)}
        reasons={revealReasons}
        reasonGroup="desk.revealReason"
        reveal={(reason, options) => revealSensitive({ entity: 'batchItem', id: item.itemNo, field, ...reason }, options)}
      />
    );
  return (
    <Section title={t('batchItem.panel.payee')}>
      {factsOf(
        [
          { label: t('batchItem.field.payeeName'), value: masked('payeeName') },
          { label: t('batchItem.field.payeeAccountNo'), value: masked('payeeAccountNo') },
          {
            label: t('batchItem.field.payeeBank'),
            value: <CopyText text={item.payeeBankCode ?? '–'} name={t('batchItem.field.payeeBank')} />,
          },
          { label: t('batchItem.field.payeeMobile'), value: masked('payeeMobile') },
          {
            label: `${t('batchItem.field.netAmount')} (${item.currency})`,
            value: <CopyText text={item.netAmount} name={t('batchItem.field.netAmount')} />,
          },
          { label: t('batchItem.field.fee'), value: <Money amount={item.fee} currency={item.currency} /> },
        ],
        1,
      )}
    </Section>
  );
}

/** The assigned card and its remaining limits. */
function CardFacts({ item }: { item: BatchItemRow }) {
  const t = useT();
  const format = useFormat();
  const labelOf = useLabel();
  const card = item.cardState;
  if (!card) return <Section title={t('batchItem.panel.card')}>{t('batchItem.panel.noCard')}</Section>;
  const money = (amount: string | undefined) => (amount === undefined ? '–' : format.money(amount, item.currency));
  const { listenStatus } = card;
  return (
    <Section title={t('batchItem.panel.card')}>
      <p>
        <strong className="number">{[card.bankName ?? card.bankCode, card.cardNo].join(' ')}</strong>{' '}
        {labelOf('card.status', [], card.status)}
      </p>
      <p>{t('batchItem.panel.left', { money: money(card.leftToday), count: card.leftCount ?? 0 })}</p>
      <p className="soft">
        {t('batchItem.panel.ofLimit', { money: money(card.dailyOutLimit), max: money(card.maxPerTxn) })} ·{' '}
        {t('batchItem.panel.balance', { money: money(card.bookBalance) })}
      </p>
      <p className={listenStatus ? 'soft' : 'text-warning'}>
        {listenStatus
          ? t('batchItem.panel.listened', { status: labelOf('listen.listenStatus', listenStatuses, listenStatus) })
          : t('batchItem.panel.notListened')}
      </p>
    </Section>
  );
}

/** Validity of the OTP, and the attempts left. */
function Otp({ item }: { item: BatchItem }) {
  const t = useT();
  const seconds = useSecondsLeft(item.status === 'WAIT_OTP' ? item.otpExpiresAt : undefined);
  if (seconds === undefined) return null;
  return (
    <Alert
      type={seconds > 0 ? 'info' : 'warning'}
      showIcon
      title={
        <span className="bench-otp number" role="timer" aria-live="off">
          {seconds > 0 ? t('batchItem.panel.countdown', { seconds }) : t('batchItem.panel.expired')}
        </span>
      }
      description={typeof item.otpLeft === 'number' ? t('batchItem.panel.tries', { count: item.otpLeft }) : undefined}
    />
  );
}

/** The request to the bank and its outcome. */
function Payment({ item }: { item: BatchItemRow }) {
  const t = useT();
  const { voucherFileId, voucherFileName } = item;
  return (
    <Section title={t('batchItem.panel.payment')}>
      {factsOf(
        [
          { label: t('batchItem.field.status'), value: <Status row={item} /> },
          { label: t('batchItem.field.fail'), value: item.failCode && <Fail row={item} /> },
          { label: t('batchItem.field.assignee'), value: item.assigneeName },
          { label: t('batchItem.field.otpMode'), value: item.otpMode && t(`batchItem.otpMode.${item.otpMode}`) },
          { label: t('batchItem.field.attempts'), value: item.attempts },
          { label: t('batchItem.field.appliedAt'), value: item.appliedAt && <Time at={item.appliedAt} /> },
          { label: t('batchItem.field.paidAt'), value: item.paidAt && <Time at={item.paidAt} /> },
          {
            label: t('batchItem.field.bankRefNo'),
            value: item.bankRefNo && <CopyText text={item.bankRefNo} name={t('batchItem.field.bankRefNo')} />,
          },
          { label: t('batchItem.field.lineNo'), value: item.lineNo },
          {
            label: t('batchItem.field.voucher'),
            value: voucherFileId && (
              <button type="button" className="row-button row-button-link" onClick={() => void downloadFile(voucherFileId)}>
                {voucherFileName ?? voucherFileId}
              </button>
            ),
          },
          { label: t('batchItem.field.replaces'), value: item.replacesItemNo },
          { label: t('batchItem.field.replacedBy'), value: item.replacedByItemNo },
          { label: t('batchItem.field.outItemNo'), value: item.outItemNo },
          { label: t('batchItem.field.remark'), value: item.remark },
        ],
        1,
      )}
    </Section>
  );
}

/** One line with its actions and the data to pay it. */
export function ItemBody({ item, ask, acts }: BodyProps) {
  const t = useT();
  const actions = shownActions(item);
  return (
    <>
      <Otp item={item} />
      <div className="panel-line">
        {actions.map(({ action, state }, index) => (
          <ActionButton
            key={action}
            access={keyOf(action)}
            state={state}
            isPrimary={index === 0 && !DANGERS.has(action)}
            isDanger={DANGERS.has(action)}
            onClick={() => runAction(action, item, { ask, acts })}
          >
            {t(`batchItem.action.${action}`)}
          </ActionButton>
        ))}
        {item.status === 'WAIT_OTP' && item.otpMsgNo && (
          <ActionButton access="bank:card:channel:message:reveal" onClick={() => ask({ kind: 'code', row: item })}>
            {t('batchItem.action.reveal')}
          </ActionButton>
        )}
      </div>
      <PayeeFacts item={item} />
      <CardFacts item={item} />
      <Payment item={item} />
    </>
  );
}

export function ItemHistory({ item }: Pick<BodyProps, 'item'>) {
  const t = useT();
  const labelOf = useLabel();
  return (
    <Section title={t('batchItem.panel.history')}>
      {item.events && (
        <EventLines
          events={item.events}
          group="batchItem.event"
          known={batchItemEvents}
          reasonOf={(code, kind) =>
            kind === 'REVEALED'
              ? labelOf('desk.revealReason', revealReasons, code)
              : labelOf('batchItem.failCode', batchItemFailCodes, code)
          }
          onFile={downloadFile}
        />
      )}
    </Section>
  );
}

interface PanelProps {
  /** Number of the selected line, if any. */
  id: string | undefined;
  /** The line's row in the list. Undefined if the line is on another page. */
  known: BatchItemRow | undefined;
  versionOf: (id: string) => unknown;
  fetchItem: (id: string, options: { signal: AbortSignal; isQuiet?: boolean }) => Promise<BatchItemRow>;
  ask: Ask;
  acts: Acts;
}

/** Shows the selected line beside the list on wide screens. */
export function ItemPanel({ id, known, versionOf, fetchItem, ask, acts }: PanelProps) {
  const t = useT();
  const { detail, error, refresh } = useDetail({
    wanted: id === undefined ? undefined : { id, version: versionOf(id) },
    next: [],
    fetchDetail: fetchItem,
  });
  const item = detail ?? known;
  return (
    <ScrollRegion className="bench-panel" data-record={detail?.itemNo} label={t('batchItem.panel.label')}>
      {id === undefined && <p className="soft">{t('batchItem.panel.none')}</p>}
      {item && (
        <WhyClosed value={detail ? undefined : t(error ? 'common.detail.failed' : 'parts.detailLoading')}>
          <h2>{t('batchItem.panel.title', { no: item.rowNo })}</h2>
          <ItemBody item={item} ask={ask} acts={acts} />
        </WhyClosed>
      )}
      {error && <LoadFailed error={error} title={t('batchItem.panel.failed')} onRetry={refresh} />}
      {id !== undefined && !error && (detail ? <ItemHistory item={detail} /> : <Skeleton active title={false} />)}
    </ScrollRegion>
  );
}
