import { type Lang, NO_RIGHT, Refusal, say } from '../engine/text';
import { nameOfKey } from './screens';

const nameIn = (lang: Lang, key: string) => ({ name: say(lang, nameOfKey(key)) });

/** Says that an action needs this key. */
export const whyNoRight = (lang: Lang, key: string): string => say(lang, NO_RIGHT, nameIn(lang, key));

/** Refuses a call for want of this key. */
export const noRight = (lang: Lang, key: string): Refusal =>
  new Refusal(403, 'FORBIDDEN', NO_RIGHT, nameIn(lang, key), { required: [key] });
