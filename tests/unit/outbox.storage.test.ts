import { StorageFault } from '@/browserStore';
import { ApiError } from '@/domain/apiError';
import { createOutbox, type OutboxHost } from '@/stores/outbox';

/** A storage of one text that can be told to throw. */
function aStorage() {
  let text: string | null = null;
  const throws = { read: false, write: false };
  const refuse = (isSo: boolean) => {
    if (isSo) throw new StorageFault();
  };
  const host: OutboxHost = {
    read: () => {
      refuse(throws.read);
      return text;
    },
    write: (next) => {
      refuse(throws.write);
      text = next;
    },
    onForeignWrite: () => () => undefined,
    locks: undefined,
    now: () => 0,
  };
  return { host, throws, kept: () => text };
}

function anOutbox({ host }: ReturnType<typeof aStorage>, pass: (body: { no: string }) => Promise<string>) {
  return createOutbox({
    calls: { pass },
    versionsOf: (body) => ({ [(body as { no: string }).no]: 1 }),
    refuse: (no) => new ApiError({ kind: 'business', code: 409, msg: no }),
    refuseUnkept: () => new ApiError({ kind: 'storage' }),
    host,
  });
}

const options = { idempotencyKey: 'K1' };

test.each(['read', 'write'] as const)('a change is not sent while the storage throws at each %s', async (method) => {
  const storage = aStorage();
  const pass = jest.fn(async () => 'done');
  storage.throws[method] = true;
  const outbox = anOutbox(storage, pass);
  await expect(outbox.send('pass', { no: 'W1' }, options)).rejects.toMatchObject({ kind: 'storage' });
  expect(pass).not.toHaveBeenCalled();
  expect(outbox.list()).toEqual([]);
  storage.throws[method] = false;
  await expect(outbox.send('pass', { no: 'W1' }, options)).resolves.toBe('done');
});

test('an answer that came is given, and its order is free, though the browser cannot remove the change', async () => {
  const storage = aStorage();
  const outbox = anOutbox(storage, async () => {
    storage.throws.write = true;
    return 'done';
  });
  await expect(outbox.send('pass', { no: 'W1' }, options)).resolves.toBe('done');
  expect(outbox.list()).toEqual([]);
  storage.throws.write = false;
  await expect(outbox.send('pass', { no: 'W1' }, { idempotencyKey: 'K2' })).resolves.toBe('done');
});

test('an unknown outcome is told as such, though the browser cannot note it', async () => {
  const storage = aStorage();
  const outbox = anOutbox(storage, async () => {
    storage.throws.write = true;
    throw new ApiError({ kind: 'timeout' });
  });
  await expect(outbox.send('pass', { no: 'W1' }, options)).rejects.toMatchObject({ kind: 'timeout' });
  // Kept as sent: it stays locked until it is checked.
  expect(outbox.list()).toMatchObject([{ key: 'K1', versions: { W1: 1 } }]);
  storage.throws.write = false;
  await outbox.recover();
});
