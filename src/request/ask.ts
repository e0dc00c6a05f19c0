import { request } from '@umijs/max';
import { API_BASE } from '@/constants';
import { ApiError } from '@/domain/apiError';
import type { CallResponse } from './call';
import { readToken } from './session';
import { sendStepped } from './stepUp';

/**
 * Resolves to the whole response, with its headers. A call whose token was replaced on its way is sent again with the present one: the
 * server has refused it unread (docs/rules/session.md#token).
 */
export async function ask(path: string, config: object): Promise<CallResponse> {
  const token = readToken();
  const send = (carried: string | null) =>
    sendStepped(
      () => request(`${API_BASE}${path}`, { ...config, carried, getResponse: true }) as Promise<object> as Promise<CallResponse>,
    );
  try {
    return await send(token);
  } catch (error) {
    const next = readToken();
    if (!(error instanceof ApiError && error.isUnauthenticated) || next === null || next === token) throw error;
    return send(next);
  }
}
