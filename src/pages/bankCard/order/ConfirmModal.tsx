import { useRequest } from 'ahooks';
import { Button, Checkbox, Form, Radio } from 'antd';
import type { StoredFile } from '@/components/FileInput';
import { ReasonModal } from '@/components/FormModal';
import { Money } from '@/components/Money';
import type { Asked } from '@/components/Part';
import type { ReasonValues } from '@/components/ReasonForm';
import type {
  Collect,
  CollectBulkResult,
  CollectCandidate,
  CollectCandidates,
  CollectConfirmReason,
  CollectCredit,
} from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { collectConfirmReasons } from '@/domain/collect';
import { addMoney, compareMoney, isAmountOf, lessMoney } from '@/domain/money';
import { joinedText } from '@/domain/written';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { confirmCollect, getCandidates } from '@/services/collect';
import { About } from './About';
import { Hints } from './Candidates';
import { cardName } from './cells';
import { asResult, type CollectProps, refOf } from './dialog';

/** The choice "none of these payments". */
const BY_HAND = '';
const REF_MAX = 64;
const TYPING_MS = 300;

interface Values extends ReasonValues<CollectConfirmReason> {
  statementLineNo?: string;
  paidAmount?: string;
  bankRefNo?: string;
  evidenceFileId?: StoredFile;
  mchAgreed?: boolean;
}

const isPaid = (text: string, currency: string) => isAmountOf(text, currency) && compareMoney(text, '0') > 0;

/** One payment of the statement, with the details that set it apart from the others. */
function Choice({ one, currency }: { one: CollectCandidate; currency: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="stack">
      <span>
        <Money amount={one.amount} currency={currency} /> · {format.time(one.bankTime)} · {cardName(one)}
      </span>
      <small className="soft">
        {joinedText([
          one.counterpartyName,
          one.postscript,
          one.statementLineNo,
          t('collect.dialog.confirm.score', { score: one.score }),
        ])}
      </small>
      <Hints hints={one.reasons} />
    </span>
  );
}

/** A payment without a statement line: amount, bank reference and evidence. */
function ByHand({ row: { amount, payableAmount = amount, currency } }: { row: Collect }) {
  const t = useT();
  const field = fieldsFor<Values>()('collect', t);
  return (
    <>
      {field.amount('paidAmount', currency, {
        label: `${t('collect.field.paidAmount')} (${currency})`,
        isRequired: true,
        initialValue: payableAmount,
        faultOf: (text) => (isPaid(text, currency) ? undefined : t('collect.dialog.confirm.amountWrong', { currency })),
      })}
      {field.text('bankRefNo', REF_MAX, { isRequired: true })}
      {field.file('evidenceFileId', { label: t('collect.dialog.confirm.evidence') })}
    </>
  );
}

interface OutcomeProps {
  row: Collect;
  /** Amount received. */
  paid: string;
  /** The merchant's credit for this amount; undefined while the server computes it. */
  credit: CollectCredit | undefined;
}

/** Shows the effect of this amount before sending. A differing amount needs the merchant's agreement. */
function Outcome({ row, paid, credit }: OutcomeProps) {
  const t = useT();
  const format = useFormat();
  const { currency, amount, payableAmount: payable = amount, mchName, mchNo = '' } = row;
  const hasAgreed = Form.useWatch('mchAgreed') === true;
  const order = compareMoney(paid, payable);
  const money = (text: string) => format.money(text, currency);
  const words = { paid: money(paid), payable: money(payable) };
  const difference = money(order < 0 ? lessMoney(payable, paid, currency) : lessMoney(paid, payable, currency));
  const credited = credit && { merchant: mchName ?? mchNo, net: money(credit.netAmount), fee: money(credit.mchFee) };
  const effect =
    order !== 0 && !hasAgreed
      ? t('collect.dialog.confirm.waits')
      : credited
        ? t('collect.dialog.confirm.credit', { ...words, ...credited })
        : '';
  const requireAgreement = (_: unknown, isAgreed?: boolean) =>
    isAgreed ? Promise.resolve() : Promise.reject(new Error(t('collect.dialog.confirm.agreeRequired')));
  return (
    <>
      <p role="status" className={order === 0 ? undefined : 'text-warning'}>
        {`${t(`collect.dialog.confirm.${order === 0 ? 'exact' : order < 0 ? 'less' : 'more'}`, { ...words, difference })} ${effect}`}
      </p>
      {order !== 0 && (
        // The key resets the agreement when the amount changes.
        <Form.Item
          key={paid}
          name="mchAgreed"
          valuePropName="checked"
          preserve={false}
          rules={row.statementLineNo ? [{ validator: requireAgreement }] : undefined}
        >
          <Checkbox>{t('collect.dialog.confirm.mchAgreed', words)}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}

interface PaymentProps {
  row: Collect;
  lineNo: string | undefined;
  asked: Asked<CollectCandidates>;
}

/** The order's own payment, one of the statement, or one by evidence. Nothing is preselected. */
function Payment({ row, lineNo, asked: { data: found, error, loading: isLoading, refresh } }: PaymentProps) {
  const t = useT();
  const format = useFormat();
  const { collectNo, currency, paidAmount, statementLineNo: own } = row;
  const chosen: string | undefined = Form.useWatch('statementLineNo');
  const typed = String(Form.useWatch('paidAmount') ?? '').trim();
  const isTyped = chosen === BY_HAND && isPaid(typed, currency);
  const worked = useRequest(() => getCandidates({ collectNo, paidAmount: addMoney([typed], currency) }, { isQuiet: true }), {
    ready: isTyped,
    refreshDeps: [typed],
    debounceWait: TYPING_MS,
    onError: () => undefined,
  });
  if (own && paidAmount)
    return (
      <>
        <p>{t('collect.dialog.confirm.own', { no: own, paid: format.money(paidAmount, currency) })}</p>
        <Outcome row={row} paid={paidAmount} credit={found?.credit} />
      </>
    );
  const list = found?.list ?? [];
  const line = list.find((one) => one.statementLineNo === chosen);
  const answer = worked.data?.credit;
  // Ignores a credit that the server computed for another amount.
  const credit = answer && isTyped && compareMoney(answer.paidAmount, typed) === 0 ? answer : undefined;
  const requireChoice = (_: unknown, value?: string) =>
    value === undefined ? Promise.reject(new Error(t('collect.dialog.confirm.required'))) : Promise.resolve();
  return (
    <>
      <Form.Item
        name="statementLineNo"
        label={t('collect.dialog.confirm.payment')}
        initialValue={lineNo}
        extra={
          <span role="status">
            <span>
              {isLoading
                ? t('collect.dialog.confirm.loading')
                : error
                  ? t('collect.dialog.confirm.failed')
                  : list.length === 0 && t('collect.detail.noCandidates')}
            </span>
            {error && (
              <Button type="link" size="small" loading={isLoading} onClick={refresh}>
                {t('common.action.retry')}
              </Button>
            )}
          </span>
        }
        rules={[{ required: true, validator: requireChoice }]}
      >
        {/* New payments appear above the others: the choice is disabled while they load, so that it does not move. */}
        <Radio.Group vertical disabled={isLoading}>
          {list.map((one) => (
            <Radio key={one.statementLineNo} value={one.statementLineNo}>
              <Choice one={one} currency={currency} />
            </Radio>
          ))}
          <Radio value={BY_HAND}>{t('collect.dialog.confirm.byHand')}</Radio>
        </Radio.Group>
      </Form.Item>
      {chosen === BY_HAND && <ByHand row={row} />}
      {line && <Outcome row={row} paid={line.amount} credit={line.credit} />}
      {isTyped && <Outcome row={row} paid={addMoney([typed], currency)} credit={credit} />}
    </>
  );
}

/** Confirms a payment for a collection. Shows the merchant's credit before sending (docs/rules/collect.md#confirm). */
export function ConfirmModal({ rows, lineNo, ...rest }: CollectProps & { lineNo: string | undefined }) {
  const t = useT();
  const [row] = rows;
  const { collectNo, currency } = row;
  const asked = useRequest(() => getCandidates({ collectNo }, { isQuiet: true }), {
    refreshDeps: [collectNo, row.version],
    onError: ignoreApiError,
  });
  return (
    <ReasonModal<CollectConfirmReason, CollectBulkResult, Values>
      id="collect-confirm"
      title={t('collect.dialog.confirm.title', { no: collectNo })}
      okText={t('collect.action.confirm')}
      whyNot={asked.loading ? t('collect.dialog.confirm.loading') : undefined}
      isDanger
      width={680}
      reasons={collectConfirmReasons}
      labelOf={(code) => t(`collect.reason.${code}`)}
      text={<About rows={[row]} />}
      send={({ statementLineNo, paidAmount, bankRefNo, evidenceFileId, mchAgreed, ...reason }, options) =>
        confirmCollect(
          {
            ...refOf(row),
            ...reason,
            ...(statementLineNo === BY_HAND
              ? {
                  paidAmount: paidAmount && addMoney([paidAmount.trim()], currency),
                  bankRefNo: bankRefNo?.trim(),
                  evidenceFileId: evidenceFileId?.fileId,
                }
              : { statementLineNo }),
            mchAgreed: mchAgreed || undefined,
          },
          options,
        ).then(asResult)
      }
      {...rest}
    >
      <Payment row={row} lineNo={lineNo} asked={asked} />
    </ReasonModal>
  );
}
