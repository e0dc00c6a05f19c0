import type { AreaContext, AreaHandlers } from '../../model/area';
import { dictHandlers } from './handlers';

/** Code lists. */
export const dict = ({ world }: AreaContext): AreaHandlers<'dict'> & Pick<AreaHandlers<'common'>, 'getLabels'> =>
  dictHandlers(world);
