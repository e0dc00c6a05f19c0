import { Alert, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { DecimalInput } from '@/components/DecimalInput';
import { FormModal } from '@/components/FormModal';
import { type FetchChoices, RemoteSelect } from '@/components/RemoteSelect';
import { ScrollTable } from '@/components/ScrollTable';
import type { RoundSimulation } from '@/contract';
import { shareText } from '@/domain/numbers';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { pageOptions } from '@/services/common';
import { simulateRounds } from '@/services/round';
import type { DialogProps } from './dialog';

interface Values {
  amount: string;
  mchNo: string;
  at?: string;
  isDraft?: boolean;
}

const fetchMerchants: FetchChoices = (keyword, current) => pageOptions('merchant', keyword, current);

function Result({ result }: { result: RoundSimulation }) {
  const t = useT();
  const ruleOf = useRule();
  const { outcome, candidates, excluded, fallbackWayCode, merchantProblem } = result;
  return (
    <div role="status">
      {merchantProblem && <Alert type="warning" showIcon title={merchantProblem} />}
      <p>
        <strong>{t(`round.simulation.outcome.${outcome}`, { way: fallbackWayCode ?? '' })}</strong>
      </p>
      {candidates.length > 0 && (
        <ScrollTable
          label={t('round.simulation.candidates')}
          rows={candidates}
          rowKey={({ channelCode }) => channelCode}
          columns={[
            {
              title: t('round.simulation.candidates'),
              isHeader: true,
              render: ({ channelCode, channelName }) => `${channelCode} ${channelName ?? ''}`,
            },
            { title: t('round.field.weight'), isNumeric: true, render: ({ weight }) => weight ?? '–' },
            { title: t('round.simulation.first'), isNumeric: true, render: ({ share }) => shareText(share) },
            {
              title: t('round.simulation.note'),
              render: ({ isProbe, isReached }) =>
                [isProbe && t('round.simulation.probe'), isReached === false && t('round.simulation.notReached')]
                  .filter(Boolean)
                  .join(' ') || '–',
            },
          ]}
        />
      )}
      {excluded.length > 0 && (
        <ScrollTable
          label={t('round.simulation.excluded')}
          rows={excluded}
          rowKey={({ channelCode }) => channelCode}
          columns={[
            {
              title: t('round.simulation.excluded'),
              isHeader: true,
              render: ({ channelCode, channelName }) => `${channelCode} ${channelName ?? ''}`,
            },
            { title: t('round.simulation.why'), render: ({ why, rule }) => why ?? ruleOf(rule) ?? '–' },
          ]}
        />
      )}
    </div>
  );
}

/** Explains routing: runs a simulated order through the rules. No order is created. */
export function SimulateModal({ head, onClose }: DialogProps) {
  const t = useT();
  const field = fieldsFor<Values>()('round', t);
  const [result, setResult] = useState<RoundSimulation>();
  const { wayCode, draftVersion, currency } = head;
  return (
    <FormModal<Values, RoundSimulation>
      id="round-simulate"
      isFilled="never"
      width={760}
      title={t('round.dialog.simulate.title')}
      okText={t('round.action.simulate')}
      send={({ amount, mchNo, at, isDraft = false }, options) => {
        setResult(undefined);
        return simulateRounds({ wayCode, amount: amount.trim(), mchNo, at, isDraft }, options);
      }}
      onDone={setResult}
      onClose={onClose}
    >
      <p className="soft">{t('round.dialog.simulate.text')}</p>
      <div className="round-form">
        <Form.Item
          name="amount"
          label={t('round.dialog.simulate.amount')}
          rules={[{ required: true, pattern: /^\d+(\.\d{1,4})?$/, message: t('common.list.invalidAmount') }]}
        >
          <DecimalInput currency={currency} suffix={currency} />
        </Form.Item>
        {field.item('mchNo', <RemoteSelect cacheKey="mchNo" fetchChoices={fetchMerchants} />, {
          label: t('round.dialog.simulate.mchNo'),
          isRequired: true,
        })}
        {field.until('at', { label: t('round.dialog.simulate.at') })}
        {draftVersion > 0 && (
          <Form.Item name="isDraft" valuePropName="checked" label={t('round.field.change')}>
            <Checkbox>{t('round.dialog.simulate.isDraft')}</Checkbox>
          </Form.Item>
        )}
      </div>
      {result && <Result result={result} />}
    </FormModal>
  );
}
