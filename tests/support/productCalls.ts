import type { Product } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

/** Calls of pay products and ways that succeed, by operation, for the test of the contract; each in a world of its own. */
export function productCalls(aBench: () => APlatform): Record<string, () => Outcome[]> {
  const bench = () => actor('/product')(aBench());
  const clone = { productCode: 'TH_SCAN', newProductCode: 'TH_SCAN2', productName: '副本', productNameEn: 'Clone' };
  const copy = { wayCode: 'TH_QR', productCode: 'TH_BANK', newWayCode: 'TH_QR2', wayName: 'Copy' };
  const item = { productCode: 'TH_SCAN', version: 1 };
  const stale = { productCode: 'TH_BANK', version: 7 };
  return {
    pageProducts: () => ['admin', 'auditor'].map((who) => bench().get('pay/page?pageSize=50', who)),
    getProduct: () => [bench().get('pay/detail?productCode=TH_SCAN')],
    getProductStatistics: () => ['admin', 'k.wong'].map((who) => bench().get('pay/statistics', who)),
    addProduct: () => {
      const { get, post } = bench();
      const { allowed, denied, ...row } = (get('pay/page?productCode=TH_SCAN').envelope.data as { list: Product[] })
        .list[0] as Product;
      const { productName, productNameEn, category, country, currency, amountMode, minAmount, maxAmount } = row;
      const { defaultRate, defaultFixed, floorRate, settlementCycle, expireMinutes, cashierType } = row;
      const terms = { productName, productNameEn, category, country, currency, amountMode, minAmount, maxAmount };
      const price = { defaultRate, defaultFixed, floorRate, settlementCycle, expireMinutes, cashierType };
      return [post('pay/add', { productCode: 'ADDED', ...terms, ...price, docUrl: 'https://docs.example.com/x', remark: 'x' })];
    },
    editProduct: () => [bench().post('pay/edit', { ...item, sort: 9 })],
    cloneProduct: () => [bench().post('pay/clone', clone)],
    enableProducts: () => {
      const { post } = bench();
      post('pay/disable', { items: [item], reasonCode: 'RISK' });
      return [post('pay/enable', { items: [{ ...item, version: 2 }, stale] })];
    },
    disableProducts: () => [bench().post('pay/disable', { items: [item, stale], reasonCode: 'OTHER', remark: 'holiday' })],
    removeProduct: () => {
      const { post } = bench();
      post('pay/clone', clone);
      return [post('pay/remove', { productCode: 'TH_SCAN2', version: 1 })];
    },
    pageProductPrices: () => [bench().get('pay/merchant/page?productCode=TH_SCAN&pageSize=100', 'auditor')],
    setProductPrices: () => {
      const { get, post } = bench();
      const { list } = get('pay/merchant/page?productCode=TH_SCAN&view=PRICED').envelope.data as { list: { mchNo: string }[] };
      const items = [...list.slice(0, 2).map(({ mchNo }) => ({ mchNo, version: 1 })), { mchNo: 'M0', version: 1 }];
      const price = { enabled: true, rate: '0.035', fixed: '1.00', min: '1.00', max: null };
      const effectiveAt = '2026-12-01T00:00:00+08:00';
      return [post('pay/merchant/price', { productCode: 'TH_SCAN', items, ...price, effectiveAt, reasonCode: 'PROMOTION' })];
    },
    pagePayways: () => ['admin', 'auditor'].map((who) => bench().get('payway/page?pageSize=50', who)),
    getPayway: () => [bench().get('payway/detail?wayCode=TH_QR')],
    getPaywayStatistics: () => [bench().get('payway/statistics?productCode=TH_SCAN')],
    addPayway: () => {
      const limits = { minAmount: '100.00', maxAmount: '200.00' };
      const terms = { strategy: 'STICKY', stickyBy: 'PAYER', stickyMinutes: 5, maxAttempts: 1, attemptTimeoutSec: 9, ...limits };
      return [bench().post('payway/add', { productCode: 'TH_SCAN', wayCode: 'ADDED', wayName: 'Added', ...terms })];
    },
    editPayway: () => [bench().post('payway/edit', { wayCode: 'TH_QR', version: 1, fallbackWayCode: 'TH_WLT' })],
    enablePayway: () => {
      const { post } = bench();
      post('payway/copy', copy);
      return [post('payway/enable', { wayCode: 'TH_QR2', version: 1 })];
    },
    disablePayway: () => [bench().post('payway/disable', { wayCode: 'TH_QR', version: 1, reasonCode: 'RISK' })],
    removePayway: () => {
      const { post } = bench();
      post('payway/copy', copy);
      return [post('payway/remove', { wayCode: 'TH_QR2', version: 1 })];
    },
    copyPayway: () => [bench().post('payway/copy', copy)],
  };
}
