import type { Area } from '../../model/area';
import { productHandlers } from './handlers';
import { paywayHandlers } from './way';

/** Products and the ways of paying them. */
export const product: Area = ({ world, log }) => ({
  ...productHandlers(world, log),
  ...paywayHandlers(world, log),
});
