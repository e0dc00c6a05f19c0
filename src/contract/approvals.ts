/* Generated from config/openapi by `npm run generate`; never edited by hand. */
import type { AccessKey } from './keys';

/** Calls that a second person must approve on a server with approvals, by access key: always, or if their content asks for it. */
export const approvals = {
  'bank:config:credential': 'always',
  'bank:config:edit': 'maybe',
  'bank:config:rollback': 'always',
  'merchant:user:edit': 'maybe',
  'product:pay:merchant:price': 'maybe',
  'sys:maintenance:service': 'maybe',
  'sys:operator:add': 'maybe',
  'sys:operator:edit': 'maybe',
  'sys:operator:enable': 'maybe',
  'sys:operator:resetMfa': 'always',
  'sys:operator:resetPassword': 'maybe',
  'sys:operator:role': 'maybe',
  'sys:operator:scope': 'maybe',
  'sys:operator:unlock': 'maybe',
  'sys:role:add': 'maybe',
  'sys:role:copy': 'maybe',
  'sys:role:edit': 'maybe',
  'sys:role:enable': 'maybe',
  'sys:role:grant': 'maybe',
  'sys:white:ip:add': 'maybe',
  'sys:white:ip:edit': 'maybe',
  'sys:white:ip:enable': 'maybe',
  'user:account:adjust': 'always',
  'user:account:transfer': 'always',
  'user:agent:edit': 'maybe',
} as const satisfies Partial<Record<AccessKey, 'always' | 'maybe'>>;
