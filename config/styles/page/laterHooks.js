import useClasses from './hooks';
import '@@/styles/later.css';

/** The same hook for components whose styles are in the later sheet. A plain re-export would lose the import of the sheet. */
export default () => useClasses();
/** Variable name that the progress bar's style uses. */
export const LineStrokeColorVar = '--progress-line-stroke-color';
