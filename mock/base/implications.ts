import type { Implications } from './access';

/** Who decides sees what is covered, and hands over to the next shift. */
const DECIDING = ['trade:withdraw:cover', 'trade:withdraw:handover:page', 'trade:withdraw:handover'];

/** Implications beyond `page`, `list` and `edit` (docs/rules/access.md#grants). */
export const implications: Implications = {
  // Users who may decide may undo their own decision in time, see what is covered, and hand over.
  'trade:withdraw:pass': ['trade:withdraw:undo', ...DECIDING],
  'trade:withdraw:reject': DECIDING,
  // The charts of a list show its figures over time.
  'trade:withdraw:statistics': ['trade:withdraw:trend'],
  'trade:payorder:statistics': ['trade:payorder:trend'],
  'trade:sett:statistics': ['trade:sett:trend'],
  'bank:channel:statistics': ['bank:channel:trend'],
  // Related orders are part of the open order.
  'trade:withdraw:detail': ['trade:withdraw:related'],
  'bank:card:proxy:batch:applyPay': [
    'bank:card:proxy:batch:detail',
    'bank:card:proxy:batch:item:page',
    'bank:card:proxy:batch:item:statistics',
  ],
  // An operator who imports a file needs its template.
  'bank:card:proxy:batch:import': ['bank:card:proxy:batch:template'],
  'bank:card:proxy:batch:page': ['bank:card:proxy:batch:item:page'],
  'trade:sett:detail': ['trade:sett:event:list', 'trade:sett:notify:page'],
  'bank:card:channel:page': ['bank:card:channel:message:page'],
  // The list shows details, usage and health of a channel beside its rows.
  'bank:channel:page': ['bank:channel:cost:list', 'bank:channel:usage', 'bank:channel:health'],
  'bank:card:history:match': ['bank:card:history:candidate'],
  // An operator must see the candidate orders to choose one.
  'bank:card:order:confirm': ['bank:card:order:candidate'],
  'product:payway:round:page': ['product:payway:round:simulate'],
  'sys:role:page': ['sys:menu:list'],
  // The list has a panel of refused calls at its top.
  'sys:white:ip:page': ['sys:white:ip:refused'],
  'sys:test:pay': ['sys:test:page', 'sys:test:detail', 'sys:test:statistics', 'sys:test:option', 'sys:test:case:list'],
  'sys:maintenance:get': ['sys:maintenance:policy:history'],
  // An operator must see the effect of new limits before the change.
  'sys:maintenance:policy': ['sys:maintenance:policy:preview'],
  // The screen of the rates contains history and calculator. An operator who overrides a rate can end the override.
  'sys:exchange:page': ['sys:exchange:history', 'sys:exchange:convert'],
  'sys:exchange:override': ['sys:exchange:endOverride'],
  'sys:dict:page': ['sys:dict:item:page'],
  'user:account:page': ['user:account:hold:page', 'user:account:reserve:page', 'user:account:proof'],
  'user:accountHistory:page': ['user:accountHistory:txn', 'user:accountHistory:daily'],
  'trade:payorder:page': ['trade:payorder:notify:page', 'trade:payorder:event:list'],
  'bank:config:page': ['bank:config:callback:page', 'bank:config:recon:page'],
  // The adapter's schema defines the form.
  'bank:config:add': ['bank:config:schema'],
  'bank:config:credential': ['bank:config:schema'],
  // An operator must see the earlier versions to choose one.
  'bank:config:rollback': ['bank:config:detail'],
  'trade:profit:statistics': ['trade:profit:trend', 'trade:profit:explain'],
  'product:pay:page': ['product:pay:merchant:page'],
  'user:agent:page': ['user:agent:tree'],
  'user:agent:sales:page': ['user:agent:sales:trend'],
};
