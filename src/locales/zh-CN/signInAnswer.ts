import type { signInAnswer as source } from '../en-US/signInAnswer';
import type { SameShape } from '../types';

export const signInAnswer = {
  noToken: '登录已被接受，但服务器没有在响应头“authorization”中返回可用的令牌，Cookie 不能代替。请告知服务器的运维人员。',
  tokenInBody: '登录已被接受，但服务器把令牌放在响应正文中，而不是响应头“authorization”中。请告知服务器的运维人员。',
} as const satisfies SameShape<typeof source>;
