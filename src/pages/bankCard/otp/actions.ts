import { App } from 'antd';
import type { RecordAction } from '@/components/RecordActions';
import { versioned } from '@/components/versioned';
import type { CardChannel } from '@/contract';
import { ignoreApiError } from '@/domain/apiError';
import { channelActionState } from '@/domain/listen';
import { millisText } from '@/domain/numbers';
import { useLocale, useT } from '@/hooks/useT';
import { pingCardChannel } from '@/services/listen';
import type { Ask } from './dialog';

/** Actions with a dialog of their own. */
const ASKED = ['enable', 'disable', 'unpair', 'rotateKey'] as const;
const DANGERS: ReadonlySet<string> = new Set(['disable', 'unpair']);

/** Pings a device and shows its response time. The request layer reports a refusal. */
function usePing() {
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

export function useActionsOf(): (row: CardChannel, ask: Ask) => RecordAction[] {
  const t = useT();
  const ping = usePing();
  return (row, ask) => [
    {
      key: 'ping',
      access: 'bank:card:channel:ping',
      label: t('listen.action.ping'),
      state: channelActionState(row, 'ping'),
      onClick: () => ping(row),
    },
    ...ASKED.map((action) => ({
      key: action,
      access: `bank:card:channel:${action}` as const,
      label: t(`listen.action.${action}`),
      state: versioned(row, channelActionState(row, action)),
      isDanger: DANGERS.has(action),
      onClick: () => ask({ kind: action, row }),
    })),
  ];
}
