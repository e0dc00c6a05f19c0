import { createContext } from 'react';

/**
 * Replaces pro-components' forms. Tables only need their contexts, which stay empty. Our forms are antd's own; a cell with a form
 * field fails at its first render.
 */
export const GridContext = createContext({});
export const FieldContext = createContext({});
export default function ProForm() {
  throw new Error('pro-components: forms are left out of the build; see config/trim');
}
export { ProForm, ProForm as ProFormDependency, ProForm as ProFormField };
