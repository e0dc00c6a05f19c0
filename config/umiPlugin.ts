import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IApi } from '@umijs/max';
import { demoAccounts } from '../mock/base/demoAccounts';
import { billOf, type Places, placeOf } from './bom';
import { filesOf, type Module, modulesIn } from './modules';
import { START_MISSING, START_MISSING_STYLE } from './startMissing';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const PACKED = /\.(js|css|svg)$/;

/** Every file of the build that a server can hand out packed, beside itself: at the best level, once, and not at every call. */
async function pack(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((one) => PACKED.test(one))) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

/** Writes what is installed, and what of it went into the build with the build's files, beside the build: not where it is served. */
function writeBills(root: string, dist: string, modules: Iterable<Module>): void {
  const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const manifest: { name: string; version: string } = read('package.json');
  const { packages }: { packages: Places } = read('package-lock.json');
  const used = new Set([...filesOf(modules)].map((file) => placeOf(file, packages)));
  const files = readdirSync(dist).map((name): [string, string] => [
    name,
    createHash('sha256')
      .update(readFileSync(path.join(dist, name)))
      .digest('hex'),
  ]);
  const bundled = Object.fromEntries(Object.entries(packages).filter(([place]) => used.has(place)));
  const folder = path.join(root, 'sbom');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tree.cdx.json'), billOf(manifest, packages));
  writeFileSync(path.join(folder, 'bundle.cdx.json'), billOf(manifest, bundled, new Map(files)));
}

/** What Umi has no option for: the key `layout` in src/app.tsx, an HTML page that may be zoomed, the version file, packed files, the bills of materials. */
export default (api: IApi) => {
  api.addRuntimePluginKey(() => ['layout']);

  // Before any other code makes an element.
  api.addEntryImportsAhead(() => [{ source: '@/policy' }]);

  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    // Umi's route preloader sets script addresses by itself and shows the whole route map to everyone; ours starts later and knows rights.
    $('script[src*="preload_helper"]').remove();
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    $('head').append('<title>Payment Console</title>');
    $('head').append('<meta name="color-scheme" content="light dark">');
    $('head').append('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    // A browser that cannot read the code, or may not run it, is left with this; the console takes its place long before it is seen.
    $('head').append(`<style>${START_MISSING_STYLE}</style>`);
    $('#root').html(
      `<p class="no-console">${START_MISSING.map(([lang, text]) => `<span lang="${lang}">${text}</span>`).join('<br>')}</p>`,
    );
    // Only where the simulated platform answers: a build never carries them.
    if (api.env === 'development' && !process.env.API_PROXY) {
      $('head').append($('<meta name="demo-accounts">').attr('content', JSON.stringify(demoAccounts)));
    }
    return $;
  });

  let modules: Iterable<Module> = [];
  api.onBuildComplete(({ stats }) => {
    if (!stats) return;
    modules = modulesIn(stats.compilation);
  });

  api.onBuildHtmlComplete(async () => {
    // The hash of the entry page changes exactly when the shipped files change, so that a rebuild of one commit is no "new version".
    const html = readFileSync(path.join(api.paths.absOutputPath, 'index.html'));
    const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
    writeFileSync(path.join(api.paths.absOutputPath, 'version.json'), `${JSON.stringify({ version })}\n`);
    await pack(api.paths.absOutputPath);
    writeBills(api.cwd, api.paths.absOutputPath, modules);
  });
};
