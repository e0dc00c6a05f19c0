/**
 * Import rules (.github/adr). An unresolvable import is an error: otherwise a wrong alias would make every rule pass silently.
 * Uses TypeScript's resolution to follow `@/`.
 */
const layer = (name) => `^src/${name}(/|\\.)`;

/** Layers of the simulated platform, lowest first (docs/architecture.md). */
const LAYERS = ['engine', 'base', 'model', 'flow', 'areas', 'seed'];
/** The layers above, which a layer must not import. */
const above = (name) => `^mock/(?!(${LAYERS.slice(0, LAYERS.indexOf(name) + 1).join('|')})/)`;

function forbid(name, from, to, comment) {
  return { name, severity: 'error', comment, from: { path: from }, to: { path: to } };
}

module.exports = {
  forbidden: [
    // Includes type imports. config/quality/circles.cjs checks runtime imports alone.
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(@@|@umijs/max$)' } },
    {
      name: 'pages-are-islands',
      severity: 'error',
      // A screen may keep its detail in a folder `detail`.
      from: { path: '^src/pages/(.+?)/(?:detail/)?[^/]+$' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    forbid(
      'domain-is-pure',
      layer('domain'),
      '(^src/(?!domain/|contract/))|(^(react|antd|@umijs|umi|ahooks)(/|$))|node_modules/(react|antd|@umijs|umi|ahooks)/',
    ),
    forbid(
      'sheet-is-pure',
      layer('sheet'),
      '(^src/(?!sheet/|domain/))|(^(react|antd|@umijs|umi|ahooks)(/|$))|node_modules/(react|antd|@umijs|umi|ahooks)/',
    ),
    forbid('contract-imports-nothing', layer('contract'), '^src/(?!contract/)'),
    forbid('request-knows-no-screen', layer('request'), layer('(pages|components|services|layouts|hooks|stores|screen)')),
    forbid(
      'services-know-no-view',
      layer('services'),
      `${layer('(pages|components|layouts|hooks|stores|screen)')}|node_modules/(react|antd)/`,
    ),
    forbid('kit-knows-no-service', layer('(components|hooks)'), layer('(services|request|pages|layouts|stores|screen)')),
    // Shared screen code composes the kit and must not know a screen.
    forbid('screen-knows-no-page', layer('screen'), `${layer('(pages|layouts|request)')}|^src/services/(?!common)`),
    forbid('pages-call-services', layer('pages'), '^src/request/(?!session|notifier|redirect)'),
    forbid(
      'app-is-the-root',
      layer('(domain|sheet|request|services|components|hooks|stores|screen|pages|layouts|contract)'),
      '^src/app\\.tsx$',
    ),
    // The style sheets need the console's theme, the table of a screen's parts its list of texts.
    forbid('config-knows-no-source', '^config/(?!styles/sheets|contract/where)', '^src/'),
    // The simulated platform's dictionary starts with the console's labels.
    forbid('mock-knows-no-console', '^mock/', '^src/(?!domain/|contract/|locales/(en-US|zh-CN)/)'),
    ...LAYERS.map((name) => forbid(`platform-${name}-knows-none-above`, `^mock/${name}/`, above(name))),
    forbid('platform-check-knows-no-seed', '^mock/check/', `^mock/(?!(${LAYERS.slice(0, -1).join('|')}|check)/)`),
    {
      name: 'platform-areas-are-islands',
      severity: 'error',
      from: { path: '^mock/areas/([^/]+)/' },
      to: { path: '^mock/areas/', pathNot: '^mock/areas/$1/' },
    },
    forbid('platform-has-no-other-room', `^mock/(?!((${LAYERS.join('|')}|check)/)|[^/]+$)|^mock/areas/[^/]+$`, '.'),
    forbid('source-knows-no-mock', '^src/', '^(mock|tests)/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.umi|dist|fixtures)' },
    tsConfig: { fileName: process.env.BOUNDARIES_TSCONFIG ?? 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
