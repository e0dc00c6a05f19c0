import { menu } from './menu';
import { trade } from './trade';

export default { menu, trade };

/** The formatter comes with the texts: it is needed exactly where they are. */
export { IntlMessageFormat } from 'intl-messageformat';
