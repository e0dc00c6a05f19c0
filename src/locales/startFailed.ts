/** In both languages, because loading the texts may be what failed. */
export const START_FAILED = 'The console could not be loaded. Reload the page. 控制台加载失败，请刷新页面。';
