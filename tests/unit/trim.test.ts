import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KEPT_FIELDS, replacements } from '../../config/trim';

const root = path.resolve(__dirname, '../..');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const sources = filesBelow(path.join(root, 'src')).filter((file) => /\.tsx?$/.test(file) && !file.includes('.umi'));

interface Context {
  prev: number | 'end';
  next: number | 'end';
  sent: unknown;
  catch: (at: number) => unknown;
  finish: (at: number) => unknown;
  abrupt: (kind: string, value: unknown) => unknown;
  stop: () => unknown;
}
interface Runtime {
  wrap: (
    run: (context: Context) => unknown,
    make?: undefined,
    self?: null,
    tries?: readonly (readonly number[])[],
  ) => { next: (sent?: unknown) => { value: unknown; done: boolean } };
}
const { default: regenerator } = require('../../config/trim/regenerator') as { default: () => Runtime };

/** As Babel writes an async function whose loop is in a try: what Umi's plugin manager is made of. */
const compiled = (run: (say: (what: string) => void) => unknown) => {
  const said: string[] = [];
  const { wrap } = regenerator();
  const made = wrap(
    (context: Context) => {
      while (true) {
        context.prev = context.next;
        switch (context.prev) {
          case 0:
            context.prev = 1;
            context.next = 4;
            return run((what) => said.push(what));
          case 4:
            said.push(`sent ${context.sent}`);
            context.next = 17;
            break;
          case 14:
            context.prev = 14;
            said.push(`caught ${(context.catch(1) as Error).message}`);
            context.next = 17;
            break;
          case 17:
            context.prev = 17;
            said.push('finally');
            return context.finish(17);
          case 20:
            return context.abrupt('return', 'result');
          case 'end':
            return context.stop();
        }
      }
    },
    undefined,
    null,
    [[1, 14, 17, 20]],
  );
  return { made, said };
};

describe("Babel's helpers in the build", () => {
  const helper = (name: string) =>
    (require(`../../config/trim/helpers/${name}`) as { default: (...args: never[]) => unknown }).default;
  const call = (name: string, ...args: unknown[]) => helper(name)(...(args as never[]));

  test('copy, spread and leave out what they are given', () => {
    const target = { a: 1 };
    expect(call('assign', target, { b: 2 }, null, { a: 3 })).toBe(target);
    expect(target).toEqual({ a: 3, b: 2 });
    expect(call('assign', {}, { a: 1 }, undefined, { b: 2 })).toEqual({ a: 1, b: 2 });
    expect(call('objectWithoutProperties', { a: 1, b: 2, c: 3 }, ['b'])).toEqual({ a: 1, c: 3 });
    expect(call('defineProperty', {}, 'a', 1)).toEqual({ a: 1 });
    expect(call('typeof', null)).toBe('object');
    expect(call('typeof', Symbol.iterator)).toBe('symbol');
  });

  test('make lists of whatever can be walked', () => {
    const [first, second] = call('slicedToArray', new Map([['a', 1]]), 2) as unknown[];
    expect([first, second]).toEqual([['a', 1], undefined]);
    expect(call('list', new Set([1, 2]))).toEqual([1, 2]);
    expect(call('list', 'ab')).toEqual(['a', 'b']);
    const list = [1];
    expect(call('list', list)).not.toBe(list);
  });

  test('walk a list as a loop does, and let an error through', () => {
    const walk = call('createForOfIteratorHelper', [1, 2]) as {
      s: () => void;
      n: () => { done?: boolean; value: unknown };
      e: (error: unknown) => void;
      f: () => void;
    };
    const seen: unknown[] = [];
    walk.s();
    for (let step = walk.n(); !step.done; step = walk.n()) seen.push(step.value);
    walk.f();
    expect(seen).toEqual([1, 2]);
    expect(() => walk.e(new Error('no'))).toThrow('no');
  });
});

describe('the runtime for generators in the build', () => {
  test('waits for a value, resumes with the answer, and ends with the result', () => {
    const { made, said } = compiled((say) => {
      say('asked');
      return 'a promise';
    });
    expect(made.next()).toEqual({ value: 'a promise', done: false });
    expect(made.next('answer')).toEqual({ value: 'result', done: true });
    expect(said).toEqual(['asked', 'sent answer', 'finally']);
  });

  test('passes a thrown error to its catch', () => {
    const { made, said } = compiled(() => {
      throw new Error('no');
    });
    expect(made.next()).toEqual({ value: 'result', done: true });
    expect(said).toEqual(['caught no', 'finally']);
  });

  test('lets an uncaught error through', () => {
    const { wrap } = regenerator();
    const made = wrap(() => {
      throw new Error('no');
    });
    expect(() => made.next()).toThrow('no');
  });
});

describe('a message in the build', () => {
  const compileTexts = require('../../config/trim/compileTexts') as (this: object, source: string) => Promise<string>;
  const compiledOf = async (source: string) => {
    const text = await compileTexts.call({ resourcePath: 'src/locales/en-US/x.ts' }, `export default ${source};`);
    return JSON.parse(text.slice('export default '.length, -1));
  };

  test('is a tree when it has placeholders, and plain text when it has none', async () => {
    expect(await compiledOf('{"plain":"No rows","group":{"name":"Copy {name}"}}')).toEqual({
      plain: 'No rows',
      group: {
        name: [
          { type: 0, value: 'Copy ' },
          { type: 1, value: 'name' },
        ],
      },
    });
    expect(await compiledOf('{"count":"{n, plural, one {# row} other {# rows}}"}')).toMatchObject({
      count: [{ type: 6, value: 'n', options: { one: { value: [{ type: 7 }, { type: 0, value: ' row' }] } } }],
    });
  });

  test('stops the build when it is invalid', async () => {
    await expect(compiledOf('{"broken":"{count, plural, one {# row}"}')).rejects.toThrow();
  });
});

describe('code that the build leaves out', () => {
  const modules = [
    '@ant-design/pro-components/es',
    'antd/es',
    'antd/lib/locale',
    '@umijs/renderer-react/dist',
    '@umijs/plugins/node_modules/@ahooksjs',
    'swr/dist',
    'axios/lib',
    '@formatjs/icu-messageformat-parser',
    'umi/node_modules/@babel/runtime/helpers/esm',
  ]
    .map((name) => path.join(root, 'node_modules', name))
    .flatMap(filesBelow);

  test.each(replacements.map(({ pattern, by }) => [String(pattern), pattern, by] as const))(
    'exists: %s',
    (_name, pattern, by) => {
      expect(modules.filter((file) => pattern.test(file))).not.toEqual([]);
      expect(existsSync(by)).toBe(true);
    },
  );

  test('excludes no value type that is kept', () => {
    for (const kept of KEPT_FIELDS) {
      const file = path.join(root, 'node_modules/@ant-design/pro-components/es/field/components', kept, 'index.js');
      expect(existsSync(file)).toBe(true);
      expect(replacements.filter(({ pattern }) => pattern.test(file))).toEqual([]);
    }
  });

  test('is used by no screen: only these parts of pro-components are imported', () => {
    const imported = new Set(
      sources.flatMap((file) => {
        const names = /import (?:type )?\{([^}]*)\} from '@ant-design\/pro-components'/.exec(readFileSync(file, 'utf8'))?.[1];
        return names?.split(',').map((name) => name.replace(/\btype\b/, '').trim()) ?? [];
      }),
    );
    expect([...imported].filter(Boolean).sort()).toEqual(['ProColumns', 'ProConfigProvider', 'ProLayout', 'ProTable']);
  });

  test.each(['valueType', 'valueEnum', 'editable=', 'filterDropdown', 'onFilter:', 'columnsState', 'toolBarRender={('])(
    'is used by no screen: no source contains %s',
    (word) => {
      expect(sources.filter((file) => readFileSync(file, 'utf8').includes(word))).toEqual([]);
    },
  );
});
