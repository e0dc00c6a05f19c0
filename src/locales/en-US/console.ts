import { menu } from './menu';
import { trade } from './trade';

export default { menu, trade };
