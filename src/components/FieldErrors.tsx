import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { asShown } from '@/domain/written';
import { useOnChange } from '@/hooks/useOnChange';

type FieldError = NonNullable<NonNullable<Refusal['data']>['fields']>[number];
type Path = (string | number)[];

interface Shown {
  path: Path;
  /** Value of the field when it was rejected. */
  value: unknown;
  errors: string[];
}

interface FieldErrorsProps {
  refusal: ApiError | undefined;
  /** Wire names without a field here, mapped to the field that shows their errors; must be stable. */
  shownAt?: Readonly<Record<string, string>>;
}

/** Removes our error unless the field's own rules have replaced it. */
function withdraw(form: FormInstance, { path, errors }: Shown): void {
  if (form.getFieldError(path).join() === errors.join()) form.setFields([{ name: path, errors: [] }]);
}

/**
 * Shows the field errors of a refused call (422) at the fields of the surrounding form, which use the wire's names. Errors
 * without a field are shown above the form. An error disappears when its field changes or the form is sent again.
 */
export function FieldErrors({ refusal, shownAt }: FieldErrorsProps) {
  const form = Form.useFormInstance();
  const values: unknown = Form.useWatch([], form);
  const shown = useRef<readonly Shown[]>([]);
  const [others, setOthers] = useState<readonly FieldError[]>([]);

  useEffect(() => {
    const placeOf = (name: string) => shownAt?.[name.split(/[.[]/)[0] ?? ''] ?? name;
    const said = (refusal?.data?.fields ?? []).map((field) => ({ ...field, name: placeOf(field.name) }));
    // The server may name a parent whose parts are separate fields.
    const isOf = ({ name }: FieldError, path: Path) => `${path.join('.')}.`.startsWith(`${name}.`);
    const paths = form.getFieldsError().map(({ name }) => name);
    shown.current = paths.flatMap((path) => {
      const errors = said.filter((field) => isOf(field, path)).map(({ msg }) => msg);
      return errors.length > 0 ? [{ path, value: form.getFieldValue(path), errors }] : [];
    });
    form.setFields(shown.current.map(({ path, errors }) => ({ name: path, errors })));
    setOthers(said.filter((field) => !paths.some((path) => isOf(field, path))));
    const [first] = shown.current;
    if (first) form.scrollToField(first.path, { focus: true });
    return () => {
      for (const one of shown.current) withdraw(form, one);
    };
  }, [form, refusal, shownAt]);

  useOnChange(values, () => {
    const isChanged = ({ path, value }: Shown) => form.getFieldValue(path) !== value;
    for (const one of shown.current.filter(isChanged)) withdraw(form, one);
    shown.current = shown.current.filter((one) => !isChanged(one));
  });

  if (others.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: 8 }}
      title={others.map(({ name, msg }) => <div key={`${name} ${msg}`}>{`${asShown(name)}: ${msg}`}</div>)}
    />
  );
}
