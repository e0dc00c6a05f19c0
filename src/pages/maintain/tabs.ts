import { Notices } from './Notices';
import { Policy } from './Policy';
import { Services } from './Services';
import { Windows } from './Windows';

export const TABS = { services: Services, windows: Windows, notices: Notices, policy: Policy } as const;
export type TabName = keyof typeof TABS;

/** The tab that an address names, otherwise the first one. */
export function tabIn(search: string): TabName {
  const named = new URLSearchParams(search).get('tab') ?? '';
  return Object.hasOwn(TABS, named) ? (named as TabName) : 'services';
}
