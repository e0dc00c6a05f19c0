import { withTexts } from '@/locales/store';

/** Dialogs are code of the second moment: fetched when the rows are there. */
export const loadOverlays = () => withTexts(import('./overlays'));
