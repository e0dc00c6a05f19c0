import { millisText } from '../../../src/domain/numbers';
import { createRandom } from '../../engine/random';
import type { Text } from '../../engine/text';
import type { CredentialVersion, UpstreamFile, UpstreamStep, UpstreamTest } from '../../model/upstreams';
import type { World } from '../../model/world';

const NO_ADDRESS: Text = ['No address is set.', '未设置地址。'];
const FOUND: Text = ['{host} resolved.', '已解析 {host}。'];
const NOT_FOUND: Text = ['{host} could not be resolved.', '无法解析 {host}。'];
const SECURE: Text = ['The connection is encrypted and the host name matches.', '连接已加密，域名正确。'];
const CERT_ENDED: Text = ['Our certificate has expired.', '我方证书已过期。'];
const SIGNED: Text = ['The upstream accepts our signature.', '上游接受我方签名。'];
const NO_KEYS: Text = ['No credentials are available for signing.', '没有可用于签名的凭证。'];
const REFUSED: Text = ['The upstream rejects our signature.', '上游拒绝我方签名。'];
const ANSWERED: Text = ['The upstream answered in time.', '上游已按时响应。'];

const silent = (ms: number): Text => [
  `It did not answer within ${millisText(ms, 'en-US')}.`,
  `上游未在 ${millisText(ms, 'zh-CN')}内响应。`,
];

const SKIPPED: Text = ['Skipped: an earlier step failed.', '前一步失败，未执行。'];

type Tried = Pick<UpstreamStep, 'message' | 'values'> & { isFine: boolean };
const isFine = (message: Text, values?: UpstreamStep['values']): Tried => ({ isFine: true, message, values });
const fails = (message: Text, values?: UpstreamStep['values']): Tried => ({ isFine: false, message, values });

/**
 * A signed call without effect (docs/rules/upstream.md#connection-test). Host names that end in `.invalid` do not
 * resolve in the simulation. The upstream rejects wrong credentials, and does not answer during an outage of one of its channels.
 * @param version credentials for the signature
 */
export function runTest(
  world: World,
  code: string,
  file: UpstreamFile,
  { version, by, at }: { version: CredentialVersion | undefined; by: string; at: number },
): UpstreamTest {
  const random = createRandom(`upstream test ${code} ${version?.version ?? 0} ${at}`);
  const host = file.baseUrl === null ? '' : new URL(file.baseUrl).hostname;
  const isDown = world.incidents.some(({ channel, from, to }) => channel.upstream.code === code && from <= at && at < to);
  const steps: readonly (readonly [step: UpstreamStep['step'], most: number, run: () => Tried])[] = [
    [
      'DNS',
      40,
      () => (host === '' ? fails(NO_ADDRESS) : host.endsWith('.invalid') ? fails(NOT_FOUND, { host }) : isFine(FOUND, { host })),
    ],
    ['TLS', 120, () => ((version?.certExpireAt ?? at) < at ? fails(CERT_ENDED) : isFine(SECURE))],
    ['SIGNATURE', 200, () => (version ? (version.isRight ? isFine(SIGNED) : fails(REFUSED)) : fails(NO_KEYS))],
    ['ANSWER', 600, () => (isDown ? fails(silent(file.timeoutMs)) : isFine(ANSWERED))],
  ];
  let isPassed = true;
  const done = steps.map(([step, most, run]): UpstreamStep => {
    if (!isPassed) return { step, status: 'SKIPPED', ms: null, message: SKIPPED };
    const { isFine: isOk, message, values } = run();
    const ms = step === 'ANSWER' && !isOk ? file.timeoutMs : random.int(Math.ceil(most / 10), most);
    isPassed = isOk;
    return { step, status: isOk ? 'PASSED' : 'FAILED', ms, message, values };
  });
  return { isPassed, at, by, steps: done };
}
