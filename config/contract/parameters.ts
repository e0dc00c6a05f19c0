import { type ApiDocument, separate } from './document';

/**
 * Lists each parameter by itself: many tools send the fields of an exploded object as `paging[current]=2`. Removes what nothing refers to
 * any more. Changes the document.
 */
export function separateParameters(document: ApiDocument): void {
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item))
      if (operation.parameters) operation.parameters = operation.parameters.flatMap((one) => separate(document, one));
  for (const kind of ['parameters', 'schemas'] as const) {
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components[kind]))
      if (!text.includes(`"#/components/${kind}/${name}"`)) delete document.components[kind][name];
  }
}
