import { createContext } from 'react';

/**
 * In the place of pro-components' forms: of a table's use of them only a context is left that nobody reads. Our forms are antd's own,
 * and a cell that asks for a field of a form fails at its first render.
 */
export const GridContext = createContext({});
export const FieldContext = createContext({});
export default function ProForm() {
  throw new Error('pro-components: forms are left out of the build; see config/trim');
}
export { ProForm, ProForm as ProFormDependency, ProForm as ProFormField };
