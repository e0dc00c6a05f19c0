/** All overlays of the statistics load as one chunk. */
export { ExplainDrawer } from './ExplainDrawer';
export { LossesDrawer } from './LossesDrawer';
