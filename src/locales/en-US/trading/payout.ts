export { sett } from './sett';
export { settDetail } from './settDetail';
