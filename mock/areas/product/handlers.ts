import type { ProductAction } from '@/contract';
import { productStates } from '../../../src/domain/product';
import { reasonOf } from '../../base/bulk';
import { changesOf } from '../../base/callLog';
import { fileColumns, offerColumns } from '../../base/exportColumns';
import { listFile } from '../../base/exportFile';
import { fault } from '../../base/faults';
import { moneyIn } from '../../base/money';
import { ratioText } from '../../base/ratio';
import type { OperationLog } from '../../engine/log';
import { pageOf } from '../../engine/page';
import { demandFound, type Text } from '../../engine/text';
import { changer } from '../../flow/change';
import { conflictOf, touch } from '../../flow/versions';
import type { AreaHandlers } from '../../model/area';
import type { Product } from '../../model/catalog';
import type { CallWith, PlatformCall } from '../../model/operators';
import { seesProduct } from '../../model/scope';
import type { World } from '../../model/world';
import { findPrices, setProductPrices, showProductPrice } from './prices';
import { demandWhole, placeFaults, readTerms, type Terms } from './rules';
import { findProducts, productEye, productFigures, showProduct, showProductDetail, usedBy } from './view';

const NO_PRODUCT: Text = ['Product not found, or outside your data scope.', '产品不存在或不在您的数据范围内。'];
const TAKEN: Text = ['This code is taken.', '该编码已存在。'];

const STATES: Readonly<Record<Product['status'], Text>> = {
  ENABLED: ['{code} is already enabled.', '{code} 已启用。'],
  DISABLED: ['{code} is already disabled.', '{code} 已停用。'],
  MAINTENANCE: ['{code} is under maintenance.', '{code} 维护中。'],
};

const DONE: Text = ['{done} of {all} products changed.', '已变更 {done}/{all} 个产品。'];

const COLUMNS = fileColumns({
  of: ['product.field'],
  names: `productCode productName productNameEn direction category country currency status amountMode minAmount maxAmount
    fixedAmounts defaultRate defaultFixed floorRate settlementCycle expireMinutes cashierType openFrom openTo wayCount
    enabledWayCount merchantCount successRate1h successRate24h todayCount todayAmount sort remark updatedAt updatedBy`,
  numeric: `minAmount maxAmount fixedAmounts defaultRate defaultFixed floorRate expireMinutes wayCount enabledWayCount
    merchantCount successRate1h successRate24h todayCount todayAmount sort`,
  own: {
    // The file has the fraction, the screen the percent.
    defaultRate: ['Default rate', '默认费率'],
    floorRate: ['Floor rate', '底价费率'],
    // A file has the unit in the title.
    expireMinutes: ['Order expiry (min)', '订单有效期（分钟）'],
    // The screen shows these at other values.
    wayCount: ['Pay ways', '支付方式数'],
    enabledWayCount: ['Enabled pay ways', '启用支付方式数'],
    successRate1h: 'upstream.field.successRate1h',
    successRate24h: 'product.detail.success',
    todayCount: ['Paid today', '今日成功笔数'],
    todayAmount: ['Amount today', '今日成功金额'],
  },
});
offerColumns('product:pay:down', COLUMNS);

const FIELDS = [
  'productName',
  'productNameEn',
  'category',
  'amountMode',
  'defaultRate',
  'floorRate',
  'settlementCycle',
  'expireMinutes',
  'cashierType',
  'openFrom',
  'openTo',
  'status',
  'statusReason',
  'sort',
  'docUrl',
  'remark',
  'minAmount',
  'maxAmount',
  'defaultFixed',
  'fixedAmounts',
] as const;

/** The logged fields of a product, as answers have them. */
const loggedOf = (product: Product) => {
  const { currency, name, nameEn, defaultPpm, floorPpm, defaultFixed, min, max, fixedAmounts } = product;
  return {
    ...product,
    productName: name,
    productNameEn: nameEn,
    defaultRate: ratioText(defaultPpm),
    floorRate: ratioText(floorPpm),
    defaultFixed: moneyIn(currency, defaultFixed),
    minAmount: moneyIn(currency, min),
    maxAmount: moneyIn(currency, max),
    fixedAmounts: fixedAmounts.map((amount) => moneyIn(currency, amount)),
  };
};

/** @param before undefined for a new product */
const changesSince = (before: Product | undefined, after: Product) =>
  changesOf(before ? loggedOf(before) : {}, loggedOf(after), FIELDS);

/** Defaults of a new product. */
const blank = (sort: number): Terms => ({
  name: '',
  nameEn: '',
  category: 'OTC',
  amountMode: 'RANGE',
  min: 0n,
  max: 0n,
  fixedAmounts: [],
  defaultPpm: 0,
  defaultFixed: 0n,
  floorPpm: 0,
  settlementCycle: 'D1',
  expireMinutes: 15,
  cashierType: 'REDIRECT',
  openFrom: null,
  openTo: null,
  sort,
  docUrl: null,
  remark: null,
});

/** Handlers of the pay products by operation id. */
export function productHandlers(world: World, logOf: () => OperationLog): AreaHandlers<'product'> {
  const { products } = world.catalog;

  /** @throws Refusal 404 */
  const find = ({ actor }: PlatformCall, code: unknown): Product =>
    demandFound(products.get(String(code)), NO_PRODUCT, (one) => seesProduct(world, actor, one));

  const shown = (call: PlatformCall, product: Product) => showProduct(productEye(world, call), product);

  /** Checks all conditions of an action on the version that the caller saw. @throws Refusal 403 or 409 */
  function demand(call: PlatformCall, product: Product, action: ProductAction, version: unknown) {
    demandWhole(call.actor, product);
    const refuse = (text?: Text, values?: Readonly<Record<string, string | number>>) =>
      conflictOf(call, product, shown(call, product), text, values);
    if (!productStates[action].includes(product.status)) throw refuse(STATES[product.status], { code: product.code });
    if (version !== undefined && version !== product.version) throw refuse();
    const used = action === 'remove' ? usedBy(world, product) : undefined;
    if (used) throw refuse(used.text, used.values ?? {});
  }

  /** Creates a disabled product with these terms; `place` comes from the call or from the cloned product. */
  function make(call: PlatformCall, code: string, place: Pick<Product, 'country' | 'currency'>, terms: Terms) {
    const { actor, at } = call;
    const by = { createdAt: at, createdBy: actor.username, updatedAt: at, updatedBy: actor.username };
    const product: Product = { code, ...place, status: 'DISABLED', statusReason: null, ...terms, ...by, version: 1, events: [] };
    demandWhole(actor, product);
    products.set(code, product);
    call.note.about = { entity: 'product', ids: [code], name: terms.nameEn, changes: changesSince(undefined, product) };
    return { data: shown(call, product) };
  }

  const takenFault = (name: string, code: unknown) => products.has(String(code)) && fault(name, 'unique', TAKEN);
  const nextSort = () => Math.max(0, ...[...products.values()].map(({ sort }) => sort)) + 1;

  const statusOf = ({ status }: Product) => status;
  const { changeEach } = changer({
    key: 'productCode',
    find,
    nameOf: ({ nameEn }: Product) => nameEn,
    demand,
    before: (product) => ({ ...product }),
    changesSince,
    show: shown,
  });
  const eachOf = (
    call: CallWith<{ items: { productCode: string; version: number }[] }>,
    action: 'enable' | 'disable',
    set: Partial<Product>,
  ) =>
    changeEach(call, DONE, action, statusOf, (product) => {
      Object.assign(product, set);
    });

  return {
    pageProducts(call) {
      const { query } = call;
      const eye = productEye(world, call);
      const found = findProducts(eye, query);
      return { data: pageOf(found, query, (row) => showProduct(eye, row)) };
    },
    getProduct: (call) => ({
      data: showProductDetail(productEye(world, call), find(call, call.query.productCode), logOf()),
    }),
    getProductStatistics(call) {
      const eye = productEye(world, call);
      return { data: productFigures(eye, findProducts(eye, call.query, true)) };
    },
    downloadProducts(call) {
      const eye = productEye(world, call);
      const rows = findProducts(eye, call.query).map((row) => showProduct(eye, row));
      return listFile(call, { stem: 'product', title: ['Pay products', '支付产品'], columns: COLUMNS, rows });
    },
    addProduct(call) {
      const { country, currency, productCode, confirmCurrency = false } = call.body;
      call.note.about = { entity: 'product', ids: [productCode] };
      const place = [takenFault('productCode', productCode), ...placeFaults(country, currency, confirmCurrency)];
      const terms = readTerms(world, call, currency, blank(nextSort()), undefined, place);
      return make(call, productCode, { country, currency }, terms);
    },
    cloneProduct(call) {
      const source = find(call, call.body.productCode);
      const code = call.body.newProductCode;
      const { country, currency } = source;
      const { productCode: _code, ...body } = call.body;
      const before = { ...source, sort: nextSort() };
      const terms = readTerms(world, { ...call, body }, currency, before, undefined, [takenFault('newProductCode', code)]);
      return make(call, code, { country, currency }, terms);
    },
    editProduct(call) {
      const product = find(call, call.body.productCode);
      demand(call, product, 'edit', call.body.version);
      const before = { ...product };
      Object.assign(product, readTerms(world, call, product.currency, product, product));
      touch(product, call);
      call.note.about = { name: product.nameEn, changes: changesSince(before, product) };
      return { data: shown(call, product) };
    },
    enableProducts: (call) => eachOf(call, 'enable', { status: 'ENABLED', statusReason: null }),
    disableProducts(call) {
      return eachOf(call, 'disable', { status: 'DISABLED', statusReason: reasonOf(call).reasonCode });
    },
    removeProduct(call) {
      const product = find(call, call.body.productCode);
      demand(call, product, 'remove', call.body.version);
      products.delete(product.code);
      call.note.about = { name: product.nameEn };
      return { data: { productCode: product.code } };
    },
    pageProductPrices(call) {
      const { actor, lang, query, at } = call;
      const product = find(call, query.productCode);
      const found = findPrices(world, actor, product, query, at);
      return { data: pageOf(found, query, (merchant) => showProductPrice(world, product, merchant, lang, at)) };
    },
    setProductPrices: (call) => setProductPrices(world, call, find(call, call.body.productCode)),
  };
}
