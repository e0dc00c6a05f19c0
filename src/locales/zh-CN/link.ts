import type { link as source } from '../en-US/link';
import type { SameShape } from '../types';

export const link = {
  title: { INVITE: '欢迎', RESET: '设置新密码' },
  text: {
    INVITE: '请设置密码以激活您的账号。',
    RESET: '您的所有在线会话将被结束。',
  },
  rules: {
    INVITE: '12 至 128 个字符，不能包含用户名。',
    RESET: '12 至 128 个字符，不能包含用户名，也不能使用最近五次用过的密码。',
  },
  password: '新密码',
  tooShort: '请输入至少 12 个字符',
  submit: '设置密码',
  checking: '正在检查链接…',
  goneTitle: '此链接已失效',
  goneText: '链接只能使用一次，24 小时内有效，新链接会取代旧链接。请联系管理员重新发送。',
  back: '前往登录',
  failed: '无法检查链接',
  signedInTitle: '您已登录',
  signedInText: '请先退出登录再用此链接设置密码，或不使用链接继续。',
  signOut: '退出登录',
  stay: '打开控制台',
} as const satisfies SameShape<typeof source>;
