import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IApi } from '@umijs/max';
import { demoAccounts } from '../mock/base/demoAccounts';
import { billOf, type Places, placeOf } from './bom';
import { listenOn } from './listenOn';
import { filesOf, type Module, modulesIn } from './modules';
import { START_MISSING, START_MISSING_STYLE } from './startMissing';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const PACKED = /\.(js|css|svg)$/;

/** Compresses the build's files once at the highest level, so that the server need not compress each response. */
async function pack(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((one) => PACKED.test(one))) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

/**
 * Writes two bills of materials: all installed packages, and the packages and files of the build. They go to a folder that is not
 * served.
 */
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

/**
 * Covers what Umi has no option for: the key `layout` in src/app.tsx, a zoomable page, the version file, compressed files and
 * bills of materials.
 */
export default (api: IApi) => {
  api.addRuntimePluginKey(() => ['layout']);

  // Must run before any other code creates an element.
  api.addEntryImportsAhead(() => [{ source: '@/policy' }]);

  api.modifyHTML(($) => {
    // The console has its own languages. A translator in the browser would send names and accounts of holders to its maker.
    $('html').attr({ lang: 'en', translate: 'no' });
    // Umi's route preloader sets script URLs itself and exposes all routes to everyone. Ours starts later and respects access
    // rights.
    $('script[src*="preload_helper"]').remove();
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    $('head').append('<title>Payment Console</title>');
    $('head').append('<meta name="color-scheme" content="light dark">');
    $('head').append('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    // Remains visible in a browser that cannot run the code. Otherwise the console replaces it before it appears.
    $('head').append(`<style>${START_MISSING_STYLE}</style>`);
    $('#root').html(
      `<p class="no-console">${START_MISSING.map(([lang, text]) => `<span lang="${lang}">${text}</span>`).join('<br>')}</p>`,
    );
    // Only with the simulated platform: a build never contains demo accounts.
    if (api.env === 'development' && !process.env.API_PROXY) {
      $('head').append($('<meta name="demo-accounts">').attr('content', JSON.stringify(demoAccounts)));
    }
    return $;
  });

  // The development server shows mails and codes of the simulated platform to this machine only, unless HOST says otherwise.
  if (api.name === 'dev') {
    process.env.HOST ??= '127.0.0.1';
    listenOn(process.env.HOST);
  }

  let modules: Iterable<Module> = [];
  api.onBuildComplete(({ stats }) => {
    if (!stats) return;
    modules = modulesIn(stats.compilation);
  });

  api.onBuildHtmlComplete(async () => {
    // The entry page's hash changes exactly when the shipped files change, so a rebuild of one commit is not a new version.
    const html = readFileSync(path.join(api.paths.absOutputPath, 'index.html'));
    const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
    writeFileSync(path.join(api.paths.absOutputPath, 'version.json'), `${JSON.stringify({ version })}\n`);
    await pack(api.paths.absOutputPath);
    writeBills(api.cwd, api.paths.absOutputPath, modules);
  });
};
