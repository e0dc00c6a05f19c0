import { useRequest } from 'ahooks';
import { ConfirmModal, FormModal, ReasonModal } from '@/components/FormModal';
import { LoadedSelect } from '@/components/LoadedSelect';
import type { CodeMapping, UnifiedCode, Upstream, UpstreamReason } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { unifiedCodes } from '@/domain/payRecord';
import { upstreamReasons } from '@/domain/upstream';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import type { RowProps } from '@/screen/useOutcomes';
import {
  disableUpstream,
  enableUpstream,
  getUpstream,
  queryUpstreamBalance,
  rollbackUpstreamCredential,
  saveUpstreamErrorCode,
} from '@/services/upstream';

const CONFIRM = 'upstream-confirm';
const refOf = ({ upstreamCode, version }: Upstream) => ({ upstreamCode, version });

export function EnableModal({ row, ...rest }: RowProps<Upstream>) {
  const t = useT();
  return (
    <ConfirmModal<Upstream>
      id={CONFIRM}
      title={t('upstream.dialog.enable.title', { name: row.upstreamName })}
      okText={t('upstream.dialog.enable.ok')}
      send={(_, options) => enableUpstream(refOf(row), options)}
      {...rest}
    >
      {t('upstream.dialog.enable.text')}
    </ConfirmModal>
  );
}

/** Asks for confirmation: an upstream may limit the number of balance queries. */
export function BalanceModal({ row, ...rest }: RowProps<Upstream>) {
  const t = useT();
  return (
    <ConfirmModal<Upstream>
      id={CONFIRM}
      title={t('upstream.dialog.balance.title', { name: row.upstreamName })}
      okText={t('upstream.dialog.balance.ok')}
      send={(_, options) => queryUpstreamBalance({ upstreamCode: row.upstreamCode }, options)}
      {...rest}
    >
      {t('upstream.dialog.balance.text')}
    </ConfirmModal>
  );
}

/** Lists the rounds that lose the upstream, and what remains for their pay ways. */
export function DisableModal({ row, ...rest }: RowProps<Upstream>) {
  const t = useT();
  const { lostRounds = [] } = row;
  return (
    <ReasonModal<UpstreamReason, Upstream>
      id="upstream-disable"
      title={t('upstream.dialog.disable.title', { name: row.upstreamName })}
      okText={t('upstream.dialog.disable.ok')}
      isDanger
      reasons={upstreamReasons}
      labelOf={(code) => t(`upstream.reason.${code}`)}
      text={
        <>
          <p>{t('upstream.dialog.disable.text')}</p>
          <p>{t('upstream.dialog.disable.rounds', { count: lostRounds.length })}</p>
          {lostRounds.length > 0 && (
            <ul>
              {lostRounds.map(({ wayCode, wayName, channelCode, left }) => (
                <li key={`${wayCode} ${channelCode}`} className={left === 0 ? 'text-error' : undefined}>
                  {t('upstream.dialog.disable.round', { way: wayName, channel: channelCode, left })}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      send={(values, options) => disableUpstream({ ...refOf(row), ...values }, options)}
      {...rest}
    />
  );
}

interface RollbackValues {
  reasonCode: UpstreamReason;
  remark?: string;
  credentialVersion: number;
}

export function RollbackModal({ row, ...rest }: RowProps<Upstream>) {
  const t = useT();
  const field = fieldsFor<typeof rollbackUpstreamCredential>()('upstream', t);
  const format = useFormat();
  const { upstreamCode } = row;
  const asked = useRequest(() => getUpstream(upstreamCode, { isQuiet: true }), { onError: ignoreApiError });
  const versions = (asked.data?.credentials ?? []).filter(({ state }) => state === 'REPLACED');
  return (
    <ReasonModal<UpstreamReason, Upstream, RollbackValues>
      id="upstream-rollback"
      access="bank:config:rollback"
      title={t('upstream.dialog.rollback.title', { name: row.upstreamName })}
      okText={t('upstream.dialog.rollback.ok')}
      isDanger
      reasons={upstreamReasons}
      labelOf={(code) => t(`upstream.reason.${code}`)}
      text={<p>{t('upstream.dialog.rollback.text', { version: row.credentialVersion ?? 0 })}</p>}
      send={(values, options) => rollbackUpstreamCredential({ ...refOf(row), ...values }, options)}
      {...rest}
    >
      {field.item(
        'credentialVersion',
        <LoadedSelect
          asked={asked}
          options={versions.map(({ version, at, by }) => ({
            value: version,
            label: t('upstream.dialog.rollback.option', { version, time: format.time(at), by }),
          }))}
        />,
        { label: t('upstream.dialog.rollback.version'), isRequired: true },
      )}
    </ReasonModal>
  );
}

/** Maps an unknown upstream code to a unified code. */
export function MapModal({ row, rawCode, ...rest }: RowProps<Upstream, CodeMapping> & { rawCode: string }) {
  const t = useT();
  const field = fieldsFor<typeof saveUpstreamErrorCode>()('upstream', t);
  return (
    <FormModal<{ unifiedCode: UnifiedCode }, CodeMapping>
      id="upstream-map"
      title={t('upstream.dialog.map.title', { code: rawCode })}
      okText={t('upstream.dialog.map.ok')}
      send={({ unifiedCode }, options) =>
        saveUpstreamErrorCode({ upstreamCode: row.upstreamCode, rawCode, unifiedCode }, options)
      }
      {...rest}
    >
      <p>{t('upstream.dialog.map.text')}</p>
      {field.one('unifiedCode', unifiedCodes, { isRequired: true })}
    </FormModal>
  );
}
