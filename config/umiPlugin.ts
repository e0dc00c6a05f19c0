import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from '@umijs/max';
import { demoAccounts } from '../mock/demoAccounts';

/** What Umi has no option for: the key `layout` in src/app.tsx, an HTML page that may be zoomed, the version file. */
export default (api: IApi) => {
  api.addRuntimePluginKey(() => ['layout']);

  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    // Umi's route preloader sets script addresses by itself and shows the whole route map to everybody; ours starts later and knows rights.
    $('script[src*="preload_helper"]').remove();
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    $('head').append('<title>Payment Console</title>');
    $('head').append('<meta name="color-scheme" content="light dark">');
    $('head').append('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    // Only where the simulated platform answers: a build never carries them.
    if (api.env === 'development' && !process.env.API_PROXY) {
      $('head').append($('<meta name="demo-accounts">').attr('content', JSON.stringify(demoAccounts)));
    }
    return $;
  });

  api.onBuildHtmlComplete(() => {
    // The hash of the entry page changes exactly when the shipped files change, so that a rebuild of one commit is no "new version".
    const html = readFileSync(path.join(api.paths.absOutputPath, 'index.html'));
    const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
    writeFileSync(path.join(api.paths.absOutputPath, 'version.json'), `${JSON.stringify({ version })}\n`);
  });
};
