import type { CardChannel, CardChannelAction } from '@/contract';

/** A ping has no dialog. */
export type Dialog = { kind: 'pair' } | { kind: 'templates' } | { kind: Exclude<CardChannelAction, 'ping'>; row: CardChannel };

export type Ask = (dialog: Dialog) => void;
