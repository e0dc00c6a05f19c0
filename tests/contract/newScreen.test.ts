import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { menu as en } from '@/locales/en-US/menu';
import { menu as zh } from '@/locales/zh-CN/menu';
import { screens } from '../../config/routes';
import { screens as platformScreens } from '../../mock/base/screens';
import { accessTable } from '../support/accessTable';
import { listScreens } from '../support/listScreens';
import { sourceFiles } from './sources';

/** What a new line of config/routes.ts needs elsewhere: each failure names the screen and the file. */
const places = (missing: (screen: (typeof screens)[number]) => boolean, file: string) =>
  screens.filter(missing).map((screen) => `${screen.path}: ${file}`);

test('every screen has its key in the permission tree of the platform', () => {
  const known = new Map(platformScreens.map((screen) => [screen.path, screen.key]));
  expect(places(({ path, access }) => known.get(path) !== access, 'mock/base/screens.ts')).toEqual([]);
  expect(platformScreens.map((screen) => screen.path).filter((path) => !screens.some((one) => one.path === path))).toEqual([]);
});

test('every screen has a title in both languages', () => {
  const titles = [en, zh] as Readonly<Record<string, string>>[];
  expect(places(({ name }) => titles.some((menu) => !menu[name]), 'src/locales/*/menu.ts')).toEqual([]);
});

test('the holders of every screen’s keys are in the hand-written table', () => {
  // The keys of a record's page are listed with its list.
  const isMissing = (screen: { path: string; parent?: string }) => !accessTable[screen.path] && !accessTable[screen.parent ?? ''];
  expect(places(isMissing, 'tests/support/accessTable.ts')).toEqual([]);
});

test('every screen of the menu is documented', () => {
  const folder = path.join(__dirname, '../../docs/screens');
  // README begins with the desk.
  const files = [...readdirSync(folder).map((name) => path.join(folder, name)), path.join(__dirname, '../../README.md')];
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const isMissing = (screen: { path: string; parent?: string }) =>
    !screen.parent && !new RegExp(`${screen.path}(?![\\w/])`).test(text);
  expect(places(isMissing, 'docs/screens/*.md')).toEqual([]);
});

/** Its address names a merchant; `tests/browser/merchant.white.exhaustive.test.ts` tries it. */
const APART: readonly string[] = ['/merchant/user/ip/:mchNo'];

test('every list is in the tests of the kit', () => {
  const tried = listScreens.map(({ path }) => path);
  const isMissing = ({ path, access }: { path: string; access: string }) =>
    access.endsWith(':page') && !tried.includes(path) && !APART.includes(path);
  expect(places(isMissing, 'tests/support/listScreens.ts')).toEqual([]);
});

test('what stands for content that loads has no empty heading', () => {
  const placed = sourceFiles(/\.tsx$/).flatMap(({ file, text }) =>
    [...text.matchAll(/<Skeleton\s[^>]*>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(placed.length).toBeGreaterThan(30);
  expect(placed.filter(({ tag }) => !tag.includes('title={false}'))).toEqual([]);
});
