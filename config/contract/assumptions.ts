import type { ApiDocument } from './document';

export function listAssumptions(document: ApiDocument): string {
  const operations: string[] = [];
  const parts: string[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const place = `\`${method.toUpperCase()} ${path}\``;
      if (operation['x-assumed']) operations.push(`- ${place}: the whole call. ${operation.summary ?? ''}`.trim());
      else if (JSON.stringify(operation).includes('"x-assumed":true') || JSON.stringify(operation).includes('$ref'))
        operations.push(`- ${place}: named by the specification; its fields are assumptions.`);
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema['x-assumed']) parts.push(`- \`${name}\`${schema.enum ? `: ${schema.enum.join(', ')}` : ''}`);
  }
  return [
    '# Assumptions of the contract',
    '',
    'Generated from `config/openapi` by `npm run generate`. The product specification does not show these; if a server differs, the contract must change.',
    '',
    '## Calls',
    '',
    ...operations,
    '',
    '## Schemas and value lists',
    '',
    ...parts,
    '',
  ].join('\n');
}
