/** One chunk, because the page of an order uses texts of its list. */
export { settDetail } from './detail';
export { sett } from './list';
