import { App } from 'antd';
import { RowButtons } from '@/components/RowButtons';
import { versioned } from '@/components/versioned';
import type { AccessKey, CardChannel, CardChannelAction } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { channelActionState, channelFits } from '@/domain/listen';
import { millisText } from '@/domain/numbers';
import { useLocale, useT } from '@/hooks/useT';
import { pingCardChannel } from '@/services/listen';
import { nameOf } from './cells';
import type { Ask } from './dialog';

const KEYS: Readonly<Record<CardChannelAction, AccessKey>> = {
  ping: 'bank:card:channel:ping',
  enable: 'bank:card:channel:enable',
  disable: 'bank:card:channel:disable',
  unpair: 'bank:card:channel:unpair',
  rotateKey: 'bank:card:channel:rotateKey',
};

/** Key of the call behind an action. */
export const keyOf = (action: CardChannelAction): AccessKey => KEYS[action];

/** What has a dialog of its own. */
export const ASKED = ['enable', 'disable', 'unpair', 'rotateKey'] as const;
export const DANGERS: ReadonlySet<string> = new Set(['disable', 'unpair']);

/** Asks a device for a sign of life, and tells how long it took; a refusal has been told. */
export function usePing() {
  const t = useT();
  const locale = useLocale();
  const { message } = App.useApp();
  return ({ cardChannelNo, deviceName, deviceId }: CardChannel) =>
    pingCardChannel(cardChannelNo).then(
      ({ latencyMs }) =>
        void message.success(t('listen.message.pinged', { name: deviceName ?? deviceId, time: millisText(latencyMs, locale) })),
      ignoreApiError,
    );
}

interface RowActionsProps {
  row: CardChannel;
  ask: Ask;
  onOpen: (row: CardChannel) => void;
}

/** What can be done with one binding from its row. */
export function RowActions({ row, ask, onOpen }: RowActionsProps) {
  const t = useT();
  const ping = usePing();
  const name = nameOf(row);
  return (
    <RowButtons
      name={name}
      buttons={
        channelFits.ping(row)
          ? [
              {
                key: 'ping',
                access: KEYS.ping,
                label: t('listen.action.ping'),
                state: channelActionState(row, 'ping'),
                onClick: () => ping(row),
              },
            ]
          : undefined
      }
      more={ASKED.map((action) => ({ action, state: versioned(row, channelActionState(row, action)) }))
        .filter(({ state }) => state.isAllowed || state.why !== undefined)
        .map(({ action, state }) => ({
          key: action,
          access: KEYS[action],
          label: t(`listen.action.${action}`),
          state,
          isDanger: DANGERS.has(action),
          onClick: () => ask({ kind: action, row }),
        }))}
      menuLabel={t('listen.action.more', { name })}
      onView={() => onOpen(row)}
    />
  );
}
