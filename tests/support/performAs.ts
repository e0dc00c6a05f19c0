import type { Platform } from '../../mock/platform';

/** What an account does or reads without a session, which would be a sign-in of its own. @throws when the platform refuses it */
export function performAs<Data = unknown>(
  { platform: { api, world } }: { platform: Pick<Platform, 'api' | 'world'> },
  who: string,
  path: string,
  body?: object,
): Data {
  const operation = api.operations.get(`${body ? 'POST' : 'GET'} ${path}`);
  const actor = world.operators.find(({ username }) => username === who);
  if (!operation || !actor) throw new Error(`Nobody ${who}, or no call ${path}`);
  const { envelope } = api.perform(operation, { actor, body: body as Record<string, unknown> | undefined });
  if (envelope.code !== 200 && envelope.code !== 202) throw new Error(`${who} cannot ${path}: ${envelope.msg}`);
  return envelope.data as Data;
}
