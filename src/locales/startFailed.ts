/** In both languages at once: the texts themselves may be what cannot be fetched. */
export const START_FAILED = 'The console could not be loaded. Reload the page. 控制台加载失败，请刷新页面。';
