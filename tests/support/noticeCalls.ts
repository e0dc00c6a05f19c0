import type { Outcome } from '../../mock/engine/call';
import { aPlatform } from '../unit/platform/support';

/** Calls about own notices that succeed, by operation. */
export function noticeCalls(): Record<string, () => Outcome[]> {
  const { call, platform, operator } = aPlatform({ days: 1, scale: 0, flow: 0 });
  const mention = () =>
    call('k.wong', 'POST /common/note/add', {
      body: { entity: 'withdraw', id: platform.stories.failed, text: 'Called, @li.na', mentions: [operator('li.na').id] },
    });
  return {
    pageOwnNotices: () => {
      mention();
      return ['li.na', 'auditor'].map((who) => call(who, 'GET /common/notice/page'));
    },
    readOwnNotices: () => [call('li.na', 'POST /common/notice/read', { body: {} })],
    setOwnNotices: () => [
      call('li.na', 'POST /common/notice/settings', { body: { kinds: [{ kind: 'MENTION', isOn: false }], desktop: true } }),
    ],
  };
}
