import type { Text } from '../../engine/text';
import { nameOfKey } from '../screens';

/** Action of the log entry for an approval that nobody decided in time; no call makes it. */
export const EXPIRY = '/common/approval/expire';

/** Action of the log entry for an administrator whom the setting of the server appointed; no call makes it. */
export const FIRST_ADMIN = '/sys/operator/first';

/** Names of calls without an access key. */
const UNKEYED: Readonly<Record<string, Text>> = {
  '/auth/login': ['Sign in', '登录'],
  '/auth/mfa': ['Sign in: second factor', '登录：二次验证'],
  '/auth/password': ['Change own password', '修改自己的密码'],
  '/auth/session/end': ['End own sessions', '结束自己的会话'],
  '/auth/link/open': ['Password link: open', '密码链接：打开'],
  '/auth/link/finish': ['Password link: set password', '密码链接：设置密码'],
  '/auth/stepUp': ['Fresh second factor', '再次二次验证'],
  '/auth/factor/begin': ['Second factor: start setup', '二次验证：开始设置'],
  '/auth/factor/finish': ['Second factor: add', '二次验证：添加'],
  '/auth/factor/recovery': ['Second factor: new recovery codes', '二次验证：生成恢复码'],
  '/auth/factor/remove': ['Second factor: remove', '二次验证：移除'],
  '/auth/logout': ['Sign out', '退出登录'],
  '/common/note/add': ['Notes: add', '备注：新增'],
  '/common/note/read': ['Mentions: mark as read', '提及：标为已读'],
  '/common/view/add': ['Saved views: add', '视图：新增'],
  '/common/view/edit': ['Saved views: edit', '视图：编辑'],
  '/common/view/remove': ['Saved views: remove', '视图：删除'],
  '/common/view/arrange': ['Saved views: arrange', '视图：排序'],
  '/common/file/add': ['Files: upload', '文件：上传'],
  '/common/notice/read': ['Own notices: mark as read', '通知：标为已读'],
  '/common/notice/settings': ['Own notices: settings', '通知：设置'],
  '/common/task/cancel': ['Exports: cancel', '导出：取消'],
  '/common/task/retry': ['Exports: retry', '导出：重试'],
  '/common/task/down': ['Exports: download', '导出：下载'],
  '/common/schedule/save': ['Scheduled exports: save', '定时导出：保存'],
  '/common/schedule/pause': ['Scheduled exports: pause', '定时导出：暂停'],
  '/common/schedule/resume': ['Scheduled exports: resume', '定时导出：恢复'],
  '/common/schedule/remove': ['Scheduled exports: remove', '定时导出：删除'],
  '/common/notify/resend': ['Callbacks: resend', '回调：重发'],
  '/common/notice/ack': ['Notices: read', '公告：已读'],
  '/common/approval/recall': ['Approvals: recall', '审批：撤回'],
  [EXPIRY]: ['Approvals: expire', '审批：过期'],
  [FIRST_ADMIN]: ['Users: first administrator', '用户管理：首位管理员'],
  '/common/file/down': ['Files: download', '文件：下载'],
};

const names = new Map<string, Text>();

/** Display name of an action; equal for all its entries. */
export function nameOfAction(action: string): Text {
  const known = names.get(action) ?? UNKEYED[action] ?? nameOfKey(action);
  names.set(action, known);
  return known;
}
