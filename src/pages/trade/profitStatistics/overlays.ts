/** One chunk for everything that opens over the statistics. */
export { ExplainDrawer } from './ExplainDrawer';
export { LossesDrawer } from './LossesDrawer';
