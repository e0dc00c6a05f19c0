/** Shown in a browser that is too old (`targets` in .umirc.ts) or runs no scripts. It is part of the page itself. */
export const START_MISSING = [
  ['en', 'The console has not started. It needs scripts, and Chrome, Edge or Firefox from version 109 or Safari from 16.'],
  ['zh', '控制台未能启动。需要启用脚本，并使用 Chrome、Edge、Firefox 109 或 Safari 16 及以上版本。'],
] as const;

/** Becomes visible if the console has not started after ten seconds. deploy/headers.conf allows this inline style by its hash. */
export const START_MISSING_STYLE =
  '.no-console{margin:3em;font:16px/1.6 sans-serif;opacity:0;animation:show 0s 10s forwards}@keyframes show{to{opacity:1}}';
