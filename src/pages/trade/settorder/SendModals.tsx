import { FormModal } from '@/components/FormModal';
import { RemoteSelect } from '@/components/RemoteSelect';
import type { SettBulkResult } from '@/contract';
import { useDialogFocus } from '@/hooks/useDialogFocus';
import { useFormat } from '@/hooks/useFormat';
import { useT } from '@/hooks/useT';
import { fieldsFor } from '@/screen/fields';
import { pageOptions } from '@/services/common';
import { notifySetts, querySetts, retrySett, routeSetts } from '@/services/sett';
import { About } from './About';
import type { SettProps } from './dialog';
import { asResult, refOf } from './refs';

const CALLS = { query: querySetts, notify: notifySetts };

/** Queries the upstream or resends the callback. Moves no money, so one key press confirms it. */
export function ConfirmModal({ kind, rows, ...rest }: SettProps & { kind: keyof typeof CALLS }) {
  const t = useT();
  const id = `sett-${kind}`;
  useDialogFocus(`button[form="${id}"]`);
  const count = rows.length;
  return (
    <FormModal<object, SettBulkResult>
      id={id}
      title={t(`sett.dialog.${kind}.title`, { count })}
      okText={t(`sett.dialog.${kind}.ok`)}
      send={(_, options) => CALLS[kind]({ items: rows.map(refOf) }, options)}
      {...rest}
    >
      <About rows={rows} />
      <p>{t(`sett.dialog.${kind}.text`, { count })}</p>
    </FormModal>
  );
}

const channels = (keyword: string, current: number) => pageOptions('channel', keyword, current);

/** Changes the channel of payouts that are not sent yet. */
export function RouteModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const field = fieldsFor<typeof routeSetts>()('sett', t);
  const count = rows.length;
  return (
    <FormModal<{ channelCode: string }, SettBulkResult>
      id="sett-route"
      title={t('sett.dialog.route.title', { count })}
      okText={t('sett.dialog.route.ok')}
      send={({ channelCode }, options) => routeSetts({ items: rows.map(refOf), channelCode }, options)}
      {...rest}
    >
      <About rows={rows} />
      <p>{t('sett.dialog.route.text', { count })}</p>
      {field.item('channelCode', <RemoteSelect cacheKey="channelCode" fetchChoices={channels} />, {
        label: t('sett.field.channel'),
        isRequired: true,
      })}
    </FormModal>
  );
}

/** Retries a failed payout with a new order. */
export function RetryModal({ rows, ...rest }: SettProps) {
  const t = useT();
  const field = fieldsFor<typeof retrySett>()('sett', t);
  const format = useFormat();
  const [row] = rows;
  const money = format.money(row.amount, row.currency);
  const net = format.money(row.netAmount, row.currency);
  return (
    <FormModal<{ channelCode?: string }, SettBulkResult>
      id="sett-retry"
      title={t('sett.dialog.retry.title')}
      okText={t('sett.dialog.retry.ok', { net })}
      send={({ channelCode }, options) =>
        retrySett({ ...refOf(row), channelCode: channelCode || undefined }, options).then(asResult)
      }
      {...rest}
    >
      <About rows={rows} />
      <p>{t('sett.dialog.retry.text', { net, money })}</p>
      {field.item('channelCode', <RemoteSelect cacheKey="channelCode" fetchChoices={channels} />, {
        label: t('sett.field.channel'),
        hint: t('sett.dialog.retry.channelHint', { code: row.channelCode ?? '' }),
      })}
    </FormModal>
  );
}
