import type { ProColumns } from '@ant-design/pro-components';
import { columnsFor } from '@/components/columns';
import { Duration } from '@/components/Duration';
import { RowActions } from '@/components/RecordActions';
import type { Upstream } from '@/contract';
import { shareText } from '@/domain/numbers';
import { upstreamEnvironments, upstreamStatusTones, upstreamTypes } from '@/domain/upstream';
import type { Translate } from '@/locales/store';
import { upstreamActions } from './actions';
import { Balances, Certificate, CredentialText } from './cells';
import type { Ask } from './dialog';

export function upstreamColumns(t: Translate, onOpen: (row: Upstream) => void, ask: Ask): ProColumns<Upstream>[] {
  const col = columnsFor<Upstream>()('upstream', t, () => '');
  return [
    col.number('upstreamCode', onOpen, { fixed: 'left', sorter: true, width: 88 }),
    col.text('upstreamName', { sorter: true }),
    col.status('status', upstreamStatusTones),
    col.custom('cover', (row) => <Balances row={row} most={2} />, { align: 'end', sorter: true }),
    col.custom('successRate1h', (row) => shareText(row.successRate1h), { align: 'end' }),
    col.custom('certificate', (row) => <Certificate row={row} />, { align: 'end' }),
    col.custom('credentialVersion', (row) => <CredentialText row={row} />),
    col.enumText('upstreamType', upstreamTypes),
    col.text('country'),
    col.text('channelCount', { align: 'end' }),
    col.custom('p95LatencyMs', ({ p95LatencyMs }) => <Duration ms={p95LatencyMs || undefined} />, { align: 'end' }),
    col.custom('callbackOkRate', (row) => shareText(row.callbackOkRate), { align: 'end' }),
    col.custom('unmappedCodes', ({ unmappedCodes = 0 }) => unmappedCodes, { align: 'end' }),
    col.enumText('environment', upstreamEnvironments),
    col.custom('currencies', ({ currencies = [] }) => currencies.join(', ')),
    col.text('lastError'),
    col.time('updatedAt'),
    col.text('updatedBy'),
    col.actions((row) => (
      <RowActions
        name={row.upstreamName}
        actions={upstreamActions(t, row, ask)}
        buttons={['test']}
        menuLabel={t('upstream.action.more', { name: row.upstreamName })}
      />
    )),
  ];
}

/** Hidden by default; the column picker offers them. */
export const hiddenColumns = ['environment', 'currencies', 'lastError', 'updatedAt', 'updatedBy'];
