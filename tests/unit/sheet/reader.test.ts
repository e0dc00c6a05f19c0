import { createHash } from 'node:crypto';
import { readFile } from '@/sheet/reader';
import { LIMITS, utf8 } from '../../support/sheetFiles';
import { SheetWorker } from '../../support/sheetWorker';

beforeEach(() => {
  SheetWorker.all = [];
  SheetWorker.isHeld = false;
  Object.assign(globalThis, { Worker: SheetWorker });
});
const theWorker = () => {
  const [worker] = SheetWorker.all;
  if (!worker) throw new Error('No worker was started');
  return worker;
};
const lines = (count: number) => `No,Name\n${Array.from({ length: count }, (_, at) => `${at},name ${at}`).join('\n')}`;
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a file that a worker reads', () => {
  test('comes back complete, in slices, with its bytes and digest', async () => {
    const text = lines(1_234);
    const bytes = utf8(text);
    const shares: number[] = [];
    const slices: number[] = [];
    const reading = readFile({ bytes, fileName: 'a.csv', limits: LIMITS }, { onProgress: (share) => shares.push(share) });
    expect(bytes.byteLength).toBe(0);
    const worker = theWorker();
    const { onmessage } = worker;
    worker.onmessage = (event) => {
      if (event.data.is === 'rows') slices.push(event.data.rows.length);
      onmessage?.(event);
    };
    const file = await reading;
    expect(worker.url.pathname).toMatch(/\/src\/sheet\/worker\.ts$/);
    expect(file.rows).toHaveLength(1_234);
    expect(file.rows[1_233]).toEqual(['1233', 'name 1233']);
    expect(file.lineNos).toEqual(Array.from({ length: 1_234 }, (_, at) => at + 2));
    expect(file).toMatchObject({ fileName: 'a.csv', titles: ['No', 'Name'] });
    expect(new TextDecoder().decode(file.bytes)).toBe(text);
    expect(file.sha256).toBe(createHash('sha256').update(text).digest('hex'));
    expect(slices).toEqual([500, 500, 234]);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.length).toBeLessThanOrEqual(101);
    expect(worker.isTerminated).toBe(true);
  });

  test('is refused with its fault', async () => {
    const reading = readFile({ bytes: utf8('No\n1\n"2'), fileName: 'a.csv', limits: LIMITS });
    await expect(reading).rejects.toMatchObject({ name: 'SheetFault', detail: { code: 'unreadable', line: 3 } });
    expect(theWorker().isTerminated).toBe(true);
  });

  test('is dropped when reading is aborted, and reports nothing afterwards', async () => {
    SheetWorker.isHeld = true;
    const controller = new AbortController();
    const onProgress = jest.fn();
    const reading = readFile(
      { bytes: utf8(lines(600)), fileName: 'a.csv', limits: LIMITS },
      { signal: controller.signal, onProgress },
    );
    const worker = theWorker();
    worker.release(1);
    await until(() => {
      worker.release(1);
      return onProgress.mock.calls.length > 0;
    });
    const told = onProgress.mock.calls.length;
    const late = worker.onmessage;
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.isTerminated).toBe(true);
    expect(late).not.toBeNull();
    expect(worker.onmessage).toBeNull();
    worker.release();
    expect(onProgress).toHaveBeenCalledTimes(told);
  });

  test('is not read at all when it is aborted before', async () => {
    const reading = readFile({ bytes: utf8('No\n1'), fileName: 'a.csv', limits: LIMITS }, { signal: AbortSignal.abort() });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(SheetWorker.all).toEqual([]);
  });

  test('fails when the worker does not start or crashes', async () => {
    const reading = readFile({ bytes: utf8('No\n1'), fileName: 'a.csv', limits: LIMITS });
    theWorker().onerror?.({ message: '' });
    await expect(reading).rejects.toThrow('The worker could not be started');
    expect(theWorker().isTerminated).toBe(true);
  });

  test('fails on an error that is no fault of the file', async () => {
    const digest = jest.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('no digest'));
    const reading = readFile({ bytes: utf8('No\n1'), fileName: 'a.csv', limits: LIMITS });
    await expect(reading).rejects.toThrow('no digest');
    digest.mockRestore();
  });
});
