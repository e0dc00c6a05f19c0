import type { ViewPreset } from '@/hooks/useListState';

/** Views that the desk offers to an operator without own ones (docs/rules/withdraw.md#offered-views). */
export const presets: readonly ViewPreset[] = [
  { name: 'trade.withdraw.view.NEEDS_ME', content: { filters: { view: 'NEEDS_ME' } } },
  { name: 'desk.preset.high', content: { filters: { view: 'WAITING', requiredStages: '2' } } },
  { name: 'trade.withdraw.status.SECOND_REVIEW', content: { filters: { view: 'WAITING', status: 'SECOND_REVIEW' } } },
  { name: 'trade.withdraw.view.HELD', content: { filters: { view: 'HELD' } } },
  {
    name: 'trade.withdraw.view.ESCALATED',
    content: { filters: { view: 'ESCALATED' } },
    access: 'trade:withdraw:answer',
  },
  {
    name: 'trade.withdraw.status.WAITING_HOLDER',
    content: { filters: { view: 'HELD', status: 'WAITING_HOLDER' } },
  },
];
