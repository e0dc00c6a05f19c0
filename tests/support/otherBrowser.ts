/*
 * What a walk through the console asks of a browser that is not Chromium: little enough for each browser's own driver. What is looked for
 * is looked for by the page itself, so that all browsers find the same.
 */

/** An element in sight, by a selector and by its accessible name where several would match. */
export interface Target {
  css: string;
  name?: string;
}

export type Key = 'Enter' | 'Escape' | '1';

export interface SavedFile {
  name: string;
  text: string;
}

export interface OtherBrowser {
  /** Name and version, as the browser says them. */
  version: string;
  /** Opens an address as a person does who types it. */
  open: (address: string) => Promise<void>;
  /** Answer of a function that runs in the page, where it knows nothing of its surroundings here. */
  ask: <Answer>(run: () => Answer) => Promise<Answer>;
  /** Text of an element; undefined when it is not there. */
  textOf: (target: Target) => Promise<string | undefined>;
  /** Clicks as a mouse does. @throws when the element is not there, or something covers it */
  click: (target: Target) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Files that are saved completely. */
  saved: () => readonly SavedFile[];
  /** What the pages have done since the last look that they must not do. */
  complaints: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** How a browser with an empty profile looks at the console. It knows no language of ours, so that it is shown English. */
export const LOOK = { zone: 'Asia/Singapore', width: 1440, height: 900 } as const;
