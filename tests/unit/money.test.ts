import { lineChecker } from '@/domain/batchLines';
import {
  addMoney,
  compareMoney,
  formatAmount,
  formatMoney,
  isAmountOf,
  isDecimal,
  lessMoney,
  minorDigits,
  mostDigits,
  readDecimal,
} from '@/domain/money';
import { formatMove } from '@/domain/moves';
import { depth } from '../support/depth';
import fc from '../support/properties';

const RUNS = { numRuns: depth.runs(10_000) };
/** One currency for each number of digits that an amount may have. */
const CURRENCIES = ['VND', 'THB', 'BHD', 'CLF', 'JPY', 'USD', 'CNY', 'INR', 'KWD'] as const;
/** Written by hand from ISO 4217. */
const ISO = [
  [0, 'UGX XOF XAF XPF ISK PYG RWF JPY KRW VND CLP DJF GNF KMF BIF VUV UYI'],
  [2, 'THB USD EUR GBP CNY IDR INR PHP MYR SGD KHR LAK MMK LKR PKR BDT NPR AED SAR QAR EGP NGN KES ZAR BRL MXN ARS COP PEN HUF'],
  [2, 'TWD HKD CHF SEK NOK DKK PLN CZK TRY RUB UAH MGA MRU ZMW GHS ETB TZS UZS KZT XCD XCG ZWG VES BOV CHE CHW COU MXV USN'],
  [3, 'TND IQD LYD KWD BHD JOD OMR'],
  [4, 'CLF UYW'],
] as const;
const LIMIT = 10n ** 30n;

const currencies = fc.constantFrom(...CURRENCIES);
/** A currency and minor units up to 10^30 of the currency itself. */
const sums = currencies.chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    minor: fc.bigInt({ min: 0n, max: LIMIT * 10n ** BigInt(minorDigits(currency) ?? 0) }),
  }),
);

/** Minor units as the wire writes them; computed on integers, not with the code under test. */
function wireOf(minor: bigint, currency: string): string {
  const digits = minorDigits(currency) ?? 0;
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0n ? '-' : ''}${digits === 0 ? whole : `${whole}.${text.slice(text.length - digits)}`}`;
}

describe('digits of a currency', () => {
  test.each([
    ['VND', 0],
    ['JPY', 0],
    ['KRW', 0],
    ['IDR', 2],
    ['THB', 2],
    ['USD', 2],
    ['CNY', 2],
    ['BHD', 3],
    ['KWD', 3],
    ['OMR', 3],
    ['CLF', 4],
  ])('%s has %d', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });

  test.each(ISO)('ISO 4217 has %d for %s', (digits, codes) => {
    for (const code of codes.split(' ')) {
      expect([code, minorDigits(code)]).toEqual([code, digits]);
      expect([code, mostDigits(code)]).toEqual([code, digits]);
    }
  });

  test('is unknown for a code that ISO 4217 does not have, and for metals and test codes', () => {
    for (const code of [
      'ZZZ',
      'USDT',
      'BTC',
      'XBT',
      'XAU',
      'XTS',
      'XXX',
      'thb',
      ' THB',
      'THB VND',
      '',
      'constructor',
      '__proto__',
    ])
      expect([code, minorDigits(code)]).toEqual([code, undefined]);
  });

  test('are shown, typed and summed by that table', () => {
    const one = fc.constantFrom(...ISO).chain(([digits, codes]) =>
      fc.record({
        digits: fc.constant(digits),
        currency: fc.constantFrom(...codes.split(' ')),
        whole: fc.bigInt({ min: 0n, max: 10n ** 24n }).map(String),
        part: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: digits, maxLength: digits }),
      }),
    );
    fc.assert(
      fc.property(one, ({ digits, currency, whole, part }) => {
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
        const wire = digits === 0 ? whole : `${whole}.${part}`;
        expect(formatMoney(wire, currency)).toBe(`${currency} ${digits === 0 ? grouped : `${grouped}.${part}`}`);
        expect(addMoney([whole, '0'], currency)).toBe(digits === 0 ? whole : `${whole}.${'0'.repeat(digits)}`);
        expect(isAmountOf(wire, currency)).toBe(true);
        expect(isAmountOf(`${whole}.${'0'.repeat(digits + 1)}`, currency)).toBe(false);
        const lines = lineChecker({ currency, banks: new Map() });
        expect(lines.total([{ rowNo: 1, amount: wire } as never])).toBe(wire);
      }),
      { numRuns: depth.runs(2_000) },
    );
  });

  test('that are unknown: an amount keeps its own, and a sum those of its finest part', () => {
    expect(formatMoney('1234567.123456', 'USDT')).toBe('USDT 1,234,567.123456');
    expect(formatMoney('1234', 'USDT')).toBe('USDT 1,234');
    expect(addMoney(['1.500000', '0.5'], 'USDT')).toBe('2.000000');
    expect(addMoney([], 'USDT')).toBe('0');
    expect([isAmountOf('0.000001', 'USDT'), isAmountOf('-1', 'USDT'), isAmountOf('x', 'USDT')]).toEqual([true, false, false]);
    expect(lineChecker({ currency: 'USDT', banks: new Map() }).total([{ rowNo: 1, amount: '1.25' } as never])).toBe('1.25');
  });
});

describe('a displayed amount', () => {
  test('reads back as the same decimal, up to 10^30', () => {
    fc.assert(
      fc.property(sums, ({ currency, minor }) => {
        const wire = wireOf(minor, currency);
        expect(formatAmount(wire, currency).replaceAll(',', '')).toBe(wire);
      }),
      RUNS,
    );
  });

  test('begins with the ISO code and groups by three', () => {
    fc.assert(
      fc.property(sums, ({ currency, minor }) => {
        const text = formatMoney(wireOf(minor, currency), currency);
        expect(text).toMatch(new RegExp(`^${currency} \\d{1,3}(,\\d{3})*(\\.\\d{${minorDigits(currency)}})?$`));
      }),
      RUNS,
    );
  });

  test.each([
    ['1250.00', 'THB', 'THB 1,250.00'],
    ['1250000', 'VND', 'VND 1,250,000'],
    ['0', 'VND', 'VND 0'],
    ['0.00', 'USD', 'USD 0.00'],
    ['7', 'USD', 'USD 7.00'],
    ['7.5', 'USD', 'USD 7.50'],
    ['1.234', 'KWD', 'KWD 1.234'],
    ['-5.00', 'USD', 'USD \u22125.00'],
    ['9007199254740993.01', 'USD', 'USD 9,007,199,254,740,993.01'],
    ['0.10', 'USD', 'USD 0.10'],
    ['999999999999999999999999999999.99', 'CNY', 'CNY 999,999,999,999,999,999,999,999,999,999.99'],
  ])('%s %s is shown as %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown);
  });

  test.each([
    ['1.005', 'USD'],
    ['0.1', 'VND'],
    ['1.2345', 'KWD'],
    ['1e21', 'USD'],
    ['1,250.00', 'USD'],
    ['١٢٣', 'USD'],
    ['１２３', 'USD'],
    ['NaN', 'USD'],
    ['Infinity', 'USD'],
    ['', 'USD'],
    [' 1.00', 'USD'],
    ['1.', 'USD'],
    ['.5', 'USD'],
    ['+1.00', 'USD'],
    ['--1', 'USD'],
    ['0x10', 'USD'],
    ['1_000', 'USD'],
    ['<b>1</b>', 'USD'],
    ['=1+1', 'USD'],
    ['1.00\n', 'USD'],
    ['1'.repeat(41), 'VND'],
  ])('the invalid text %j in %s is returned unchanged', (amount, currency) => {
    expect(formatAmount(amount, currency)).toBe(amount);
  });

  test('keeps its value or is returned unchanged, for any text', () => {
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), currencies, (text, currency) => {
        const shown = formatAmount(text, currency);
        if (shown !== text) expect(compareMoney(shown.replaceAll(',', '').replace('\u2212', '-'), text)).toBe(0);
      }),
      RUNS,
    );
  });
});

describe('a sum', () => {
  test('is exact, with exactly the digits of its currency', () => {
    fc.assert(
      fc.property(
        currencies,
        fc.array(fc.bigInt({ min: -LIMIT, max: LIMIT }), { minLength: 1, maxLength: 40 }),
        (currency, minors) => {
          const wire = minors.map((minor) => wireOf(minor, currency));
          const total = minors.reduce((sum, minor) => sum + minor, 0n);
          expect(addMoney(wire, currency)).toBe(wireOf(total, currency));
        },
      ),
      { numRuns: depth.runs(2_000) },
    );
  });

  test.each([
    [[], 'THB', '0.00'],
    [[], 'VND', '0'],
    [['0.10', '0.20'], 'USD', '0.30'],
    [['1.005', '1.005'], 'USD', '2.01'],
    [['5.94', '5.94', '5.94'], 'CNY', '17.82'],
    [['9007199254740993', '1'], 'VND', '9007199254740994'],
  ])('of %j in %s is %s', (amounts, currency, sum) => {
    expect(addMoney(amounts, currency)).toBe(sum);
  });

  test('keeps digits beyond those of the currency, so that a wrong amount is visible', () => {
    expect(addMoney(['1.00', '0.004'], 'USD')).toBe('1.004');
    expect(addMoney(['10', '0.5'], 'VND')).toBe('10.5');
  });

  test.each(['', 'abc', '1,000', ' 1', 'NaN', 'Infinity', '1e3', '1e999999', '0x1'])('refuses %j', (text) => {
    expect(() => addMoney(['1.00', text], 'USD')).toThrow();
  });
});

describe('a difference', () => {
  test.each([
    ['10.00', '2.50', 'THB', '7.50'],
    ['1.00', '2.50', 'USD', '-1.50'],
    ['10', '10', 'VND', '0'],
    ['5.00', '0.00', 'USD', '5.00'],
    ['1.00', '-0.25', 'USD', '1.25'],
    ['9007199254740993', '1', 'VND', '9007199254740992'],
    // Digits that the currency does not have are seen, not rounded.
    ['1.00', '0.004', 'USD', '0.996'],
    ['10', '0.5', 'VND', '9.5'],
  ])('%s less %s in %s is %s', (whole, part, currency, rest) => {
    expect(lessMoney(whole, part, currency)).toBe(rest);
  });

  test.each(['', 'abc', '1,000', '1e3'])('refuses %j', (text) => {
    expect(() => lessMoney('1.00', text, 'USD')).toThrow();
    expect(() => lessMoney(text, '1.00', 'USD')).toThrow();
  });
});

describe('a comparison', () => {
  test('compares by value', () => {
    fc.assert(
      fc.property(
        currencies,
        fc.bigInt({ min: -LIMIT, max: LIMIT }),
        fc.bigInt({ min: -LIMIT, max: LIMIT }),
        (currency, a, b) => {
          const expected = a < b ? -1 : a > b ? 1 : 0;
          expect(compareMoney(wireOf(a, currency), wireOf(b, currency))).toBe(expected);
        },
      ),
      RUNS,
    );
  });

  test.each([
    ['10.0', '10', 0],
    ['9', '10', -1],
    ['10', '9', 1],
    ['0.00', '-0.00', 0],
    ['9007199254740993', '9007199254740992', 1],
    ['-1', '0', -1],
  ])('%s and %s give %d', (a, b, result) => {
    expect(compareMoney(a, b)).toBe(result);
  });

  test.each(['', 'x', '1e3'])('refuses %j', (text) => {
    expect(() => compareMoney(text, '1')).toThrow();
    expect(() => compareMoney('1', text)).toThrow();
  });
});

describe('an entered amount', () => {
  test.each([
    ['62400.00', 'THB', true],
    ['62400', 'THB', true],
    ['62400.5', 'THB', true],
    ['0', 'THB', true],
    ['62400.005', 'THB', false],
    ['62400.0', 'VND', false],
    ['62400', 'VND', true],
    ['1.234', 'BHD', true],
    ['1.2345', 'BHD', false],
    ['-1.00', 'THB', false],
    ['', 'THB', false],
    ['1,000', 'THB', false],
    ['1 000', 'THB', false],
    ['1e3', 'THB', false],
    ['.5', 'THB', false],
    ['5.', 'THB', false],
    ['１', 'THB', false],
    ['٣', 'THB', false],
    ['1\u200b', 'THB', false],
    ['NaN', 'THB', false],
  ])('%j is an amount of %s: %s', (text, currency, expected) => {
    expect(isAmountOf(text, currency)).toBe(expected);
  });

  test('is valid exactly when the wire format is the same text', () => {
    fc.assert(
      fc.property(sums, ({ currency, minor }) => {
        expect(isAmountOf(wireOf(minor, currency), currency)).toBe(true);
        expect(isAmountOf(`-${wireOf(minor, currency)}`, currency)).toBe(false);
        expect(isAmountOf(`${wireOf(minor, currency)}${minorDigits(currency) === 0 ? '.' : ''}0`, currency)).toBe(false);
      }),
      RUNS,
    );
  });

  test('a decimal has digits before and after its point and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', '+', 'e', ',', ' ') }), (text) => {
        const [whole = '', ...fractions] = text.replace(/^-/, '').split('.');
        const isDigits = (part: string) => part !== '' && [...part].every((sign) => '0123456789'.includes(sign));
        const expected = fractions.length < 2 && [whole, ...fractions].every(isDigits);
        expect(isDecimal(text)).toBe(expected);
      }),
      RUNS,
    );
  });
});

describe('an entered or pasted decimal', () => {
  test.each([
    ['1250', undefined, '1250'],
    [' 1250.00 ', undefined, '1250.00'],
    ['100,000.00', undefined, '100000.00'],
    ['1,234,567.8', undefined, '1234567.8'],
    ['-1,250.00', undefined, '-1250.00'],
    ['\u22121,250.00', undefined, '-1250.00'],
    ['１００，０００．００', undefined, '100000.00'],
    ['－１２', undefined, '-12'],
    ['\ufeff1\u200e2\u2060', undefined, '12'],
    ['THB 1,250.00', 'THB', '1250.00'],
    ['THB\u00a01,250.00', 'THB', '1250.00'],
  ])('%j in %s is read as %s', (text, currency, expected) => {
    expect(readDecimal(text, currency)).toBe(expected);
  });

  test.each([
    '1,00',
    '10,0000.00',
    '1,2345',
    '1000,000',
    '1.000,00',
    '1.000.000',
    '1,,000',
    ',100',
    '1,000,',
    '0,100',
    '01,000',
    '1 000',
    '1\u00a0000.00',
    "1'000",
    '1，00',
    '1000.00,000',
    '1e3',
    '',
    '.5',
    '5.',
    '१२',
    'THB 1,250.00',
    'VND 1,250.00',
    '1,250.00 THB',
  ])('%j is rejected, without guessing', (text) => {
    expect(readDecimal(text, text.startsWith('VND') ? 'THB' : undefined)).toBeUndefined();
  });

  test('reads an amount back as the console displays it', () => {
    for (const [amount, currency] of [
      ['1234567.80', 'THB'],
      ['999', 'VND'],
      ['-1000000.005', 'KWD'],
      ['0.05', 'USD'],
    ] as const)
      expect(readDecimal(formatMoney(amount, currency), currency)).toBe(amount);
  });
});

describe('a signed amount', () => {
  test.each([
    ['1250', 'THB', true, 'THB +1,250.00'],
    ['1250.5', 'THB', false, 'THB \u22121,250.50'],
    ['1140288', 'VND', false, 'VND \u22121,140,288'],
    ['0.00', 'IDR', true, 'IDR +0.00'],
  ] as const)('%s %s, in: %s, is written as %s', (amount, currency, isIn, text) => {
    expect(formatMove(amount, currency, isIn)).toBe(text);
  });
});
