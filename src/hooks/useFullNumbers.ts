import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { freeTexts } from '@/contract/freeTexts';
import { fullNumbersIn } from '@/domain/fullNumbers';
import { useT } from './useT';

/**
 * Says under each free text of a form how the server will store a full number in it (docs/rules/masking.md#free-texts). Its fields
 * have wire names.
 * @returns what the form calls when its fields change; it says nothing twice
 */
export function useFullNumbers(form: Pick<FormInstance, 'getFieldsError' | 'getFieldValue' | 'setFields'>): () => void {
  const t = useT();
  const said = useRef(new Map<string, string>()).current;
  return () => {
    for (const { name, warnings } of form.getFieldsError()) {
      if (!freeTexts.has(String(name.findLast((part) => typeof part === 'string')))) continue;
      const texts = [form.getFieldValue(name)].flat().filter((text): text is string => typeof text === 'string');
      const masked = texts.flatMap(fullNumbersIn).map((found) => found.masked);
      const own = said.get(name.join());
      const next = masked.length > 0 ? t('parts.form.fullNumber', { masked: masked.join(', ') }) : undefined;
      if (next === own && (!next || warnings.includes(next))) continue;
      const others = warnings.filter((warning) => warning !== own);
      form.setFields([{ name, warnings: next ? [...others, next] : others }]);
      if (next) said.set(name.join(), next);
      else said.delete(name.join());
    }
  };
}
