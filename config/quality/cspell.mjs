import { readFileSync } from 'node:fs';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

/** Words of the glossary: terms, API names and value codes. */
const named = [...glossary.matchAll(/`([\w.]+)`|^\| ([A-Z][\w -]+) \|/gm)].flatMap(([, code, term]) =>
  (code ?? term).split(/[^A-Za-z]+/),
);

/** Other trade words, and names of packages and their parts. */
const OTHERS = [
  'acked',
  'ahooks',
  'antd',
  'cssinjs',
  'buildx',
  'ASVS',
  'depcruise',
  'Jaidee',
  'payins',
  'Payways',
  'recents',
  'Somchai',
  'chargeback',
  'cyclonedx',
  'eventsource',
  'fflate',
  'formatjs',
  'healthz',
  'HSTS',
  'Kolkata',
  'libnginx',
  'Lumpur',
  'messageformat',
  'Kuala',
  'Minh',
  'mmdebstrap',
  'nosniff',
  'orval',
  'otpauth',
  'papaparse',
  'preflights',
  'readyz',
  'redocly',
  'resolv',
  'saxen',
  'settorder',
  'simplewebauthn',
  'sider',
  'skopeo',
  'stagewise',
  'tmpfs',
  'umijs',
  'umirc',
  'undispute',
  'unhold',
  'resend',
  'resends',
  'unmatches',
  'unsubmitted',
  'unmatch',
  'unpair',
  'untick',
  'Viet',
  'WCAG',
  'zxcvbn',
];

export default {
  version: '0.2',
  language: 'en-US',
  globRoot: process.cwd(),
  files: ['README.md', 'docs/**/*.md', 'tests/README.md', '.github/**/*.md', 'src/locales/en-US/**/*.ts', 'mock/**/*.ts'],
  useGitignore: true,
  // API codes.
  ignoreRegExpList: [String.raw`/\b[A-Z][A-Z0-9_]{3,}\b/g`],
  words: [...new Set([...named.filter((word) => word.length > 3), ...OTHERS])],
  overrides: [
    // Checks texts only, not their keys.
    { filename: 'src/locales/**/*.ts', includeRegExpList: [String.raw`/: *\n? *('(?:[^'\\\n]|\\.)*'|"[^"\n]*")/g`] },
    // The English text precedes the Chinese one.
    {
      filename: 'mock/**/*.ts',
      includeRegExpList: [
        String.raw`/'(?:[^'\\\n]|\\.)*'(?=,\s*'[^'\n]*[\u4e00-\u9fff])/g`,
        String.raw`/\|[^|\n]+(?=\|[^|\n]*[\u4e00-\u9fff])/g`,
      ],
    },
  ],
};
