import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IApi } from '@umijs/max';
import { demoAccounts } from '../mock/demoAccounts';

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

/** What Umi has no option for: the key `layout` in src/app.tsx, an HTML page that may be zoomed, the version file, packed files. */
export default (api: IApi) => {
  api.addRuntimePluginKey(() => ['layout']);

  // Before any other code makes an element.
  api.addEntryImportsAhead(() => [{ source: '@/policy' }]);

  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    // Umi's route preloader sets script addresses by itself and shows the whole route map to everybody; ours starts later and knows rights.
    $('script[src*="preload_helper"]').remove();
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    $('head').append('<title>Payment Console</title>');
    $('head').append('<meta name="color-scheme" content="light dark">');
    $('head').append('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    // The server puts a new value in with every answer (deploy/nginx.conf); src/policy.ts takes it from here.
    $('script[src]').attr('nonce', '__NONCE__');
    // Only where the simulated platform answers: a build never carries them.
    if (api.env === 'development' && !process.env.API_PROXY) {
      $('head').append($('<meta name="demo-accounts">').attr('content', JSON.stringify(demoAccounts)));
    }
    return $;
  });

  api.onBuildHtmlComplete(async () => {
    // The hash of the entry page changes exactly when the shipped files change, so that a rebuild of one commit is no "new version".
    const html = readFileSync(path.join(api.paths.absOutputPath, 'index.html'));
    const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
    writeFileSync(path.join(api.paths.absOutputPath, 'version.json'), `${JSON.stringify({ version })}\n`);
    await pack(api.paths.absOutputPath);
  });
};
