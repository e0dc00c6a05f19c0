import { Link } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { Fold } from '@/components/Fold';
import { Money } from '@/components/Money';
import { Part } from '@/components/Part';
import { RowButton } from '@/components/RowButton';
import { ScrollTable } from '@/components/ScrollTable';
import { joined, Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { Time } from '@/components/Time';
import type { CurrencyTotal, RelatedWithdraws, Withdraw, WithdrawDetail, WithdrawLink } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { withdrawStatusTones } from '@/domain/status';
import { sumsOf } from '@/domain/sums';
import { withdrawLinks } from '@/domain/values';
import { useAccess } from '@/hooks/useAccess';
import { useFormat } from '@/hooks/useFormat';
import { useIsBuilt } from '@/hooks/useIsBuilt';
import { useLabel } from '@/hooks/useLabel';
import { useT } from '@/hooks/useT';
import { getRelatedWithdraws } from '@/services/withdrawDesk';
import { keyOf } from '../RowActions';
import type { Desk } from '../useDesk';

interface RelatedProps {
  order: WithdrawDetail;
  desk: Desk;
  onOpen: (no: string) => void;
}

/** Links that most orders have. */
const WEAK: readonly WithdrawLink[] = ['PAYEE_NAME', 'OWN_PAYEE', 'HOLDER_72H'];
const TOGETHER = ['hold', 'escalate', 'reject'] as const;

interface Linked {
  order: Withdraw;
  links: readonly WithdrawLink[];
}

/** Each order once, under its strongest link, with all its links. */
function placed(groups: RelatedWithdraws['groups']): { group: RelatedWithdraws['groups'][number]; rows: Linked[] }[] {
  const linksOf = (no: string) =>
    groups.filter(({ orders }) => orders.some(({ withdrawNo }) => withdrawNo === no)).map(({ link }) => link);
  return groups.map((group) => ({
    group,
    rows: group.orders
      .map((order) => ({ order, links: linksOf(order.withdrawNo) }))
      .filter(({ links }) => links[0] === group.link),
  }));
}

/** Count and net of a group per currency, with the present order. */
function GroupSums({ order, count, totals }: { order: WithdrawDetail; count: number; totals: readonly CurrencyTotal[] }) {
  const t = useT();
  const { currency, netAmount } = order;
  const sums = sumsOf([...totals, { currency, amount: netAmount }]);
  return (
    <span className="number">
      {t('desk.related.sums', { count: count + 1 })}{' '}
      {joined(...sums.map((sum) => <Money key={sum.currency} amount={sum.amount} currency={sum.currency} />))}
    </span>
  );
}

function Groups({ order, desk, onOpen }: RelatedProps) {
  const t = useT();
  const labelOf = useLabel();
  const format = useFormat();
  const asked = useRequest(() => getRelatedWithdraws(order.withdrawNo), {
    refreshDeps: [order.withdrawNo, desk.changes],
    onError: ignoreApiError,
  });
  const [chosen, setChosen] = useState<{ at: number; numbers: readonly string[] }>({ at: desk.changes, numbers: [] });
  // The selected orders have been handled.
  const numbers = chosen.at === desk.changes ? chosen.numbers : [];
  const choose = (next: readonly string[]) => setChosen({ at: desk.changes, numbers: next });
  const wordsOf = (link: WithdrawLink) => labelOf('trade.withdraw.link', withdrawLinks, link);
  const withPresent = (rows: readonly Linked[]) =>
    [...rows, { order, links: [] }].sort((a, b) => Date.parse(b.order.submittedAt) - Date.parse(a.order.submittedAt));

  return (
    <Part asked={asked} failed={t('desk.related.failed')}>
      {({ groups }) => {
        const shown = placed(groups);
        const all = shown.flatMap(({ rows }) => rows.map((row) => row.order));
        const picked = all.filter(({ withdrawNo }) => numbers.includes(withdrawNo));
        const closed = { isAllowed: false, why: t('desk.related.choose') };
        return (
          <>
            <div className="panel-line">
              <Checkbox
                checked={picked.length > 0 && picked.length === all.length}
                indeterminate={picked.length > 0 && picked.length < all.length}
                onChange={({ target }) => choose(target.checked ? all.map(({ withdrawNo }) => withdrawNo) : [])}
              >
                {t('desk.related.all', { count: all.length })}
              </Checkbox>
              {TOGETHER.map((action) => (
                <ActionButton
                  key={action}
                  size="small"
                  access={keyOf(action)}
                  isDanger={action === 'reject'}
                  state={picked.length > 0 ? { isAllowed: true } : closed}
                  onClick={() => desk.ask(action, picked)}
                >
                  {t(`trade.withdraw.action.${action}Selected`)}
                </ActionButton>
              ))}
            </div>
            {shown.map(({ group: { link, key, hidden, orders, count = orders.length, totals }, rows }) => (
              <div key={link} className="related-group">
                <p>
                  <strong>{wordsOf(link)}</strong>{' '}
                  {key && (
                    <span className="soft number">
                      {link === 'SPLIT' ? t('desk.related.limit', { limit: format.money(key, order.currency) }) : key}
                    </span>
                  )}
                  <span> </span>
                  {totals && <GroupSums order={order} count={count} totals={totals} />}
                  <span> </span>
                  {rows.length === 0 && orders.length > 0 && <span className="soft">{t('desk.related.above')} </span>}
                  {hidden ? <span className="soft">{t('desk.related.hidden', { count: hidden })}</span> : null}
                </p>
                {rows.length > 0 && (
                  <ScrollTable
                    label={wordsOf(link)}
                    rows={withPresent(rows)}
                    rowKey={(row) => row.order.withdrawNo}
                    columns={[
                      {
                        title: t('desk.related.choice'),
                        render: ({ order: { withdrawNo } }) =>
                          withdrawNo === order.withdrawNo ? (
                            <span className="tag tag-processing">{t('desk.related.present')}</span>
                          ) : (
                            <Checkbox
                              aria-label={t('desk.related.chooseNo', { no: withdrawNo })}
                              checked={numbers.includes(withdrawNo)}
                              onChange={({ target }) =>
                                choose(target.checked ? [...numbers, withdrawNo] : numbers.filter((one) => one !== withdrawNo))
                              }
                            />
                          ),
                      },
                      {
                        title: t('trade.withdraw.field.withdrawNo'),
                        isHeader: true,
                        render: ({ order: { withdrawNo } }) =>
                          withdrawNo === order.withdrawNo ? (
                            <span className="number">{withdrawNo}</span>
                          ) : (
                            <RowButton
                              look="link"
                              className="number"
                              aria-label={t('common.action.open', { name: withdrawNo })}
                              onClick={() => onOpen(withdrawNo)}
                            >
                              {withdrawNo}
                            </RowButton>
                          ),
                      },
                      {
                        title: t('trade.withdraw.field.holderName'),
                        render: (row) => row.order.holderName ?? row.order.holderNo,
                      },
                      {
                        title: t('trade.withdraw.field.netAmount'),
                        isNumeric: true,
                        render: (row) => <Money amount={row.order.netAmount} currency={row.order.currency} />,
                      },
                      {
                        title: t('trade.withdraw.field.status'),
                        render: (row) => (
                          <StatusTag group="trade.withdraw.status" value={row.order.status} tones={withdrawStatusTones} />
                        ),
                      },
                      { title: t('trade.withdraw.field.submittedAt'), render: (row) => <Time at={row.order.submittedAt} /> },
                      {
                        title: t('desk.related.also'),
                        render: ({ links }) => links.slice(1).map(wordsOf).join(', ') || '–',
                      },
                    ]}
                  />
                )}
                {count > orders.length && (
                  <p className="soft">
                    {t('desk.related.shown', { shown: orders.length, count })}{' '}
                    <Link
                      to={`/trade/withdraw?${new URLSearchParams({ view: 'ALL', relatedTo: order.withdrawNo, relatedLink: link })}`}
                      className="row-button row-button-link"
                    >
                      {t('desk.related.rest')}
                    </Link>
                  </p>
                )}
              </div>
            ))}
          </>
        );
      }}
    </Part>
  );
}

/** Linked orders: the counts immediately, the orders on demand (docs/rules/withdraw.md#related-orders). */
export function Related({ order, desk, onOpen }: RelatedProps) {
  const t = useT();
  const labelOf = useLabel();
  const granted = useAccess();
  const isBuilt = useIsBuilt('/trade/withdraw/related');
  const { links = [] } = order.decision ?? {};
  if (links.length === 0 || !isBuilt || !granted['trade:withdraw:related']) return null;
  return (
    <Section title={t('desk.related.title')}>
      <ul className="related-links">
        {links.map(({ link, count, hidden = 0 }) => (
          <li key={link} className={`tag tag-${WEAK.includes(link) ? 'neutral' : 'warning'}`}>
            {labelOf('trade.withdraw.link', withdrawLinks, link)}: {t('desk.detail.otherOrders', { count: count + hidden })}
          </li>
        ))}
      </ul>
      <Fold show={t('desk.related.show')} hide={t('desk.related.hide')}>
        <Groups order={order} desk={desk} onOpen={onOpen} />
      </Fold>
    </Section>
  );
}
