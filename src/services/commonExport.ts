import { download, getList, getPage, post, postForNothing } from '@/request/compared';

/** More than an operator can have of either (docs/rules/export.md#in-the-inbox). */
const ALL = { current: 1, pageSize: 200 };
/** The server may not have these lists. */
const OPTIONAL = { isQuiet: true, isOptional: true };

/** The own export tasks, newest first. */
export const pageTasks = (query: { current: number; pageSize: number } = ALL) =>
  getPage('/common/task/page', query, { ...OPTIONAL, isBackground: true });

export const cancelTask = post.to('/common/task/cancel');
export const retryTask = post.to('/common/task/retry');

/** A refusal is shown at the task. */
export const downloadTask = (taskId: string) => download('/common/task/down', { taskId }, { isQuiet: true });

/** The columns that an export can have. */
export const listExportColumns = (accessKey: string) => getList('/common/task/columns', { accessKey }, OPTIONAL);

export const pageSchedules = () => getPage('/common/schedule/page', ALL, OPTIONAL);
export const saveSchedule = post.to('/common/schedule/save');
export const pauseSchedule = post.to('/common/schedule/pause');
export const resumeSchedule = post.to('/common/schedule/resume');
export const removeSchedule = postForNothing.to('/common/schedule/remove');
