import type { FormInstance } from 'antd';
import { useOnChange } from './useOnChange';
import { useLocale } from './useT';

/** Tells the faults of a form in the new language. Without the code they stay in the former one. */
export function useFaultWords(form: FormInstance): void {
  useOnChange(useLocale(), () => {
    if (form.getFieldsError().every(({ errors }) => errors.length === 0)) return;
    const code = import(/* webpackChunkName: "after-rows" */ './retellFaults');
    void code.then(({ retellFaults }) => retellFaults(form)).catch(() => undefined);
  });
}
