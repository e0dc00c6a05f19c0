import type { sessionEnd as source } from '../en-US/sessionEnd';
import type { SameShape } from '../types';

export const sessionEnd = {
  idle: {
    title: '您还在吗？',
    text: '由于长时间没有操作，{seconds} 秒后将自动退出登录。',
    stay: '保持登录',
  },
  limit: {
    title: '会话即将结束',
    text: '会话有最长时限，您将于 {time} 退出登录。请先完成手头工作，再重新登录。在窗口中填写的内容会保留 30 分钟。',
    stay: '继续',
  },
} as const satisfies SameShape<typeof source>;
