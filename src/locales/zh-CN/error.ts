import type { error as source } from '../en-US/error';
import type { SameShape } from '../types';

export const error = {
  requestError: '请求错误 {status}：',
  requestId: '请求编号',
  noMessage: '服务器未说明原因。',
  network: '服务器没有响应，请检查网络。',
  timeout: '服务器响应超时，请重试。',
  malformed: '服务器返回的内容无法识别，请重试。',
  storage: '未发送任何内容：此浏览器对本站的存储空间已满或被禁用。请清理或允许后重试。',
  sessionEnded: '登录已失效，请重新登录。',
  repeated: '{msg}（×{count}）',
  forbidden: {
    title: '无权打开此页面',
    text: '缺少权限“{title}”。',
    key: '权限标识',
    none: '您的账户没有任何权限，请联系管理员。',
  },
  notFound: { title: '页面不存在', text: '地址 {path} 不存在，请核对地址。' },
} as const satisfies SameShape<typeof source>;
