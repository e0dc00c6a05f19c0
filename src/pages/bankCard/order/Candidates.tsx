import { useRequest } from 'ahooks';
import { ActionButton } from '@/components/ActionButton';
import { Money } from '@/components/Money';
import { Part } from '@/components/Part';
import { ScrollTable } from '@/components/ScrollTable';
import { Section } from '@/components/Section';
import { Time } from '@/components/Time';
import { versioned } from '@/components/versioned';
import type { Collect, CollectHint } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { collectActionState, collectHints } from '@/domain/collect';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { getCandidates } from '@/services/collect';
import { cardName } from './cells';
import type { Ask } from './dialog';

/** Reasons for a candidate, as tags. */
export function Hints({ hints }: { hints: readonly CollectHint[] }) {
  const labelOf = useLabel();
  return (
    <span className="flag-cell">
      {hints.map((hint) => (
        <span key={hint} className="tag tag-neutral">
          {labelOf('collect.hint', collectHints, hint)}
        </span>
      ))}
    </span>
  );
}

/** Candidate payments of an unpaid order. Each can be confirmed here. */
export function Candidates({ row, ask }: { row: Collect; ask: Ask }) {
  const t = useT();
  const { collectNo, currency, version } = row;
  const title = t('collect.detail.candidates');
  const asked = useRequest(() => getCandidates({ collectNo }, { isQuiet: true }), {
    refreshDeps: [collectNo, version],
    onError: ignoreApiError,
  });
  return (
    <Section title={title}>
      <Part asked={asked} failed={t('common.list.failed')}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="soft">{t('collect.detail.noCandidates')}</p>
          ) : (
            <ScrollTable
              label={title}
              rows={list}
              rowKey={({ statementLineNo }) => statementLineNo}
              columns={[
                { title: t('collect.field.statementLineNo'), isHeader: true, render: ({ statementLineNo }) => statementLineNo },
                { title: t('collect.detail.score'), isNumeric: true, render: ({ score }) => score },
                {
                  title: t('collect.field.paidAmount'),
                  isNumeric: true,
                  render: ({ amount }) => <Money amount={amount} currency={currency} />,
                },
                { title: t('collect.detail.bankTime'), render: ({ bankTime }) => <Time at={bankTime} /> },
                { title: t('collect.field.card'), render: cardName },
                { title: t('collect.field.payerName'), render: ({ counterpartyName }) => counterpartyName ?? '–' },
                { title: t('collect.field.postscript'), render: ({ postscript }) => postscript ?? '–' },
                { title: t('collect.detail.hints'), render: ({ reasons }) => <Hints hints={reasons} /> },
                {
                  title: t('common.list.actions'),
                  render: ({ statementLineNo: lineNo }) => (
                    <ActionButton
                      access="bank:card:order:confirm"
                      size="small"
                      state={versioned(row, collectActionState(row, 'confirm'))}
                      onClick={() => ask({ kind: 'confirm', rows: [row], lineNo })}
                    >
                      {t('collect.action.chooseLine')}
                    </ActionButton>
                  ),
                },
              ]}
            />
          )
        }
      </Part>
    </Section>
  );
}
