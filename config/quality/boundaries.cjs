/**
 * Who may import whom (.github/adr). An import that cannot be resolved is an error: without that, a wrong alias makes every rule
 * pass in silence. TypeScript's own resolution is used, so that `@/` is followed.
 */
const layer = (name) => `^src/${name}(/|\\.)`;

/** Layers of the simulated platform, the lowest first (docs/architecture.md). */
const LAYERS = ['engine', 'base', 'model', 'flow', 'areas', 'seed'];
/** What lies above it, which it may not import. */
const above = (name) => `^mock/(?!(${LAYERS.slice(0, LAYERS.indexOf(name) + 1).join('|')})/)`;

function forbid(name, from, to, comment) {
  return { name, severity: 'error', comment, from: { path: from }, to: { path: to } };
}

module.exports = {
  forbidden: [
    // Types included; of what is imported when the program runs: config/quality/circles.cjs.
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(@@|@umijs/max$)' } },
    {
      name: 'pages-are-islands',
      severity: 'error',
      // A screen may keep the parts of its detail in a folder of their own.
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
    // What screens of one kind share: it composes the kit, and knows no screen.
    forbid('screen-knows-no-page', layer('screen'), `${layer('(pages|layouts|request)')}|^src/services/(?!common)`),
    forbid('pages-call-services', layer('pages'), '^src/request/(?!session|notifier|redirect)'),
    forbid(
      'app-is-the-root',
      layer('(domain|sheet|request|services|components|hooks|stores|screen|pages|layouts|contract)'),
      '^src/app\\.tsx$',
    ),
    // The sheets are made of the console's own theme.
    forbid('config-knows-no-source', '^config/(?!styles/sheets)', '^src/'),
    // The dictionary of the simulated platform begins with the labels that the console has.
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
