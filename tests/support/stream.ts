import type { Writable } from 'node:stream';
import type { Platform } from '../../mock/platform';

/** The live stream of the console. */
export const STREAM = '/common/events';

/** Every connection of the live stream from now on, until the mocks are restored: open, ended or destroyed. */
export function streamsOf({ api }: Pick<Platform, 'api'>): Writable[] {
  const sockets: Writable[] = [];
  const { perform } = api;
  jest.spyOn(api, 'perform').mockImplementation((operation, request) => {
    const outcome = perform(operation, request);
    const { write } = outcome;
    if (operation.path !== STREAM || !write) return outcome;
    return {
      ...outcome,
      write: (out) => {
        sockets.push(out);
        return write(out);
      },
    };
  });
  return sockets;
}
