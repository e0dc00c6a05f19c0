import { Fragment } from 'react';
import { RowButton } from '@/components/RowButton';
import type { WithdrawDetail } from '@/contract';
import type { Finding } from '@/domain/withdrawFindings';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { useCoverWords } from './Cover';

/** A finding in one sentence; order numbers are links. */
export function FindingText({
  finding,
  order,
  onOpen,
}: {
  finding: Finding;
  order: WithdrawDetail;
  onOpen?: (no: string) => void;
}) {
  const t = useT();
  const format = useFormat();
  const coverWords = useCoverWords();
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  const money = (amount: string) => format.money(amount, order.currency);
  switch (finding.kind) {
    case 'shared':
      return t('desk.card.finding.shared', {
        count: finding.count,
        names: finding.names.length > 0 ? list.format(finding.names) : 'none',
      });
    case 'changed':
    case 'newPayee':
      return t(`desk.card.finding.${finding.kind}`, {
        time: format.duration((Date.parse(order.submittedAt) - Date.parse(finding.at)) / 1_000),
      });
    case 'spike':
      return t('desk.card.finding.spike', { multiple: finding.multiple, usual: money(finding.usual) });
    case 'notChecked':
      return t('desk.card.finding.notChecked', { limit: money(finding.limit) });
    case 'cover':
      return coverWords(finding);
    case 'split':
    case 'duplicate':
      return (
        <>
          {finding.kind === 'split'
            ? t('desk.card.finding.split', { limit: finding.limit ? money(finding.limit) : 'none' })
            : t('desk.card.finding.duplicate')}{' '}
          {finding.numbers.map((no) => (
            <Fragment key={no}>
              {onOpen ? (
                <RowButton
                  look="link"
                  className="number"
                  aria-label={t('common.action.open', { name: no })}
                  onClick={() => onOpen(no)}
                >
                  {no}
                </RowButton>
              ) : (
                <span className="number">{no}</span>
              )}{' '}
            </Fragment>
          ))}
        </>
      );
    default:
      return t(`desk.card.finding.${finding.kind}`);
  }
}
