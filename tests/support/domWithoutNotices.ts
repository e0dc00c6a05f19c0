import { getRequestInstance } from '@umijs/max';

/** Makes the platform a server without own notices; to be called once the network is there. */
export function withoutNotices(): void {
  const { defaults } = getRequestInstance();
  const send = defaults.adapter as unknown as (config: object) => Promise<{ data: unknown }>;
  defaults.adapter = (async (config: object) => {
    const answer = await send(config);
    const text = typeof answer.data === 'string' ? answer.data.replace(/"unreadNotices":\d+,/, '') : answer.data;
    return { ...answer, data: text };
  }) as never;
}
