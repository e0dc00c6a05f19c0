import type { Implications } from './access';

/** Implications beyond `page`, `list` and `edit` (docs/rules/access.md#grants). */
export const implications: Implications = {
  // Users who may decide may undo their own decision in time.
  'trade:withdraw:pass': ['trade:withdraw:undo'],
  'bank:card:proxy:batch:applyPay': [
    'bank:card:proxy:batch:detail',
    'bank:card:proxy:batch:item:page',
    'bank:card:proxy:batch:item:statistics',
  ],
  // Who brings in a file learns how it is written.
  'bank:card:proxy:batch:import': ['bank:card:proxy:batch:template'],
  'bank:card:proxy:batch:page': ['bank:card:proxy:batch:item:page'],
  'trade:sett:detail': ['trade:sett:event:list', 'trade:sett:notify:page'],
  'bank:card:channel:page': ['bank:card:channel:message:page'],
  // Nobody matches blindly.
  // Who reads the list reads what stands in the open channel, and the hours beside it.
  'bank:channel:page': ['bank:channel:cost:list', 'bank:channel:usage', 'bank:channel:health'],
  'bank:card:history:match': ['bank:card:history:candidate'],
  // Nobody can tie a payment to an order without the choice of them.
  'bank:card:order:confirm': ['bank:card:order:candidate'],
  'product:payway:round:page': ['product:payway:round:simulate'],
  'sys:role:page': ['sys:menu:list'],
  // The panel of its head.
  'sys:white:ip:page': ['sys:white:ip:refused'],
  'sys:test:pay': ['sys:test:page', 'sys:test:detail', 'sys:test:statistics', 'sys:test:option', 'sys:test:case:list'],
  'sys:maintenance:get': ['sys:maintenance:policy:history'],
  // Nobody changes limits without seeing what they would have done.
  'sys:maintenance:policy': ['sys:maintenance:policy:preview'],
  // The history stands in its drawer, the calculator beside its list; who overrides can take it back.
  'sys:exchange:page': ['sys:exchange:history', 'sys:exchange:convert'],
  'sys:exchange:override': ['sys:exchange:endOverride'],
  'sys:dict:page': ['sys:dict:item:page'],
  'user:account:page': ['user:account:hold:page', 'user:account:reserve:page', 'user:account:proof'],
  'user:accountHistory:page': ['user:accountHistory:txn', 'user:accountHistory:daily'],
  'trade:payorder:page': ['trade:payorder:notify:page', 'trade:payorder:event:list'],
  'bank:config:page': ['bank:config:callback:page', 'bank:config:recon:page'],
  // The form is built from what the program needs.
  'bank:config:add': ['bank:config:schema'],
  'bank:config:credential': ['bank:config:schema'],
  // Nobody chooses an earlier version without seeing them.
  'bank:config:rollback': ['bank:config:detail'],
  'trade:profit:statistics': ['trade:profit:trend', 'trade:profit:explain'],
  'product:pay:page': ['product:pay:merchant:page'],
  'user:agent:page': ['user:agent:tree'],
  'user:agent:sales:page': ['user:agent:sales:trend'],
};
