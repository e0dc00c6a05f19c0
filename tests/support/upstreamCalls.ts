import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

/** Calls of upstreams that succeed, by operation, for the test of the contract; each in a world of its own. */
export function upstreamCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const bench = () => {
    const desk = aBench();
    return { world: desk.platform.world, ...actor('/bank/config')(desk) };
  };
  const code = { upstreamCode: 'U03' };
  const item = { ...code, version: 1 };
  const NEW = {
    adapterCode: 'HMAC_V2',
    environment: 'PROD',
    upstreamName: 'Marigold Pay',
    upstreamType: 'ACQUIRER',
    country: 'TH',
    currencies: ['THB'],
    baseUrl: 'https://api.marigold.example',
    timeoutMs: 8000,
    maxQps: 20,
    lowBalanceAlerts: [{ currency: 'THB', amount: '5000.00' }],
    remark: null,
  };
  const keys = { appId: 'app-2026', apiKey: 'sixteen-or-more-7f21' };
  /** A try at the upstream, and the business day before today. */
  const aTry = ({ world }: ReturnType<typeof bench>) => {
    const one = world.payRecords.rows.find(({ channel }) => channel.upstream.code === 'U03');
    if (!one) throw new Error('Nobody tried U03');
    const bizDate = new Date(one.requestAt + 8 * 3_600_000).toISOString().slice(0, 10);
    return { one, bizDate, currency: one.order.way.currency };
  };
  const fileOf = (known: ReturnType<typeof bench>) => {
    const { one, bizDate, currency } = aTry(known);
    const lines = [one.no, 'PR0'].map((recordNo, at) => ({ rowNo: at + 2, recordNo, amount: '1', status: 'SUCCESS' }));
    return { ...code, bizDate, currency, fileName: 'u03.csv', lines };
  };
  return {
    pageUpstreams: () => ['admin', 'auditor'].map((who) => bench().get('page?pageSize=50', who)),
    getUpstream: () => {
      const { get, post } = bench();
      post('test', code);
      return [get('detail?upstreamCode=U03'), get('detail?upstreamCode=U11')];
    },
    getUpstreamStatistics: () => [bench().get('statistics?upstreamType=BANK,WALLET')],
    getUpstreamSchema: () => ['schema', 'schema?adapterCode=RSA_CERT'].map((line) => bench().get(line)),
    pageUpstreamCallbacks: () => [bench().get('callback/page?upstreamCode=U03')],
    pageUpstreamRecons: () => {
      const known = bench();
      known.post('recon/import', { ...fileOf(known), dryRun: false });
      return [known.get('recon/page?upstreamCode=U03')];
    },
    addUpstream: () => [bench().post('add', NEW)],
    editUpstream: () => [bench().post('edit', { ...item, maxQps: 9, callbackIps: ['203.0.113.0/24'] })],
    setUpstreamCredential: () => {
      const { post } = bench();
      post('add', NEW);
      const wrong = { appId: 'app-2026', apiKey: 'wrong-wrong-wrong-wrong' };
      return [
        post('credential', { upstreamCode: 'U12', version: 1, credentials: wrong }),
        post('credential', { upstreamCode: 'U12', version: 2, credentials: keys }),
      ];
    },
    rollbackUpstreamCredential: () => [bench().post('rollback', { ...item, credentialVersion: 1, reasonCode: 'CREDENTIALS' })],
    testUpstream: () => [bench().post('test', code)],
    queryUpstreamBalance: () => [bench().post('queryBalance', code)],
    enableUpstream: () => {
      const { post } = bench();
      post('disable', { ...item, reasonCode: 'RISK' });
      return [post('enable', { ...code, version: 2 })];
    },
    disableUpstream: () => [bench().post('disable', { ...item, reasonCode: 'OTHER', remark: 'holiday' })],
    saveUpstreamErrorCode: () => {
      const known = bench();
      Object.assign(aTry(known).one, { rawCode: 'Z-99', unifiedCode: 'UNMAPPED', failClass: 'OTHER' });
      return [known.post('errorCode/save', { ...code, rawCode: 'Z-99', unifiedCode: 'CHANNEL_LIMIT' })];
    },
    importUpstreamRecon: () => {
      const known = bench();
      return [true, false].map((dryRun) => known.post('recon/import', { ...fileOf(known), dryRun }));
    },
  };
}
