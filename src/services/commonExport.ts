import { type Body, type CallOptions, download, getList, getPage, post, postForNothing } from '@/request/client';

/** More than an operator can have of either (docs/rules/export.md#in-the-inbox). */
const ALL = { current: 1, pageSize: 200 };
/** The server may not have these lists. */
const OPTIONAL = { isQuiet: true, isOptional: true };

/** The own export tasks, newest first. */
export const pageTasks = (query: { current: number; pageSize: number } = ALL) =>
  getPage('/common/task/page', query, { ...OPTIONAL, isBackground: true });

export const cancelTask = (body: Body<'/common/task/cancel'>, options: CallOptions) => post('/common/task/cancel', body, options);

export const retryTask = (body: Body<'/common/task/retry'>, options: CallOptions) => post('/common/task/retry', body, options);

/** A refusal is shown at the task. */
export const downloadTask = (taskId: string) => download('/common/task/down', { taskId }, { isQuiet: true });

/** The columns that an export can have. */
export const listExportColumns = (accessKey: string) => getList('/common/task/columns', { accessKey }, OPTIONAL);

export const pageSchedules = () => getPage('/common/schedule/page', ALL, OPTIONAL);

export const saveSchedule = (body: Body<'/common/schedule/save'>, options: CallOptions) =>
  post('/common/schedule/save', body, options);

export const pauseSchedule = (body: Body<'/common/schedule/pause'>, options: CallOptions) =>
  post('/common/schedule/pause', body, options);

export const resumeSchedule = (body: Body<'/common/schedule/resume'>, options: CallOptions) =>
  post('/common/schedule/resume', body, options);

export const removeSchedule = (body: Body<'/common/schedule/remove'>, options: CallOptions) =>
  postForNothing('/common/schedule/remove', body, options);
