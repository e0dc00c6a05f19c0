import type { login as source } from '../en-US/login';
import type { SameShape } from '../types';

export const login = {
  title: '登录',
  username: '用户名',
  password: '密码',
  submit: '登录',
  busy: '正在登录…',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已开启',
  usernameRequired: '请输入用户名（3 至 32 个字符）',
  usernameDirection: '包含不可见字符，请重新手动输入',
  passwordRequired: '请输入密码',
  demo: '演示账户',
  demoHint: '模拟平台：选择您要使用的身份。',
} as const satisfies SameShape<typeof source>;
