// Umi writes its log in a thread, which keeps a run that has finished from ending.
process.env.FS_LOGGER = 'none';
// A page makes and forgets objects by the million: workers with more room for young ones collect them less often.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
const { configUmiAlias } = require('@umijs/max/test.js');
const { OF_WORKER, vendorMapper } = require('./support/bundles.js');

const root = require('node:path').resolve(__dirname, '..');
/** Packages that ship ES modules only and must be compiled for Jest. */
const esm = [
  '@ant-design',
  'antd',
  '@rc-component',
  'rc-[^/]+',
  'lodash-es',
  '@umijs',
  'umi',
  'uuid',
  'swr',
  'path-to-regexp',
  '@ctrl',
  'nanoid',
  '@babel/runtime',
  'intl-messageformat',
  '@formatjs',
  'eventsource-parser',
  'lossless-json',
  'big.js',
  'dayjs',
  'ahooks',
  'react-router',
  'react-router-dom',
  'saxen',
  'echarts',
  'zrender',
].join('|');

/** What of them is compiled already: to look at each file again takes longer than to run it. */
const COMMONJS = '/node_modules/(antd|ahooks|rc-[^/]+|@(ant-design|rc-component)/[^/]+)/lib/';

/** Files of the exhaustive suite only: they take minutes and rarely break alone. */
const ONLY_EXHAUSTIVE = '\\.exhaustive\\.test\\.tsx?$';

const transform = {
  [OF_WORKER]: '<rootDir>/tests/support/ofWorker.js',
  '^.+\\.(t|j|mj)sx?$|^.+\\.mjs$': [
    '@swc/jest',
    {
      sourceMaps: 'inline',
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ],
};

const styles = { '\\.(css|less)$': '<rootDir>/tests/support/styles.ts' };

function project(displayName, environment, extra = {}) {
  return {
    displayName,
    rootDir: root,
    testEnvironment: `<rootDir>/tests/support/${environment}Environment.js`,
    runtime: '<rootDir>/tests/support/runtime.js',
    globalSetup: '<rootDir>/tests/support/platformSetup.js',
    testMatch: [`<rootDir>/tests/${displayName}/**/*.test.ts?(x)`],
    transform,
    transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`, COMMONJS, '/node_modules/.cache/'],
    moduleNameMapper: styles,
    testPathIgnorePatterns: process.env.TEST_DEPTH === 'exhaustive' ? [] : [ONLY_EXHAUSTIVE],
    // Jest need not look for tests among the packages, four times in each run.
    roots: ['config', 'mock', 'src', 'tests'].map((folder) => `<rootDir>/${folder}`),
    modulePathIgnorePatterns: ['<rootDir>/src/.umi/', '<rootDir>/src/.umi-production'],
    ...extra,
  };
}

const dom = {
  globalSetup: '<rootDir>/tests/support/domSetup.js',
  moduleNameMapper: { ...styles, ...vendorMapper },
  setupFilesAfterEnv: ['<rootDir>/tests/support/dom.ts'],
  testEnvironmentOptions: { url: 'http://localhost:8000' },
};

const contract = {
  moduleNameMapper: {
    ...styles,
    '^typescript-7/unstable/ast$': '<rootDir>/tests/support/compilerAst.js',
    '^typescript-7/unstable/sync$': '<rootDir>/tests/support/compiler.js',
  },
};

const browser = {
  globalSetup: '<rootDir>/tests/support/browserSetup.ts',
  setupFiles: ['<rootDir>/tests/support/builtConsole.ts'],
  moduleNameMapper: {
    ...styles,
    '^playwright-core$': '<rootDir>/tests/support/playwright.js',
    '^@playwright/test$': '<rootDir>/tests/support/playwrightTest.js',
  },
};

/** One after another: Umi reads its configuration into one shared service, which is not ready for two callers at once. */
module.exports = async () => {
  const projects = [];
  for (const config of [
    project('unit', 'node'),
    project('contract', 'node', contract),
    project('dom', 'jsdom', dom),
    project('browser', 'node', browser),
  ])
    projects.push(await configUmiAlias(config));
  // One more than the cores that most machines have at least: a browser test waits for a third of its time.
  return {
    rootDir: root,
    maxWorkers: 3,
    testTimeout: 300_000,
    testSequencer: '<rootDir>/tests/support/longestFirst.js',
    reporters: ['default', '<rootDir>/tests/support/countReporter.js'],
    projects,
  };
};
