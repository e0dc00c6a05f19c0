import type { DictDetail } from '@/contract';
import type { Outcome } from '../../mock/engine/call';
import type { APlatform } from '../unit/platform/support';
import { actor } from './actor';

/** Calls of the dictionary that succeed, by operation, for the test of the contract. */
export function dictCalls(bench: () => APlatform): Record<string, () => Outcome[]> {
  const { get, post } = actor('/sys/dict', 'sys.admin')(bench);
  const detail = (dictType: string) => get(`detail?dictType=${dictType}`).envelope.data as DictDetail;
  const refOf = (dictType: string) => ({ dictType, version: detail(dictType).version });
  const itemOf = (dictType: string) => ({ ...refOf(dictType), itemId: detail(dictType).items[0]?.itemId });
  const content = {
    format: 'payment-console-dictionary',
    formatVersion: 1,
    types: [
      {
        dictType: 'imported',
        name: 'x',
        nameEn: 'x',
        category: 'BUSINESS',
        status: 'ACTIVE',
        items: [{ value: 'A', label: 'x', labelEn: 'x', extra: { a: 1, b: 'x', c: true, d: null } }],
      },
      { dictType: 'decision', name: 'x', nameEn: 'x', category: 'SYSTEM', status: 'ACTIVE', items: [] },
    ],
  };
  return {
    getLabels: () => [bench().call('k.wong', 'GET /common/dict')],
    pageDictTypes: () => ['', '&category=SYSTEM', '&keyword=bank'].map((more) => get(`page?pageSize=200${more}`)),
    getDictType: () => ['withdraw_status', 'bank', 'industry', 'currency'].map((one) => get(`detail?dictType=${one}`)),
    getDictStatistics: () => [get('statistics')],
    getDictUsage: () => ['bank&value=SMKB', 'bank', 'department'].map((one) => get(`usage?dictType=${one}`)),
    pageDictItems: () => [get('item/page?dictType=bank&keyword=bank&status=ACTIVE')],
    addDictType: () => [post('add', { dictType: 'added', name: 'x', nameEn: 'x', valueKind: 'INT', remark: 'x' })],
    editDictType: () => [post('edit', { ...refOf('bank'), name: 'x', nameEn: 'x', remark: null })],
    disableDictType: () => [post('disable', { ...refOf('upstream_code'), reasonCode: 'OTHER', remark: 'Not needed' })],
    enableDictType: () => {
      post('disable', { ...refOf('industry'), reasonCode: 'WRONG' });
      return [post('enable', refOf('industry'))];
    },
    addDictItem: () => [
      post('item/add', { dictType: 'bank', value: 'NEW', label: 'x', labelEn: 'x', parentValue: 'TH', extra: null }),
    ],
    editDictItem: () => [post('item/edit', { ...itemOf('decision'), label: 'x', labelEn: 'x', color: 'error' })],
    sortDictItems: () => {
      const itemIds = detail('industry').items.map(({ itemId }) => itemId);
      return [post('item/sort', { ...refOf('industry'), itemIds })];
    },
    disableDictItem: () => [post('item/disable', { ...itemOf('department'), reasonCode: 'REPLACED' })],
    enableDictItem: () => {
      post('item/disable', { ...itemOf('country'), reasonCode: 'REPLACED' });
      return [post('item/enable', itemOf('country'))];
    },
    importDict: () => [post('import', { dryRun: true, content })],
  };
}
