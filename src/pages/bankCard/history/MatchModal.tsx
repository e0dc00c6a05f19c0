import { Alert, Form, Input, Radio } from 'antd';
import { FormModal } from '@/components/FormModal';
import { useWhyWaiting } from '@/components/Part';
import { tooLong } from '@/components/tooLong';
import type { BankLine, BankLineCandidate, BankLineMatchCause } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { bankLineMatchCauses } from '@/domain/bankLine';
import { compareMoney } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { matchBankLine } from '@/services/bankLine';
import { Candidates, useCandidates } from './Candidates';

interface MatchModalProps {
  row: BankLine;
  /** Preselected. */
  bizNo?: string;
  onDone: (row: BankLine) => void;
  onRefusal?: (refusal: ApiError) => void;
  onClose: () => void;
}

interface Values {
  bizNo: string;
  mchAgreed?: boolean;
  reasonCode?: BankLineMatchCause;
  remark?: string;
}

interface OrderInputProps {
  /** Set by the form item. */
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
  found: ReturnType<typeof useCandidates>;
}

const ID = 'bank-line-match';
const REMARK_MIN_OTHER = 4;

/** Choose a candidate, or type any order number. */
function OrderInput({ id, value = '', onChange, found }: OrderInputProps) {
  const t = useT();
  return (
    <>
      <Radio.Group value={value} onChange={(event) => onChange?.(event.target.value)} style={{ width: '100%' }}>
        <Candidates
          found={found}
          act={{
            title: t('bankLine.action.match'),
            render: ({ bizNo, why }) => <Radio value={bizNo} disabled={Boolean(why)} aria-label={bizNo} />,
          }}
        />
      </Radio.Group>
      <label htmlFor={id}>{t('bankLine.dialog.match.typed')}</label>
      <Input
        id={id}
        placeholder={t('bankLine.dialog.match.bizNo')}
        value={value}
        onChange={(event) => onChange?.(event.target.value.trim())}
      />
    </>
  );
}

const isOdd = (row: BankLine, { amount, cardId }: BankLineCandidate) =>
  compareMoney(row.amount, amount) !== 0 || cardId !== row.cardId;

/** Shows the effect before sending: credited, paid, or waiting because the amount differs. */
function Effect({ row, chosen, isAgreed }: { row: BankLine; chosen: BankLineCandidate | undefined; isAgreed: boolean }) {
  const t = useT();
  const format = useFormat();
  const money = format.money(row.amount, row.currency);
  if (!chosen) return <Alert type="info" showIcon title={t('bankLine.dialog.match.unknown')} />;
  if (chosen.bizType === 'PAYOUT') return <Alert type="warning" showIcon title={t('bankLine.dialog.match.paid', { money })} />;
  if (isAgreed || compareMoney(row.amount, chosen.amount) === 0)
    return <Alert type="warning" showIcon title={t('bankLine.dialog.match.credited', { money })} />;
  const off = (chosen.difference ?? '0').replace('-', '');
  return <Alert type="warning" showIcon title={t('bankLine.dialog.match.diff', { money: format.money(off, row.currency) })} />;
}

/** Matches a movement to an order. Shows the candidates' scores and the effect on the money before sending. */
export function MatchModal({ row, bizNo, ...rest }: MatchModalProps) {
  const t = useT();
  const field = fieldsFor<typeof matchBankLine>()('bankLine', t);
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  const found = useCandidates(row.lineNo, row.version);
  // If the candidates failed to load, an order number can still be typed.
  const whyNot = useWhyWaiting(found);
  const chosenNo = Form.useWatch('bizNo', form);
  const isAgreed = Form.useWatch('mchAgreed', form) ?? false;
  const reasonCode = Form.useWatch('reasonCode', form);
  const chosen = found.data?.find((one) => one.bizNo === chosenNo);
  const isPlain = chosen !== undefined && !isOdd(row, chosen);
  const isOther = chosen?.bizType === 'COLLECT' && compareMoney(row.amount, chosen.amount) !== 0;
  const bizType = row.direction === 'IN' ? ('COLLECT' as const) : ('PAYOUT' as const);
  const isTyped = Boolean(chosenNo) && !chosen && !found.loading;
  const amounts = {
    got: format.money(row.amount, row.currency),
    wanted: chosen ? format.money(chosen.amount, row.currency) : '',
  };
  return (
    <FormModal<Values, BankLine>
      id={ID}
      form={form}
      width={920}
      title={t('bankLine.dialog.match.title', { no: row.lineNo })}
      okText={t('bankLine.dialog.match.ok')}
      whyNot={found.loading ? whyNot : undefined}
      initialValues={{ bizNo }}
      send={({ remark, ...values }, options) =>
        matchBankLine(
          { lineNo: row.lineNo, version: row.version, bizType, ...values, remark: remark?.trim() || undefined },
          options,
        )
      }
      {...rest}
    >
      <p>
        {t('bankLine.dialog.match.text', {
          money: amounts.got,
          card: row.cardNo ?? row.cardId,
          time: row.bankTime ? format.time(row.bankTime) : '–',
        })}
      </p>
      {field.item('bizNo', <OrderInput found={found} />, {
        label: t('bankLine.dialog.match.order'),
        isRequired: true,
        faultOf: (no) => tooLong(no, 64, t),
      })}
      {(isOther || (isTyped && bizType === 'COLLECT')) &&
        field.flag('mchAgreed', {
          label: isOther ? t('bankLine.dialog.match.agreed', amounts) : t('bankLine.dialog.match.agreedTyped'),
        })}
      {(isTyped || (chosen && !isPlain)) && (
        <>
          {field.one(
            'reasonCode',
            bankLineMatchCauses,
            { label: t('bankLine.dialog.match.cause'), isRequired: !isTyped, values: 'matchCause' },
            { allowClear: isTyped },
          )}
          {field.note('remark', {
            label: t('bankLine.dialog.match.remark'),
            dependencies: ['reasonCode'],
            faultOf: (value) =>
              reasonCode === 'OTHER' && value.trim().length < REMARK_MIN_OTHER ? t('parts.reason.remarkRequired') : undefined,
          })}
        </>
      )}
      {chosenNo && !found.loading && <Effect row={row} chosen={chosen} isAgreed={isAgreed} />}
    </FormModal>
  );
}
