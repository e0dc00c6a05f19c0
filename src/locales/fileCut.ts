import type { Locale } from './locale';

/** Why a file was not saved: so many rows of all arrived. It loads with the code that saves files. */
export const FILE_CUT: Readonly<Record<Locale, (arrived: string, all: string) => string>> = {
  'en-US': (arrived, all) => `The file is incomplete: ${arrived} of ${all} rows arrived. It was not saved. Export it again.`,
  'zh-CN': (arrived, all) => `文件不完整：共 ${all} 行，仅收到 ${arrived} 行，未保存。请重新导出。`,
};
