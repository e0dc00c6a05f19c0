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

describe('what the build leaves out', () => {
  const modules = [
    '@ant-design/pro-components/es',
    'antd/es',
    '@umijs/renderer-react/dist',
    '@umijs/plugins/node_modules/@ahooksjs',
    '@ctrl/tinycolor/dist/module',
    'swr/dist',
    'axios/lib',
  ]
    .map((name) => path.join(root, 'node_modules', name))
    .flatMap(filesBelow);

  test.each(replacements.map(([pattern, by]) => [String(pattern), pattern, by] as const))(
    'is there to be left out: %s',
    (_name, pattern, by) => {
      expect(modules.filter((file) => pattern.test(file))).not.toEqual([]);
      expect(existsSync(by)).toBe(true);
    },
  );

  test('does not touch the value types that stay', () => {
    for (const kept of KEPT_FIELDS) {
      const file = path.join(root, 'node_modules/@ant-design/pro-components/es/field/components', kept, 'index.js');
      expect(existsSync(file)).toBe(true);
      expect(replacements.filter(([pattern]) => pattern.test(file))).toEqual([]);
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
    'is used by no screen: nothing says %s',
    (word) => {
      expect(sources.filter((file) => readFileSync(file, 'utf8').includes(word))).toEqual([]);
    },
  );
});
