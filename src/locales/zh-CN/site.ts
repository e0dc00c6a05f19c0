import type { site as source } from '../en-US/site';
import type { SameShape } from '../types';

export const site = {
  title: '控制台配置有误',
  hint: '未加载任何内容。请由站点管理人员修正 /config.json：',
  fault: {
    unreadable: '/config.json 不存在或不是 JSON 对象',
    text: '{field} 必须是不超过 20 个字符的文本',
    boolean: '{field} 必须是 true 或 false',
    minutes: '{field} 必须是整数分钟，最多 720',
    order: '{field} 必须小于 idleLimitMinutes',
  },
  unknown: '/config.json 中有此版本不识别的配置项：{names}，这些配置项不起作用。',
} as const satisfies SameShape<typeof source>;
