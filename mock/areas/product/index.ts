import type { Area } from '../../model/area';
import { productHandlers } from './handlers';
import { paywayHandlers } from './way';

/** Pay products and pay ways. */
export const product: Area = ({ world, log }) => ({
  ...productHandlers(world, log),
  ...paywayHandlers(world, log),
});
