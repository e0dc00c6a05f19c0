import { useEffect, useState } from 'react';
import { HINTED } from './hinted';

const EVENTS = ['pointerover', 'focusin'] as const;
type HintsCode = typeof import('./Hints').Hints;

/** The tooltip of the page, loaded when the pointer or the focus first reaches something that has a hint. */
export function HintsLater() {
  const [loaded, setLoaded] = useState<{ Hints: HintsCode; first: Event }>();
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const load = (first: Event) => {
      if (!(first.target instanceof Element && first.target.closest(HINTED))) return;
      // In one chunk with what loads after the rows, so that hints are there offline, too. Without it the next hint asks again.
      import(/* webpackChunkName: "after-rows" */ './Hints').then(
        ({ Hints }) => setLoaded({ Hints, first }),
        () => undefined,
      );
    };
    for (const type of EVENTS) document.addEventListener(type, load, true);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, load, true);
    };
  }, [isLoaded]);
  return loaded ? <loaded.Hints first={loaded.first} /> : null;
}
