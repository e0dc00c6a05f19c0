/** One part: the page of an order also shows what its list does. */
export { settDetail } from './detail';
export { sett } from './list';
