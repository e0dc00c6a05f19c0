import { MALFORMED, parseBody, unmarked } from '@/request/json';
import { depth } from '../support/depth';
import fc from '../support/properties';

const RUNS = { numRuns: depth.runs(10_000) };

/** The number as it came back, as text, whether it stayed a number or became a string. */
const readNumber = async (literal: string) => String(((await parseBody(`{"value":${literal}}`)) as { value: unknown }).value);

describe('the numbers of an answer', () => {
  test('keep every digit of an integer of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), async (integer) => {
        expect(BigInt(await readNumber(String(integer)))).toBe(integer);
      }),
      RUNS,
    );
  });

  test('keep every digit of an id up to 2^63, also in nested values', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n }), async (id) => {
        const body = (await parseBody(`{"data":{"list":[{"id":${id}},{"id":[${id}]}]}}`)) as {
          data: { list: [{ id: unknown }, { id: [unknown] }] };
        };
        expect(BigInt(String(body.data.list[0].id))).toBe(id);
        expect(BigInt(String(body.data.list[1].id[0]))).toBe(id);
      }),
      RUNS,
    );
  });

  test('keep a decimal as the same number, or as the text that was sent', async () => {
    const digits = (max: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: max });
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 0n, max: 10n ** 30n }), digits(18), async (whole, fraction) => {
        const literal = `${whole}.${fraction}`;
        const shortest = literal.replace(/\.?0+$/, '');
        expect([literal, shortest]).toContain(await readNumber(literal));
      }),
      RUNS,
    );
  });

  test.each([
    ['0', 0],
    ['-1', -1],
    ['200', 200],
    ['1.5', 1.5],
    ['1e3', 1000],
    ['123456789012345', 123_456_789_012_345],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740992', 9_007_199_254_740_992],
    ['9007199254740993', '9007199254740993'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['0.1', 0.1],
    ['0.12345678901234567', '0.12345678901234567'],
    ['5.9399999999999995', 5.9399999999999995],
    ['1234567890.1234567', 1234567890.1234567],
    ['1234567890.12345678', '1234567890.12345678'],
    ['1e400', '1e400'],
    ['-1E+999', '-1E+999'],
  ])('%s becomes %j', async (literal, value) => {
    expect(await parseBody(`[${literal}]`)).toEqual([value]);
  });

  test('leave digits inside a text alone', async () => {
    const text = '{"card":"6228480402564890018","code":200,"big":9007199254740993}';
    expect(await parseBody(text)).toEqual({ card: '6228480402564890018', code: 200, big: '9007199254740993' });
  });
});

describe('the JSON parser', () => {
  test('equals JSON.parse where no number is long', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const isShort = !/\d[\d.]{14,}|\de/i.test(text);
        fc.pre(isShort);
        expect(await parseBody(text)).toEqual(text.trim() === '' ? undefined : JSON.parse(text));
      }),
      RUNS,
    );
  });

  test('keeps the other values when a number is long', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null))),
        async (rest) => {
          const others = JSON.stringify(rest);
          const body = (await parseBody(`{"inner":${others},"id":9007199254740993}`)) as { inner: unknown };
          expect(JSON.stringify(body.inner)).toBe(others);
        },
      ),
      RUNS,
    );
  });

  test.each(['', ' ', '\n', '\r\n\t'])('reads the empty body %j as no value', async (text) => {
    expect(await parseBody(text)).toBeUndefined();
  });

  test.each([
    '{',
    '{"code":200,"msg":"ok","data":{"list":[',
    '{"code":200,}',
    "{'code':200}",
    '<!doctype html><title>502</title>',
    'undefined',
    'NaN',
    '{"code":200}{"code":200}',
    'code=200',
    '{"id":9007199254740993',
    '{"id":00012345678901234567}',
    '[9007199254740993,]',
    '\u0000',
  ])('reports the text %j as malformed', async (text) => {
    expect(await parseBody(text)).toBe(MALFORMED);
  });

  test('reads the text null as null', async () => {
    expect(await parseBody('null')).toBeNull();
  });

  test('passes a value through that is parsed already', async () => {
    const body = { code: 200 };
    expect(await parseBody(body)).toBe(body);
    expect(await parseBody(undefined)).toBeUndefined();
  });

  test('keeps an answer from setting the prototype of its object', async () => {
    for (const tail of ['', ',"id":9007199254740993']) {
      const body = await parseBody(`{"__proto__":{"code":200}${tail}}`);
      expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
      expect((body as { code?: unknown }).code).toBeUndefined();
    }
    expect(({} as { code?: unknown }).code).toBeUndefined();
  });

  test('never rejects its promise, however deep or broken the text is', async () => {
    expect(await parseBody('['.repeat(100_000))).toBe(MALFORMED);
    expect(await parseBody(`${'['.repeat(100_000)}12345678901234567`)).toBe(MALFORMED);
    expect(await parseBody(`${'['.repeat(100_000)}12345678901234567${']'.repeat(100_000)}`)).toBeDefined();
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        await expect(parseBody(text)).resolves.not.toThrow();
      }),
      RUNS,
    );
  });
});

describe('direction controls', () => {
  const answer = {
    code: 200,
    data: { list: [{ name: 'An\u202en', notes: ['\u200f', 'plain'] }], msg: 'Pay \u2068\u0633\u2069' },
  };
  const shown = {
    code: 200,
    data: { list: [{ name: 'An\u27e8U+202E\u27e9n', notes: ['\u27e8U+200F\u27e9', 'plain'] }], msg: 'Pay \u2068\u0633\u2069' },
  };

  test.each([
    ['raw', (text: string) => text],
    ['escaped', (text: string) => text.replace('\u202e', '\\u202e').replace('\u200f', '\\u200F')],
    ['beside a long number', (text: string) => text.replace('200,', '200,"id":9007199254740993,')],
  ])('are marks in every text of an answer: %s', async (_, written) => {
    expect(await parseBody(written(JSON.stringify(answer)))).toMatchObject(shown);
  });

  test('of a text that is sent back are the controls themselves again', () => {
    expect(unmarked({ remark: 'An\u27e8U+202E\u27e9n', items: [{ text: '\u27e8U+200F\u27e9 "x"' }] })).toEqual({
      remark: 'An\u202en',
      items: [{ text: '\u200f "x"' }],
    });
    const plain = { remark: 'Ann', until: undefined };
    expect(unmarked(plain)).toBe(plain);
    expect(unmarked(undefined)).toBeUndefined();
  });
});
