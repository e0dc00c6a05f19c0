import type { FileType, WithdrawDocument } from '@/contract';
import { MINUTE } from '../../engine/time';
import type { Withdraw } from '../../model/payments';
import type { EventDetails } from '../../model/records';
import type { World } from '../../model/world';
import { by, type Deciding } from '../show';
import { unhold } from './decide';
import { timeLeft } from './dueTime';
import { addEvent, change, move } from './moves';
import { watchExpiry } from './request';

/** A simulated holder sends one document after the other, at this interval. */
const STEP_MS = 10 * MINUTE;

/** A gray card of 240 by 150 points: the documents of simulated holders show nothing. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAACWCAAAAADFk1oJAAAAp0lEQVR42u3PMQEAAAwCIPtnM5QZdg8akD4TYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh4ZsBpDAWEQzLEIEAAAAASUVORK5CYII=',
  'base64',
);
const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF',
);

/** Identity documents and licenses are photographed, the others come as PDF. */
const fileOf = (document: WithdrawDocument): { type: FileType; ending: string; bytes: Buffer } =>
  document === 'IDENTITY' || document === 'BUSINESS_LICENSE'
    ? { type: 'image/png', ending: 'png', bytes: PICTURE }
    : { type: 'application/pdf', ending: 'pdf', bytes: PAPER };

/**
 * Asks the holder for documents and stops the due time (docs/rules/withdraw.md#ask-the-holder). The simulated holder sends them one by
 * one.
 */
export function askHolder(
  world: World,
  deciding: Deciding,
  order: Withdraw,
  { documents, message, until }: { documents: readonly WithdrawDocument[]; message: string; until: number },
) {
  const at = world.clock.now();
  const wasHeld = order.status === 'HELD';
  if (wasHeld) order.expiresAt += at - order.heldAt;
  else order.heldFrom = order.status === 'SECOND_REVIEW' ? 'SECOND_REVIEW' : 'PENDING';
  move(world, order, 'ask', 'WAITING_HOLDER', by(deciding, 'HOLDER_ASKED', { remark: message }));
  order.request = {
    by: deciding.actor,
    at,
    until,
    wasHeld,
    left: timeLeft(at, order.dueAt, order.holder.level),
    message,
    documents: documents.map((document) => ({ document, file: null, receivedAt: null })),
    endedAt: null,
  };
  /** Runs unless the wait has ended meanwhile. */
  const later = (when: number, run: () => void) =>
    world.clock.schedule(when, () => {
      const { request, status } = order;
      if (status === 'WAITING_HOLDER' && request?.at === at && request.until === until) run();
    });
  documents.forEach((document, index) => {
    const when = at + (index + 1) * STEP_MS;
    if (when < until) later(when, () => receive(world, order, document));
  });
  later(until, () => resume(world, order, { kind: 'RESUMED', actorType: 'SYSTEM' }));
}

/** A document of the holder arrives; the last one ends the wait. */
function receive(world: World, order: Withdraw, document: WithdrawDocument) {
  const { request } = order;
  if (!request?.documents.some((one) => one.document === document && !one.file)) return;
  const { type, ending, bytes } = fileOf(document);
  const name = `${order.no} ${document.toLowerCase()}.${ending}`;
  const file = { id: world.numberOf('F'), name, type, bytes, by: null, subject: { entity: 'withdraw', no: order.no } as const };
  world.files.set(file.id, file);
  const receivedAt = world.clock.now();
  const documents = request.documents.map((one) => (one.document === document ? { ...one, file, receivedAt } : one));
  order.request = { ...request, documents };
  change(world, order, { kind: 'DOCUMENT_RECEIVED', actorType: 'HOLDER', file });
  if (documents.every((one) => one.file)) resume(world, order, { kind: 'RESUMED', actorType: 'HOLDER' });
}

/** True while a held order waits for its holder. */
export const returnsToHold = ({ status, request }: Withdraw): boolean => status === 'WAITING_HOLDER' && request?.wasHeld === true;

/** The hold of such an order ends while it waits: it will return to its stage. */
export function endHold(world: World, order: Withdraw, details: EventDetails) {
  if (order.request) order.request = { ...order.request, wasHeld: false };
  addEvent(world, order, details);
}

/**
 * The order returns to where it stood, with the time that was left: a request never lifts a hold, unless the hold has ended meanwhile
 * (docs/rules/withdraw.md#ask-the-holder).
 */
export function resume(world: World, order: Withdraw, details: EventDetails) {
  const { request, heldFrom, holdUntil } = order;
  move(world, order, 'resume', request?.wasHeld ? 'HELD' : heldFrom, details);
  if (!request?.wasHeld) return watchExpiry(world, order);
  order.heldAt = order.updatedAt;
  if (holdUntil !== null && holdUntil <= order.updatedAt) unhold(world, order, { kind: 'UNHELD', actorType: 'SYSTEM' });
}
