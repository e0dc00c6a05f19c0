import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { loadSite, siteFaults, siteSettings, unknownSettings } from '../../src/site';
import { depth } from '../support/depth';
import fc from '../support/properties';

const read = (file: string) => JSON.parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));
const schema = read('deploy/config.schema.json');
const isValid = new Ajv2020().compile(schema);

test('the built-in settings are valid', () => {
  expect(siteFaults(read('public/config.json'))).toEqual([]);
});

test.each([
  [{ environment: 'STAGING' }, []],
  [{ environment: 'A name of more than twenty' }, [{ field: 'environment', why: 'text' }]],
  [{ environment: 7 }, [{ field: 'environment', why: 'text' }]],
  [{ idleWarnMinutes: 0 }, [{ field: 'idleWarnMinutes', why: 'minutes' }]],
  [{ idleLimitMinutes: '15' }, [{ field: 'idleLimitMinutes', why: 'minutes' }]],
  [{ idleLimitMinutes: 14.5 }, [{ field: 'idleLimitMinutes', why: 'minutes' }]],
  [{ idleLimitMinutes: 13 }, [{ field: 'idleWarnMinutes', why: 'order' }]],
  [{ reportErrors: true }, []],
  [{ reportErrors: 'yes' }, [{ field: 'reportErrors', why: 'boolean' }]],
  [{ idleMinutes: 5 }, []],
  [{ idleMinutes: 5, reportErrors: 1 }, [{ field: 'reportErrors', why: 'boolean' }]],
  [JSON.parse('{ "__proto__": { "reportErrors": 1 } }'), []],
  [[], [{ field: '', why: 'unreadable' }]],
  [null, [{ field: '', why: 'unreadable' }]],
])('finds the faults of %j', (given, faults) => {
  expect(siteFaults(given)).toEqual(faults);
});

describe('the file of the site', () => {
  const serve = (text: string) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text));
    return loadSite();
  };
  afterEach(() => jest.restoreAllMocks());

  test('for a newer build starts an older one, which names what it does not know', async () => {
    expect(await serve('{ "environment": "UAT", "logo": "/site/logo.svg", "__proto__": 1, "toString": 2 }')).toEqual([]);
    expect(siteSettings().environment).toBe('UAT');
    expect(unknownSettings()).toEqual(['logo', '__proto__', 'toString']);
  });

  test('with a wrong value applies in no part', async () => {
    const before = siteSettings();
    expect(await serve('{ "environment": "LIVE", "reportErrors": "yes", "theme": 1 }')).toEqual([
      { field: 'reportErrors', why: 'boolean' },
    ]);
    expect(siteSettings()).toBe(before);
  });
});

test('the console and the JSON schema of the file agree on every value of a setting', () => {
  const some = fc.oneof(
    fc.string({ maxLength: 24, unit: 'grapheme' }),
    fc.integer({ min: -2, max: 800 }),
    fc.double(),
    fc.constant(null),
    fc.boolean(),
  );
  const settings = fc.dictionary(
    fc.constantFrom('environment', 'idleWarnMinutes', 'idleLimitMinutes', 'reportErrors', 'toString', 'other'),
    some,
  );
  fc.assert(
    fc.property(settings, (given) => {
      // What stands between two fields no schema can say.
      const faults = siteFaults(given).filter(({ why }) => why !== 'order');
      // An editor marks an unknown name as well: it is more often a slip than of another version.
      const isKnown = Object.keys(given).every((name) => Object.hasOwn(schema.properties, name));
      expect(faults.length === 0 && isKnown).toBe(isValid(given));
    }),
    { numRuns: depth.runs(2_000) },
  );
});
