/** Calls the listener when the tab gets the focus, or is shown or hidden. Returns a function that removes it. */
export function onReturn(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
