/* Generated from config/openapi by `npm run generate`; never edited by hand. */
const verbs = {
  'bank:card:channel': 'detail disable down enable page pair ping rotateKey statistics unpair',
  'bank:card:channel:message': 'ignore line page reveal',
  'bank:card:channel:template': 'enable list save test',
  'bank:card:history': 'candidate detail down ignore import match page rematch statistics unmatch',
  'bank:card:order': 'candidate close confirm detail dispute down extend notify page reallocate statistics',
  'bank:card:proxy:batch': 'applyPay approve assign cancel detail down edit import page pause plan reject result resume retry statistics submit template',
  'bank:card:proxy:batch:item': 'down fail otp page paid release resolve retry statistics take unknown',
  'bank:card:proxy:card': 'add correct detail down edit enable import limit page pause queryBalance retire review statistics',
  'bank:channel': 'add cost detail disable down edit enable health hours limit page recycle restore statistics usage',
  'bank:channel:cost': 'list',
  'bank:config': 'add credential detail disable down edit enable page queryBalance rollback schema statistics test',
  'bank:config:callback': 'page',
  'bank:config:errorCode': 'save',
  'bank:config:recon': 'import page',
  'common:sensitive': 'reveal',
  'mch:menu': 'add disable down edit enable import list move preview remove',
  'merchant:user': 'add close detail down edit page resetPassword resume review rotateSecret statistics suspend switch',
  'merchant:user:product': 'list save',
  'product:pay': 'add clone detail disable down edit enable page remove statistics',
  'product:pay:merchant': 'page price',
  'product:payway': 'add copy detail disable down edit enable page remove statistics',
  'product:payway:round': 'detail disable discard down enable page publish resetBreaker rollback save simulate statistics trip',
  'product:payway:round:version': 'list',
  'sys:dict': 'add detail disable down edit enable import page statistics usage',
  'sys:dict:item': 'add disable edit enable page sort',
  'sys:exchange': 'add convert detail down edit endOverride fetch history override page resume statistics suspend',
  'sys:log': 'detail down page statistics verify',
  'sys:maintenance': 'get policy service stop',
  'sys:maintenance:notice': 'save withdraw',
  'sys:maintenance:policy': 'history preview',
  'sys:maintenance:window': 'cancel save',
  'sys:menu': 'add check disable down edit enable list move remove sync',
  'sys:operator': 'access add detail disable down edit enable kick page resetPassword reviewed role scope statistics unlock whoCan',
  'sys:operator:session': 'list',
  'sys:role': 'add compare copy detail disable down edit enable grant matrix page remove statistics',
  'sys:role:member': 'page',
  'sys:test': 'cancel detail down option page pay statistics',
  'sys:test:case': 'list remove run save',
  'sys:white:ip': 'add disable down edit enable page refused remove test',
  'trade:payorder': 'close detail dispute down notify page query refund statistics supplement undispute',
  'trade:payorder:event': 'list',
  'trade:payorder:notify': 'page',
  'trade:payrecord': 'detail down handleDiff mapCode page query statistics',
  'trade:profit': 'down explain statistics trend',
  'trade:sett': 'cancel count detail down notify page pass query raw receipt reject resolve retry reverse route statistics',
  'trade:sett:event': 'list',
  'trade:sett:notify': 'page',
  'trade:withdraw': 'answer ask assign claim count cover detail down escalate handover hold mark page pass quality query refund reject related release resolve resume retry statistics undo unhold',
  'trade:withdraw:handover': 'page',
  'user:account': 'adjust block detail down freeze page proof releaseReserve statistics topUp transfer unblock unfreeze',
  'user:account:hold': 'page',
  'user:account:reserve': 'page',
  'user:accountHistory': 'daily detail down file page statistics txn',
  'user:agent': 'add close detail down edit move moveMerchant page price resetPassword resume review statistics suspend tree',
  'user:agent:sales': 'confirm correct detail down file page statistics target trend',
} as const;

type Word<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Text;
type Verbs = typeof verbs;

/** Name of a permission that the contract knows (the API path with `/` written `:`). */
export type AccessKey = { [Stem in keyof Verbs]: `${Stem}:${Word<Verbs[Stem]>}` }[keyof Verbs];

/** Every permission that the contract knows. */
export const accessKeys = Object.entries(verbs).flatMap(([stem, own]) =>
  own.split(' ').map((verb) => `${stem}:${verb}` as AccessKey),
);
