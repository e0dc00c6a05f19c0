import { type ApiDocument, listOperations, type Profile } from './document';

/**
 * Adds to every operation its profile, and whether it is optional. Changes the document. @throws Error for an operation without a
 * profile or an unknown one
 */
export function nameProfiles(document: ApiDocument): void {
  const profiles = Object.entries(document['x-profiles']);
  const find = (fits: (profile: Profile) => boolean | undefined) => profiles.find(([, profile]) => fits(profile));
  const known = new Set<string>();
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const { operationId, tags = [] } = operation;
      known.add(operationId);
      const found =
        find(({ operations }) => operations?.includes(operationId)) ?? find((one) => one.tags?.includes(tags[0] ?? ''));
      if (!found) throw new Error(`No profile of config/openapi/profiles.yaml has ${operationId} or its tag`);
      const [name, { optional }] = found;
      operation['x-profile'] = name;
      if (optional) operation['x-optional'] = true;
    }
  const missing = profiles.flatMap(([, { operations = [] }]) => operations).filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`The contract has no ${missing.join(', ')}`);
}

/** Profiles including all that they need. @throws Error with the list of profiles for an unknown one */
export function withNeeds(document: ApiDocument, names: readonly string[]): ReadonlySet<string> {
  const all = document['x-profiles'];
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    if (!all[name]) throw new Error(`Unknown profile ${name}. Profiles: ${Object.keys(all).join(', ')}`);
    found.add(name);
    for (const needed of all[name].needs ?? []) add(needed);
  };
  for (const name of names) add(name);
  return found;
}

/** Lines of the filters that a list takes with this profile, although its call belongs to another one. */
function listFilters(operations: ReturnType<typeof listOperations>, name: string): string[] {
  return operations.flatMap(({ method, path, query }) => {
    const filters = Object.entries(query.properties ?? {}).filter(([, schema]) => schema['x-profile'] === name);
    if (filters.length === 0 || !path.endsWith('/page')) return [];
    return [`- filters of ${method} ` + `\`${path}\`: ${filters.map(([filter]) => `\`${filter}\``).join(', ')}`];
  });
}

/** Markdown of the profiles: screens and calls. */
export function listProfiles(document: ApiDocument): string {
  const operations = listOperations(document);
  const parts = Object.entries(document['x-profiles']).flatMap(([name, { screens, optional, needs }]) => [
    `## ${name}`,
    '',
    screens.length > 0 ? `Screens: ${screens.map((screen) => `\`${screen}\``).join(', ')}.` : 'Serves all screens.',
    ...(optional ? ['A server may omit any of these calls: the console then hides their functions.'] : []),
    ...(needs ? [`Needs ${needs.join(', ')}.`] : []),
    '',
    ...operations.filter(({ profile }) => profile === name).map(({ method, path }) => `- ${method} \`${path}\``),
    ...listFilters(operations, name),
    '',
  ]);
  return [
    '# Profiles',
    '',
    'Generated from `config/openapi/profiles.yaml` by `npm run generate`. A profile is a group of calls that a server implements together for a screen. Start with the desk.',
    '',
    ...parts,
  ].join('\n');
}
