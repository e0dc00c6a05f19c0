import { Alert, Checkbox, Form, Input, Radio, Select } from 'antd';
import { FormModal } from '@/components/FormModal';
import { useWhyWaiting } from '@/components/Part';
import type { BankLine, BankLineCandidate, BankLineMatchCause } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { bankLineMatchCauses } from '@/domain/bankLine';
import { compareMoney } from '@/domain/money';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { matchBankLine } from '@/services/bankLine';
import { Candidates, useCandidates } from './Candidates';

interface MatchModalProps {
  row: BankLine;
  /** Chosen already. */
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
  /** Given by the form item. */
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
  found: ReturnType<typeof useCandidates>;
}

const ID = 'bank-line-match';
const REMARK_MAX = 200;
const REMARK_MIN_OTHER = 4;

/** One of the candidates, or any order by its number. */
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
        maxLength={64}
        placeholder={t('bankLine.dialog.match.bizNo')}
        value={value}
        onChange={(event) => onChange?.(event.target.value.trim())}
      />
    </>
  );
}

const isOdd = (row: BankLine, { amount, cardId }: BankLineCandidate) =>
  compareMoney(row.amount, amount) !== 0 || cardId !== row.cardId;

/** What will happen, before it is sent: credited, paid, or waiting because the amount differs. */
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

/** Ties a movement to an order: candidates with their scores, and what becomes of the money, before it is sent. */
export function MatchModal({ row, bizNo, ...rest }: MatchModalProps) {
  const t = useT();
  const format = useFormat();
  const [form] = Form.useForm<Values>();
  const found = useCandidates(row.lineNo, row.version);
  // When they could not be read, an order can still be named.
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
      <Form.Item
        name="bizNo"
        label={t('bankLine.dialog.match.order')}
        rules={[{ required: true, message: t('bankLine.dialog.match.required') }]}
      >
        <OrderInput found={found} />
      </Form.Item>
      {(isOther || (isTyped && bizType === 'COLLECT')) && (
        <Form.Item name="mchAgreed" valuePropName="checked">
          <Checkbox>{isOther ? t('bankLine.dialog.match.agreed', amounts) : t('bankLine.dialog.match.agreedTyped')}</Checkbox>
        </Form.Item>
      )}
      {(isTyped || (chosen && !isPlain)) && (
        <>
          <Form.Item
            name="reasonCode"
            label={t('bankLine.dialog.match.cause')}
            rules={[{ required: !isTyped, message: t('bankLine.dialog.match.causeRequired') }]}
          >
            <Select
              allowClear={isTyped}
              options={bankLineMatchCauses.map((value) => ({ value, label: t(`bankLine.matchCause.${value}`) }))}
            />
          </Form.Item>
          <Form.Item
            name="remark"
            label={t('bankLine.dialog.match.remark')}
            dependencies={['reasonCode']}
            rules={[
              {
                validator: (_, value?: string) =>
                  reasonCode === 'OTHER' && (value ?? '').trim().length < REMARK_MIN_OTHER
                    ? Promise.reject(new Error(t('common.reason.remarkRequired')))
                    : Promise.resolve(),
              },
            ]}
          >
            <Input.TextArea rows={2} maxLength={REMARK_MAX} showCount />
          </Form.Item>
        </>
      )}
      {chosenNo && !found.loading && <Effect row={row} chosen={chosen} isAgreed={isAgreed} />}
    </FormModal>
  );
}
