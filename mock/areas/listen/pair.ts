import type { BankCard, CardChannel, Device } from '../../model/cards';
import type { World } from '../../model/world';

/** Pairs a card with a device. @param by username of the operator */
export function pairCard(world: World, card: BankCard, device: Device, purpose: CardChannel['purpose'], by: string): CardChannel {
  const { channels } = world.pool;
  const at = world.clock.now();
  const used = [...channels.values()].filter((one) => one.device === device && one.unpairedAt === null).length;
  const channel: CardChannel = {
    no: `CC${String(channels.size + 1).padStart(5, '0')}`,
    card,
    device,
    mobile: card.bankMobile ?? '',
    simSlot: used + 1,
    purpose,
    templateCode: `${card.bankCode}_RECEIPT`,
    isEnabled: true,
    pairedAt: at,
    pairedBy: by,
    unpairedAt: null,
    keyRotatedAt: at,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    version: 1,
    events: [{ at, kind: 'CHANNEL_PAIRED', actorType: 'SYSTEM' }],
  };
  channels.set(channel.no, channel);
  return channel;
}
