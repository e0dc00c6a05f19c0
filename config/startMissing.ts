/** For a browser that the code is not made for (`targets` in .umirc.ts), or that runs none: in the page itself. */
export const START_MISSING = [
  ['en', 'The console has not started. It needs scripts, and Chrome, Edge or Firefox from version 109 or Safari from 16.'],
  ['zh', '控制台未能启动。需要启用脚本，并使用 Chrome、Edge、Firefox 109 或 Safari 16 及以上版本。'],
] as const;
