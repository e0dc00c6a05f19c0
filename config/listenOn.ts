import { Server } from 'node:http';

/**
 * From now on an HTTP server that is given a port alone listens at this address, not at every one of the machine. Umi's development server
 * is such a one: it prints HOST, and ignores it (docs/rules/simulation.md#callers).
 */
export function listenOn(host: string): void {
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server, ...given: unknown[]) {
    const [port, ...rest] = given;
    const isBare = typeof port === 'number' && typeof rest[0] !== 'string';
    return Reflect.apply(listen, this, isBare ? [{ port, host }, ...rest] : given);
  } as typeof listen;
}
