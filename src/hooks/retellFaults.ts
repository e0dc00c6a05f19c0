import type { FormInstance } from 'antd';

/** Checks the fields with faults again, because their words are made when a field is checked. Faults of the server stay. */
export function retellFaults(form: FormInstance): void {
  const faulty = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  const keepOthers = () => {
    const gone = faulty.filter(({ name }) => form.getFieldError(name).length === 0);
    form.setFields(gone.map(({ name, errors }) => ({ name, errors })));
  };
  void form.validateFields(faulty.map(({ name }) => name)).then(keepOthers, keepOthers);
}
