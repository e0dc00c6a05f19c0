import { createHash } from 'node:crypto';
import type { DictLabels } from '@/contract';
import { fault } from '../base/faults';
import { KeptWith } from '../engine/kept';
import type { Text } from '../engine/text';
import type { DictItem, Dictionary } from '../model/settings';
import type { World } from '../model/world';

const NO_ENTRY: Text = ['The dictionary offers no {value}.', '数据字典中没有可用的 {value}。'];

const labelsCache = new KeptWith<Dictionary, { revision: number; labels: DictLabels }>('labelsCache');

/** Active items of a type, in order; none of a disabled type (docs/rules/dict.md#choices). */
export function entriesOf({ dict }: Pick<World, 'dict'>, code: string): DictItem[] {
  const type = dict.types.get(code);
  return type?.status === 'ACTIVE' ? type.items.filter(({ status }) => status === 'ACTIVE') : [];
}

/** Field error of a value that the dictionary does not offer. @param before a value that may stay */
export const entryFault = (world: World, name: string, code: string, value: string | null | undefined, before?: string | null) =>
  value && value !== before && !entriesOf(world, code).some((item) => item.value === value)
    ? fault(name, 'exists', NO_ENTRY, { value })
    : undefined;

/** Dictionary labels for all screens. Their version is a digest of the labels, so that equal labels have the same version. */
export function labelsOf({ dict }: World): DictLabels {
  const known = labelsCache.get(dict);
  if (known?.revision === dict.revision) return known.labels;
  const types = Object.fromEntries(
    [...dict.types.values()]
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ code, items }) => [
        code,
        items
          .filter(({ status }) => status === 'ACTIVE')
          .map(({ value, label, labelEn, color, isDefault, parentValue, extra }) => ({
            value,
            label,
            labelEn,
            color,
            isDefault,
            parentValue,
            extra,
          })),
      ]),
  );
  const version = createHash('sha256').update(JSON.stringify(types)).digest('hex').slice(0, 16);
  const labels = { version, types };
  labelsCache.set(dict, { revision: dict.revision, labels });
  return labels;
}
