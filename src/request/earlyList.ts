import { ofTab } from '@/browserStore';
import { EARLY_LIST_KEY } from '@/constants';
import type { CallResponse } from './call';
import { sessionEpoch, shownOperator } from './session';

/** The first list request of a screen, kept in session storage for the next start of this tab. */
interface EarlyList {
  operatorId: string;
  /** Path and query of the console's own address. */
  address: string;
  path: string;
  params: object;
}

/** An older answer is read again: the rows may have changed. */
const MAX_AGE_MS = 10_000;

let sent: { request: string; answer: Promise<CallResponse>; epoch: number; sentAt: number; hasFailed: boolean } | undefined;

const addressNow = () => window.location.pathname + window.location.search;
const requestOf = (path: string, params: object) => JSON.stringify([path, params]);

/** Keeps a list request for the next start at this address. */
export function keepEarlyList(path: string, params: object): void {
  const operatorId = shownOperator();
  if (operatorId === undefined) return;
  const kept: EarlyList = { operatorId, address: addressNow(), path, params };
  ofTab.put(EARLY_LIST_KEY, JSON.stringify(kept));
}

/**
 * Sends the kept request while the code of the screen loads; only for the same operator and address (docs/rules/console.md#loading).
 * @param read sends the request once and shows no failure
 */
export function sendEarlyList(read: (path: string, params: object) => Promise<CallResponse>): void {
  try {
    const { operatorId, address, path, params } = JSON.parse(ofTab.get(EARLY_LIST_KEY) ?? '') as EarlyList;
    if (operatorId !== shownOperator() || address !== addressNow()) return;
    const answer = read(path, params);
    const early = { request: requestOf(path, params), answer, epoch: sessionEpoch(), sentAt: Date.now(), hasFailed: false };
    sent = early;
    answer.catch(() => {
      early.hasFailed = true;
    });
  } catch {
    // Nothing is kept, or it is damaged: the screen sends its own request.
  }
}

/**
 * The early answer, for the first list request after the start alone; undefined when that one asks for something else or in another
 * session. A refusal has no age: the screen shows it as that of its own request, which is not sent twice.
 */
export function takeEarlyList(path: string, params: object): Promise<CallResponse> | undefined {
  const early = sent;
  sent = undefined;
  if (early?.request !== requestOf(path, params) || early.epoch !== sessionEpoch()) return undefined;
  return early.hasFailed || Date.now() - early.sentAt < MAX_AGE_MS ? early.answer : undefined;
}
