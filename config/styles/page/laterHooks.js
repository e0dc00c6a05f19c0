import useClasses from './hooks';
import '@@/styles/later.css';

/** The same for a component whose styles are in the sheet that comes with dialogs and drawers; handed on it would come without it. */
export default () => useClasses();
/** How the style of a progress bar names its colors. */
export const LineStrokeColorVar = '--progress-line-stroke-color';
