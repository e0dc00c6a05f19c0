import type { signIn as source } from '../../en-US/sys/signIn';
import type { SameShape } from '../../types';

/** Sign-in rules of users and roles. */
export const signIn = {
  field: {
    allowedCidrs: '允许的地址',
    isLimited: '限制时段',
    from: '开始',
    to: '结束',
    zone: '时区',
    weekdays: '星期',
  },
  title: '登录规则',
  dialogTitle: '{name} 的登录规则',
  ok: '保存规则',
  text: '用户及其每个启用角色的规则须全部允许。规则不再允许时，会话在下一次请求时结束。',
  cidrsHint: 'IP 地址或 CIDR 网段，最多 {limit, number} 个。留空表示所有地址。',
  hoursHint: '结束时间不晚于开始时间时，于次日结束。',
  zoneHint: '时段与星期按此时区计算。',
  everyAddress: '所有地址',
  hours: '时段',
  everyHour: '所有时段',
  everyDay: '每天',
  weekday: { '1': '周一', '2': '周二', '3': '周三', '4': '周四', '5': '周五', '6': '周六', '7': '周日' },
} satisfies SameShape<typeof source>;
