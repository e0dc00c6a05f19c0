import type { keySheet as source } from '../en-US/keySheet';
import type { SameShape } from '../types';

export const keySheet = {
  switch: '单键快捷键',
  hints: '按钮旁显示按键',
  off: '单键快捷键已关闭，可在此重新启用。',
  row: '打开当前行',
  back: '关闭或返回列表',
} as const satisfies SameShape<typeof source>;
