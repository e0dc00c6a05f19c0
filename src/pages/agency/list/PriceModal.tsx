import { useRequest } from 'ahooks';
import { Button, Form, Modal, Skeleton } from 'antd';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { LoadFailed } from '@/components/LoadFailed';
import { ScrollTable } from '@/components/ScrollTable';
import type { Agent, AgentPrice, AgentShareMode, ChainPrice } from '@/contract';
import { shareModes } from '@/domain/agent';
import { isAmountOf, minorDigits, mostDigits } from '@/domain/money';
import { rateText } from '@/domain/percent';
import { PERCENT, percentOf, ratioOf } from '@/domain/ratio';
import { withCode } from '@/domain/texts';
import { currencies } from '@/domain/values';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import { getAgent, setAgentPrices } from '@/services/agent';

interface Row {
  productCode: string;
  /** As typed, in percent. Both are empty if there is no price. */
  rate?: string;
  fixed?: string;
}

interface Values {
  shareMode: AgentShareMode;
  profitPct: string;
  fixedShares?: { currency: string; amount: string }[];
  effectiveAt?: string;
  prices: Row[];
}

const WIDTH = 880;

/** The agent above or below in the price chain, with its price. */
function Neighbour({ price }: { price: ChainPrice | null | undefined }) {
  if (!price) return '–';
  return (
    <span className="stack">
      {rateText(price.rate)}
      <small className="soft">{price.name}</small>
    </span>
  );
}

function PriceTable({ prices }: { prices: readonly AgentPrice[] }) {
  const t = useT();
  const label = t('agent.field.prices');
  const part = (name: 'rate' | 'fixed', { productName = '', productCode }: AgentPrice) =>
    t('agent.dialog.price.of', { part: t(`agent.dialog.price.${name}`), product: productName || productCode });
  return (
    <div className="agent-prices">
      <ScrollTable
        label={label}
        rows={prices.map((price, index) => ({ ...price, index }))}
        rowKey={({ productCode }) => productCode}
        columns={[
          {
            title: t('agent.dialog.price.product'),
            isHeader: true,
            render: ({ productName, productCode }) => productName ?? productCode,
          },
          { title: t('agent.dialog.price.above'), isNumeric: true, render: ({ above }) => <Neighbour price={above.at(-1)} /> },
          {
            title: t('agent.dialog.price.rate'),
            isNumeric: true,
            render: (price) => (
              <Form.Item
                name={['prices', price.index, 'rate']}
                rules={[
                  {
                    validator: (_, text?: string) =>
                      !text || PERCENT.test(text) ? Promise.resolve() : Promise.reject(new Error(t('agent.dialog.percentForm'))),
                  },
                ]}
              >
                <DecimalInput aria-label={part('rate', price)} />
              </Form.Item>
            ),
          },
          {
            title: t('agent.dialog.price.fixed'),
            isNumeric: true,
            render: (price) => (
              <Form.Item
                name={['prices', price.index, 'fixed']}
                rules={[
                  {
                    validator: (_, text?: string) =>
                      !text || isAmountOf(text, price.currency)
                        ? Promise.resolve()
                        : Promise.reject(new Error(t('agent.dialog.amountForm', { count: mostDigits(price.currency) }))),
                  },
                ]}
              >
                <DecimalInput aria-label={part('fixed', price)} suffix={price.currency} />
              </Form.Item>
            ),
          },
          { title: t('agent.dialog.price.below'), isNumeric: true, render: ({ below }) => <Neighbour price={below} /> },
        ]}
      />
    </div>
  );
}

function ShareFields({ name }: { name: number }) {
  const t = useT();
  const field = fieldsFor<{ currency: string; amount: string }>()('agent', t, [name]);
  return (
    <>
      {field.codes('currency', currencies, { isRequired: true }, { style: { width: 110 } })}
      {field.amount(
        'amount',
        undefined,
        { isRequired: true, form: [/^\d{1,12}(\.\d{1,4})?$/, t('parts.form.amount')] },
        { style: { width: 140 } },
      )}
    </>
  );
}

/** Amount per order, one for each currency. */
function FixedShares() {
  const t = useT();
  const form = Form.useFormInstance<Values>();
  return (
    <Form.List name="fixedShares">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <div key={key} className="panel-line">
              <ShareFields name={name} />
              <Button onClick={() => remove(name)}>
                {t('agent.dialog.price.removeAmount', { currency: form.getFieldValue(['fixedShares', name, 'currency']) ?? '' })}
              </Button>
            </div>
          ))}
          <Button onClick={() => add({ amount: '' })}>{t('agent.dialog.price.addAmount')}</Button>
        </>
      )}
    </Form.List>
  );
}

/** Share mode and base prices, each beside the prices above and below it in the chain. */
export function PriceModal({ row, ...rest }: RowProps<Agent>) {
  const t = useT();
  const field = fieldsFor<typeof setAgentPrices>()('agent', t);
  const [form] = Form.useForm<Values>();
  const { agentNo, version, shareMode = 'RATE_DIFF', profitPct = '0', fixedShares = [] } = row;
  const { data, error, refresh } = useRequest(() => getAgent(agentNo, { isQuiet: true }), { onError: () => undefined });
  const mode = Form.useWatch('shareMode', form) ?? shareMode;
  const title = t('agent.dialog.price.title', { name: withCode(row.agentName, row.agentNo) });
  if (!data)
    return (
      <Modal open width={WIDTH} title={title} footer={null} onCancel={rest.onClose}>
        {error ? (
          <LoadFailed error={error} title={t('common.detail.failed')} onRetry={refresh} />
        ) : (
          <Skeleton active title={false} />
        )}
      </Modal>
    );
  const { prices = [] } = data;
  return (
    <FormModal<Values, Agent>
      id="agent-price"
      title={title}
      okText={t('agent.dialog.price.ok')}
      width={WIDTH}
      form={form}
      initialValues={{
        shareMode,
        profitPct: percentOf(profitPct),
        fixedShares,
        prices: prices.map(({ productCode, current }) => ({
          productCode,
          rate: current ? percentOf(current.rate) : undefined,
          fixed: current?.fixed,
        })),
      }}
      send={(values, options) =>
        setAgentPrices(
          {
            agentNo,
            version,
            shareMode: values.shareMode,
            profitPct: ratioOf(values.profitPct),
            fixedShares: values.fixedShares ?? fixedShares,
            effectiveAt: values.effectiveAt,
            prices: toWire(values.prices, prices),
          },
          options,
        )
      }
      {...rest}
    >
      <div className="agent-grid">
        {field.one('shareMode', shareModes)}
        {field.percent('profitPct', {
          label: `${t('agent.field.profitPct')}, %`,
          hint: t('agent.dialog.price.pctHint'),
          faultOf: (text) => (PERCENT.test(text) ? undefined : t('agent.dialog.percentForm')),
        })}
      </div>
      {mode === 'FIXED_PER_ORDER' && <FixedShares />}
      {field.until('effectiveAt', { label: t('agent.dialog.price.at'), hint: t('agent.dialog.price.atHint') })}
      <p className="soft">{t('agent.dialog.price.hint')}</p>
      <PriceTable prices={prices} />
    </FormModal>
  );
}

/** Keeps the order of the rows, so that a refusal points at the right one. A row without a price stays null. */
const toWire = (rows: readonly Row[], known: readonly AgentPrice[]) =>
  rows.map(({ rate, fixed }, index) => {
    const { productCode = '', currency = 'USD' } = known[index] ?? {};
    return { productCode, rate: rate ? ratioOf(rate) : null, fixed: fixed || (0).toFixed(minorDigits(currency) ?? 0) };
  });
