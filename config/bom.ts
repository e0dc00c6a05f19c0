import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';

/** A package entry of package-lock.json. Its key is the package's folder. */
export interface Locked {
  /** Of a package that is installed under another name. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  inBundle?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}
export type Places = Readonly<Record<string, Locked>>;

const FOLDER = 'node_modules/';

const nameOf = (place: string): string => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);

/** The package that is installed in this folder, which may bear another name. */
export const packageOf = (place: string, { name }: Pick<Locked, 'name'>): string => name ?? nameOf(place);

/** The lock file's folder of the package that a file belongs to. Undefined for a file of the project itself. */
export function placeOf(file: string, places: Places): string | undefined {
  const parts = file.replaceAll('\\', '/').split('/');
  for (let length = parts.length; length > 0; length -= 1)
    for (let from = 0; from < length; from += 1) {
      if (parts[from] !== 'node_modules') continue;
      const place = parts.slice(from, length).join('/');
      if (places[place]) return place;
      break;
    }
  return undefined;
}

/** Resolves a dependency as Node does: in the package's own folder, or further up. */
function resolve(from: string, name: string, places: Places): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const place = folder === '' ? FOLDER + name : `${folder}/${FOLDER}${name}`;
    if (places[place]) return place;
    if (folder === '') return undefined;
    if (!folder.includes(`/${FOLDER}`)) folder = '';
  }
}

function hashesOf(integrity = ''): Models.HashDictionary {
  const [kind, text = ''] = integrity.split('-');
  return new Models.HashDictionary(
    kind === 'sha512' ? [[Enums.HashAlgorithm['SHA-512'], Buffer.from(text, 'base64').toString('hex')]] : [],
  );
}

function componentOf(place: string, locked: Locked): Models.Component {
  const { version = '', license, integrity, dev, optional } = locked;
  const [name = '', group] = packageOf(place, locked).split('/').reverse();
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: place,
    group,
    version,
    purl: `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${name}@${encodeURIComponent(version)}`,
    scope: dev ? Enums.ComponentScope.Excluded : optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
    hashes: hashesOf(integrity),
  });
  if (license) component.licenses.add(new Models.NamedLicense(license));
  return component;
}

/**
 * A bill of materials (CycloneDX 1.6, JSON): the packages in these folders, their dependencies, and the files built from them.
 * The output is reproducible: it holds no time and no generated id (docs/rules/quality.md#dependencies).
 * @param of name and version of the project
 * @param places packages by folder, as in the lock file
 * @param files SHA-256 of each file in hex, by file name
 */
export function billOf(
  of: { name: string; version: string },
  places: Places,
  files: ReadonlyMap<string, string> = new Map(),
): string {
  const root = new Models.Component(Enums.ComponentType.Application, of.name, { version: of.version, bomRef: of.name });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  const components = new Map(
    Object.entries(places)
      .filter(([place, { link }]) => place !== '' && !link)
      .map(([place, locked]) => [place, componentOf(place, locked)]),
  );
  for (const [place, component] of components) {
    for (const name of Object.keys(places[place]?.dependencies ?? {})) {
      const needed = components.get(resolve(place, name, places) ?? '');
      if (needed) component.dependencies.add(needed.bomRef);
    }
    bom.components.add(component);
  }
  for (const [name, hash] of files)
    bom.components.add(
      new Models.Component(Enums.ComponentType.File, name, {
        bomRef: `file:${name}`,
        hashes: new Models.HashDictionary([[Enums.HashAlgorithm['SHA-256'], hash]]),
      }),
    );
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 })}\n`;
}
