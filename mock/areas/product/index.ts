import type { AreaContext, AreaHandlers } from '../../model/area';
import { productHandlers } from './handlers';
import { paywayHandlers } from './way';

/** Pay products and pay ways. */
export const product = ({ world, log }: AreaContext): AreaHandlers<'product' | 'payway'> => ({
  ...productHandlers(world, log),
  ...paywayHandlers(world, log),
});
