import { Notices } from './Notices';
import { Policy } from './Policy';
import { Services } from './Services';
import { Windows } from './Windows';

export const TABS = { services: Services, windows: Windows, notices: Notices, policy: Policy } as const;
export type TabName = keyof typeof TABS;

/** Whether a name is that of a tab. */
export const isTab = (name: string): name is TabName => Object.hasOwn(TABS, name);

/** The tab that an address names, otherwise the first one. */
export function tabIn(search: string): TabName {
  const named = new URLSearchParams(search).get('tab') ?? '';
  return isTab(named) ? named : 'services';
}
