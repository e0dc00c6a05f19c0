import { type ApiDocument, separate } from './document';

/** True for a component that a reference, or the `x-values` of a filter, still names. */
const isNamed = (text: string, kind: string, name: string) =>
  text.includes(`"#/components/${kind}/${name}"`) || (kind === 'schemas' && text.includes(`"x-values":"${name}"`));

/**
 * Lists each parameter by itself: many tools send the fields of an exploded object as `paging[current]=2`. Removes what nothing refers to
 * any more. Changes the document.
 */
export function separateParameters(document: ApiDocument): void {
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item))
      if (operation.parameters) operation.parameters = operation.parameters.flatMap((one) => separate(document, one));
  // What is removed may have been the last to name another one.
  for (let isFinished = false; !isFinished; ) {
    isFinished = true;
    for (const kind of ['parameters', 'schemas'] as const) {
      const text = JSON.stringify(document);
      for (const name of Object.keys(document.components[kind]).filter((one) => !isNamed(text, kind, one))) {
        delete document.components[kind][name];
        isFinished = false;
      }
    }
  }
}
