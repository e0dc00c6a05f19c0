import { createParser } from 'eventsource-parser';
import { API_BASE } from '@/constants';
import { ApiError } from '@/domain/apiError';
import { acceptResponse, prepareRequest } from './interceptors';
import { renewToken } from './session';

const URL_OF_EVENTS = `${API_BASE}/common/events`;

/** One event of the stream, its data still as text. */
interface StreamEvent {
  id?: string;
  event?: string;
  data: string;
}

/**
 * Reads the live stream until it ends: with the token in the header, which the browser's EventSource cannot send. There is no time
 * limit and no retry. Rejects with an ApiError when the server refuses it, and when the connection breaks.
 */
export async function readEvents(
  lastId: string | undefined,
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const asked = { Accept: 'text/event-stream', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
  const config = prepareRequest({
    url: URL_OF_EVENTS,
    method: 'GET',
    headers: asked,
    isQuiet: true,
    isOptional: true,
    isBackground: true,
  });
  const response = await fetch(URL_OF_EVENTS, { headers: config.headers, signal, cache: 'no-store', redirect: 'error' });
  const headers = Object.fromEntries(response.headers);
  if (!response.ok || !response.body || !headers['content-type']?.startsWith('text/event-stream')) {
    await acceptResponse({ status: response.status, data: await response.text(), headers, config });
    throw new ApiError({ kind: 'malformed', status: response.status, requestId: config.requestId });
  }
  renewToken(headers.authorization, config.epoch ?? -1, config.startedAt ?? 0);
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parser.feed(decoder.decode(part.value, { stream: true }));
}
