test('probe', async () => {
  const a = Date.now();
  const { createPlatform } = require('../../../mock/platform');
  const b = Date.now();
  const p = createPlatform({ seed: 'tests', now: Date.parse('2026-11-20T06:31:02.114Z'), days: 5 });
  const c = Date.now();
  const p1 = createPlatform({ seed: 'tests', now: Date.parse('2026-11-20T06:31:02.114Z'), days: 1 });
  const c1 = Date.now();
  require('antd'); 
  const d = Date.now();
  require('@ant-design/pro-components');
  const e = Date.now();
  const m = require('@umijs/max');
  const f = Date.now();
  console.log({ load: b - a, create: c - b, one: c1-c, antd: d - c1, pro: e - d, max: f - e, stories: p.stories, keys: Object.keys(m).slice(0, 80), setImm: typeof setImmediate, fetch: typeof fetch, mc: typeof MessageChannel, lang: navigator.languages });
});
