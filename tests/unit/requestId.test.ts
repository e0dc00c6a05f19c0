import { createRequestId } from '@/domain/requestId';

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a request id', () => {
  test('has the form of a UUID of version 7', () => {
    for (let i = 0; i < 1_000; i += 1) expect(createRequestId()).toMatch(FORM);
  });

  test('begins with its creation time in milliseconds', () => {
    const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    for (const now of [0, 1, 1_700_000_000_000, Date.parse('2026-11-20T06:31:02.114Z'), 2 ** 48 - 1])
      expect(timeOf(createRequestId(now))).toBe(now);
  });

  test('drops a fraction of a millisecond', () => {
    expect(createRequestId(1_795_170_375_524.26)).toMatch(/^01a1f87e-1764-7/);
  });

  test('sorts by time as text', () => {
    const times = [0, 255, 256, 65_535, 65_536, 1_700_000_000_000, 1_700_000_000_001];
    const ids = times.map((time) => createRequestId(time));
    expect([...ids].sort()).toEqual(ids);
  });

  test('is unique, also within one millisecond', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => createRequestId(1))).size).toBe(10_000);
  });
});
