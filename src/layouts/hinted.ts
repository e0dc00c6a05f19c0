/** What has a hint: elements that name one, and times, whose zone it tells. */
export const HINTED = '[data-hint], time[datetime]';
