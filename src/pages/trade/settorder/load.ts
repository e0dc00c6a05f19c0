import { withTexts } from '@/locales/store';

/** Dialogs load after the first rows. */
export const loadOverlays = () => withTexts(import('./overlays'));
