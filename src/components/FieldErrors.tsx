import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/contract';
import type { ApiError } from '@/domain/apiError';
import { useOnChange } from '@/hooks/useOnChange';

type FieldError = NonNullable<NonNullable<Refusal['data']>['fields']>[number];
type Path = (string | number)[];

interface Shown {
  path: Path;
  /** What the field held when it was refused. */
  value: unknown;
  errors: string[];
}

interface FieldErrorsProps {
  refusal: ApiError | undefined;
  /** Names of the wire that have no field of their own here, and the field where they are mended; must be stable. */
  shownAt?: Readonly<Record<string, string>>;
}

/** Takes a message away unless the field's own rules have put another one in its place. */
function withdraw(form: FormInstance, { path, errors }: Shown): void {
  if (form.getFieldError(path).join() === errors.join()) form.setFields([{ name: path, errors: [] }]);
}

/**
 * Puts what a refused call (422) says of its fields at those fields of the form around it, which bear the wire's names; what speaks
 * of no field of the form stands above it. A message goes when its field is changed or the form is sent again.
 */
export function FieldErrors({ refusal, shownAt }: FieldErrorsProps) {
  const form = Form.useFormInstance();
  const values: unknown = Form.useWatch([], form);
  const shown = useRef<readonly Shown[]>([]);
  const [others, setOthers] = useState<readonly FieldError[]>([]);

  useEffect(() => {
    const placeOf = (name: string) => shownAt?.[name.split(/[.[]/)[0] ?? ''] ?? name;
    const said = (refusal?.data?.fields ?? []).map((field) => ({ ...field, name: placeOf(field.name) }));
    // The wire may speak of a whole whose parts are fields of their own.
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
      title={others.map(({ name, msg }) => <div key={`${name} ${msg}`}>{`${name}: ${msg}`}</div>)}
    />
  );
}
