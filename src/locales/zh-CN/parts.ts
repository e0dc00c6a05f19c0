import type { parts as source } from '../en-US/parts';
import type { SameShape } from '../types';

/** Parts of the kit that are fetched when somebody comes to them. */
export const parts = {
  unknownOutcome: '没有收到响应，操作可能已完成，也可能未完成。以相同内容再次提交，至多只会执行一次。',
  file: {
    choose: '选择文件、拖放到此处或粘贴图片',
    rules: '支持 PDF、PNG、JPEG，不超过 {size}',
    required: '请上传文件，并等待上传完成',
    uploading: '{name} · {size} · 正在上传…',
    stored: '{name} · {size} · 已上传',
    failed: '{name} · {size} · 上传失败',
    single: '只能上传一个文件',
    empty: '{name} 是空文件',
    tooLarge: '{name} 过大',
    wrongType: '{name} 不是 PDF、PNG 或 JPEG 文件',
    unreadable: '{name} 无法读取',
  },
  chart: {
    paidIn: '入账',
    withdrawn: '提现',
    returned: '退回',
    date: '日期',
    summary: '{title}，{from} 至 {to}：{totals}',
    showTable: '以表格显示',
    hideTable: '收起表格',
    failed: '图表加载失败，可查看内容相同的表格。',
  },
  columns: {
    density: '行密度',
    compact: '紧凑',
    middle: '适中',
    roomy: '宽松',
    earlier: '将{name}前移',
    later: '将{name}后移',
    moved: '{name}现为第 {place} 列',
    pin: '{name}的固定位置',
    start: '固定在前',
    none: '不固定',
    end: '固定在后',
    width: '{name}的宽度（像素）',
    auto: '宽度',
    reset: '恢复默认',
  },
} satisfies SameShape<typeof source>;
