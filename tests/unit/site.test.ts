import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { siteFaults } from '../../src/site';
import { depth } from '../support/depth';
import fc from '../support/properties';

const read = (file: string) => JSON.parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));
const isValid = new Ajv2020().compile(read('deploy/config.schema.json'));

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
  [{ idleMinutes: 5 }, [{ field: 'idleMinutes', why: 'unknown' }]],
  [JSON.parse('{ "__proto__": 1 }'), [{ field: '__proto__', why: 'unknown' }]],
  [[], [{ field: '', why: 'unreadable' }]],
  [null, [{ field: '', why: 'unreadable' }]],
])('finds the faults of %j', (given, faults) => {
  expect(siteFaults(given)).toEqual(faults);
});

test('the console and the JSON schema of the file agree on every value', () => {
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
      expect(faults.length === 0).toBe(isValid(given));
    }),
    { numRuns: depth.runs(2_000) },
  );
});
