import type { FormInstance } from 'antd';
import { useOnChange } from './useOnChange';
import { useLocale } from './useT';

/** Tells the faults of a form in the new language, because their words are made when a field is checked. Those of the server stay. */
export function useFaultWords(form: FormInstance): void {
  const locale = useLocale();
  useOnChange(locale, () => {
    const faulty = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (faulty.length === 0) return;
    const keepOthers = () => {
      const gone = faulty.filter(({ name }) => form.getFieldError(name).length === 0);
      form.setFields(gone.map(({ name, errors }) => ({ name, errors })));
    };
    void form.validateFields(faulty.map(({ name }) => name)).then(keepOthers, keepOthers);
  });
}
