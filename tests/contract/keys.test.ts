import { accessKeys } from '@/contract/keys';
import { type ApiDocument, listOperations } from '../../config/contract/document';
import openapi from '../../config/openapi/openapi.json';
import { screens } from '../../config/routes';
import { sourceFiles } from './sources';

const operations = listOperations(openapi as unknown as ApiDocument);
const known: readonly string[] = accessKeys;
/** Calls that change or give a part of what another call does, with its key. */
const SHARED: Readonly<Record<string, string>> = {
  '/sys/operator/signInRules': 'sys:operator:edit',
  '/sys/role/signInRules': 'sys:role:edit',
  '/trade/withdraw/facts': 'trade:withdraw:detail',
};
const expectedKey = (path: string) => SHARED[path] ?? path.slice(1).replaceAll('/', ':');
const ownKeys = () => operations.flatMap(({ path, accessKey }) => (SHARED[path] ? [] : (accessKey ?? [])));

/** These need no key, except those that disclose or decide. */
const UNKEYED = /^\/(auth|common)\//;
const KEYED_COMMON = ['/common/sensitive/reveal', '/common/approval/decide'];
/** The form of a key, wherever it stands in the console's code. */
const KEY_FORM = /(["'`])([a-z]+(?::[a-zA-Z]+){2,})\1/g;

/** The beginning of a key that is made from the name of an action. */
const MADE_FORM = /`([a-z]+(?::[a-zA-Z]+)+):\$\{/g;
const withdrawActions = openapi.components.schemas.WithdrawAction.enum;
/** What can be done with records of any kind. */
const actions: readonly string[] = Object.entries(openapi.components.schemas).flatMap(([name, schema]) => {
  const values: readonly (string | null)[] = name.endsWith('Action') && 'enum' in schema ? schema.enum : [];
  return values.filter((value) => value !== null);
});

describe('access keys', () => {
  test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s has the key that its path spells, or none by exception',
    (_, { path, accessKey, isPublic }) => {
      const isUnkeyed = UNKEYED.test(path) && !KEYED_COMMON.includes(path);
      expect(accessKey).toBe(isUnkeyed ? undefined : expectedKey(path));
      if (isPublic) expect(['/auth/login', '/auth/mfa', '/auth/link/open', '/auth/link/finish']).toContain(path);
    },
  );

  test('are unique per call', () => {
    const keys = ownKeys();
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('of the console are exactly those of the contract', () => {
    const keys = ownKeys();
    expect([...known].sort()).toEqual([...keys].sort());
  });

  test('in the code all exist in the contract', () => {
    const used = sourceFiles().flatMap(({ file, text }) => [...text.matchAll(KEY_FORM)].map(([, , key = '']) => ({ file, key })));
    expect(used.length).toBeGreaterThan(3);
    // A rule may name a key whose call does not exist yet: roles have it, but it cannot be used.
    const ofRules = used.filter(({ file }) => file === 'src/domain/separation.ts').map(({ key }) => key);
    expect(ofRules.filter((key) => !known.includes(key))).toEqual(['trade:withdraw:add', 'trade:withdraw:add']);
    expect(used.filter(({ file, key }) => file !== 'src/domain/separation.ts' && !known.includes(key))).toEqual([]);
  });

  test('of every access property are literals, so that they can be found', () => {
    // keyOf gives the keys of one area by the action; the compiler checks that they are there.
    for (const { file, text } of sourceFiles(/\.tsx$/)) {
      const properties = [...text.matchAll(/\saccess=("[^"]*"|\{[^}]*\})/g)].map(([, value = '']) => value);
      for (const value of properties)
        expect({
          file,
          value,
          isKnown: known.includes(value.replaceAll('"', '')) || /^\{(\w+|keyOf\(('\w+'|\w+)\))\}$/.test(value),
        }).toMatchObject({
          isKnown: true,
        });
    }
  });

  test('of calls that may need a second person stand in a dialog, which announces it', () => {
    const dialogs = sourceFiles(/\.tsx$/).filter(({ text }) => text.includes("from '@/components/FormModal'"));
    const asking = operations.flatMap(({ approval, accessKey = '' }) => (approval ? [accessKey] : []));
    expect(asking.length).toBeGreaterThan(10);
    expect(asking.filter((key) => !dialogs.some(({ text }) => text.includes(key)))).toEqual([]);
  });

  test('of every screen exist in the contract', () => {
    expect(screens.filter(({ access }) => !known.includes(access))).toEqual([]);
  });

  test('are used by a button for every keyed change of the contract', () => {
    const text = sourceFiles(/\.tsx?$/)
      .map((source) => source.text)
      .join('\n');
    const isWritten = (word: string) => text.includes(`'${word}'`) || text.includes(`"${word}"`);
    // A row has many actions; their keys may be made from their names, which the compiler checks.
    const stems = [...text.matchAll(MADE_FORM)].map(([, stem = '']) => stem);
    const isMade = (key: string) =>
      stems.some((stem) => key.startsWith(`${stem}:`) && actions.includes(key.slice(stem.length + 1))) &&
      isWritten(key.slice(key.lastIndexOf(':') + 1));
    const changes = operations.filter(({ method, accessKey }) => method === 'POST' && accessKey !== undefined);
    const unasked = changes.filter(({ accessKey = '' }) => !isWritten(accessKey) && !isMade(accessKey));
    expect(unasked.map(({ accessKey }) => accessKey)).toEqual([]);
  });

  test('that are built from an action name start like keys of the contract', () => {
    const stems = sourceFiles(/\.tsx?$/).flatMap(({ text }) => [...text.matchAll(MADE_FORM)].map(([, stem = '']) => stem));
    expect(stems.filter((stem) => !known.some((key) => key.startsWith(`${stem}:`)))).toEqual([]);
    // Every action of a row is a call of its own, except taking over, which is a claim.
    const calls = withdrawActions.filter((action) => action !== 'takeOver').map((action) => `trade:withdraw:${action}`);
    expect(calls.filter((key) => !known.includes(key))).toEqual([]);
  });
});
