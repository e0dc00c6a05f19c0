import type { APlatform } from '../unit/platform/support';

type Caller = Pick<APlatform, 'call'>;
type Extra = Parameters<Caller['call']>[2];

/**
 * Calls below one path, sent by this operator unless another one is named: `actor('/sys/role')(bench).get('page', 'auditor')`.
 * A function in place of the platform is asked at each call. `read` and `send` are `get` and `post` with the envelope alone.
 */
export const actor =
  (path: string, who = 'admin') =>
  (source: Caller | (() => Caller)) => {
    const bench = typeof source === 'function' ? source : () => source;
    const get = (line: string, as = who, extra?: Extra) => bench().call(as, `GET ${path}/${line}`, extra);
    const post = (verb: string, body: object, as = who, extra?: Extra) =>
      bench().call(as, `POST ${path}/${verb}`, { ...extra, body });
    return {
      get,
      post,
      read: (...sent: Parameters<typeof get>) => get(...sent).envelope,
      send: (...sent: Parameters<typeof post>) => post(...sent).envelope,
    };
  };
