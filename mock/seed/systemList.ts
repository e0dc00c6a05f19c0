import type { DictColor } from '@/contract';
import type { Tone } from '../../src/domain/status';

/** A system enum: code, names, values in order, colors. Its labels are the console's own messages. */
export type SystemList = readonly [code: string, en: string, zh: string, readonly string[], ((value: string) => DictColor)?];

const colorOf = (tone: Tone | undefined): DictColor => (tone === undefined || tone === 'neutral' ? 'default' : tone);

/** Color of each value, by its tone on the screens. */
export const colorsOf = (tones: Readonly<Record<string, Tone>>) => (value: string) => colorOf(tones[value]);
