import type { ownNotice as source } from '../en-US/ownNotice';
import type { SameShape } from '../types';

export const ownNotice = {
  title: '通知',
  empty: '暂无通知',
  allRead: '没有未读通知',
  failed: '通知加载失败',
  unreadOnly: '仅看未读',
  settings: '通知设置',
  kinds: '接收以下通知',
  kind: {
    MENTION: '提及',
    ANSWER: '提问或答复',
    APPROVAL: '审批结束',
    SESSION_ENDED: '会话已结束',
    NEW_DEVICE: '新设备登录',
    EXPORT: '导出结束',
    RUN_FAILED: '定时导出失败',
  },
  outcome: {
    ASKED: '有订单需要您答复',
    ANSWERED: '您的提问已得到答复',
    EXECUTED: '您的申请已批准并执行',
    EXEC_FAILED: '您的申请已批准，但未能执行',
    DENIED: '您的申请已被拒绝',
    EXPIRED: '您的申请已过期',
    READY: '您的导出已完成',
    FAILED: '您的导出失败',
    PAUSED: '您的定时导出已暂停',
  },
  ended: '您有 {count} 个会话已被结束',
  by: '操作人：{name}',
  desktop: '浏览器通知',
  desktopHint: '仅当本页在后台时显示，只包含类型和单号。',
  denied: '浏览器已屏蔽本站通知，请在浏览器的网站设置中允许。',
  unsupported: '此浏览器无法在此显示通知。',
} as const satisfies SameShape<typeof source>;
