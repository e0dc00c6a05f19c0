import type { ProColumns } from '@ant-design/pro-components';
import { CopyText } from '@/components/CopyText';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { Trial } from '@/contract';
import { trialActionState, trialDirections, trialModes, trialSteps, trialTones } from '@/domain/trial';
import type { Translate } from '@/locales/store';
import type { Ask } from './dialog';

function Channel({ row, t }: { row: Trial; t: Translate }) {
  if (!row.channelCode) return <>–</>;
  return (
    <span className="stack">
      <span>
        {row.channelCode}
        {row.isForced && <small className="soft"> · {t('trial.cell.forced')}</small>}
      </span>
      <small className="soft">{row.channelName}</small>
    </span>
  );
}

export function trialColumns(t: Translate, onOpen: (row: Trial) => void, ask: Ask): ProColumns<Trial>[] {
  const col = columnsFor<Trial>()('trial', t, ({ currency }) => currency);
  return [
    col.number('testNo', onOpen, { fixed: 'left' }),
    col.status('verdict', trialTones),
    col.custom('channelCode', (row) => <Channel row={row} t={t} />, { width: 130 }),
    col.money('amount'),
    col.enumText('failedStep', trialSteps),
    col.time('createdAt', { sorter: true }),
    col.enumText('mode', trialModes),
    col.enumText('direction', trialDirections),
    col.text('mchName'),
    col.text('productCode'),
    col.custom('durationMs', (row) => <Duration ms={row.durationMs} />, { align: 'end', sorter: true }),
    col.text('operatorName'),
    col.custom('payOrderNo', ({ payOrderNo }) =>
      payOrderNo ? <CopyText text={payOrderNo} name={t('trial.field.payOrderNo')} /> : '–',
    ),
    col.text('caseName'),
    col.text('wayCode'),
    col.text('setNo'),
    col.time('finishedAt'),
    col.actions((row) => (
      <RowButtons
        name={row.testNo}
        next={
          row.verdict === 'RUNNING'
            ? [
                {
                  key: 'cancel',
                  access: 'sys:test:cancel',
                  label: t('trial.action.cancel'),
                  state: versioned(row, trialActionState(row, 'cancel')),
                  onClick: () => ask({ kind: 'cancel', row }),
                },
              ]
            : undefined
        }
        onView={() => onOpen(row)}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['caseName', 'wayCode', 'setNo', 'finishedAt'];
