import { IntlMessageFormat } from 'intl-messageformat';
import { asShown } from '../domain/written';
import type { Locale } from './locale';

/** Values of the placeholders of a message. */
export type MessageValues = Record<string, string | number>;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
/** The source text, or in a build its parsed tree. */
export type Message = string | Element[];

/** Fills the placeholders of a message of one language. */
export type Formatter = (message: Message, values?: MessageValues) => string;

/** Type of a plain argument in the parsed tree. */
const PLAIN = 1;
/** Name of the text value of a plain argument; no message can use this name itself. */
const textOf = (name: string) => `${name}.`;

/**
 * Plain arguments use text values, so that numbers look as everywhere; plural and select keep the raw values. A built tree may
 * already be converted, in the same language.
 */
function takeTexts(elements: readonly Element[]): void {
  for (const element of elements) {
    if ('options' in element) for (const { value } of Object.values(element.options)) takeTexts(value);
    else if (element.type === PLAIN && !element.value.endsWith(textOf(''))) element.value = textOf(element.value);
  }
}

/**
 * Creates the formatter of a language. A value that the server did not send is a dash. Pass values that are not quantities, such as a
 * version or a code, as text.
 */
export function createFormatter(locale: Locale): Formatter {
  const formats = new Map<Message, IntlMessageFormat>();
  return (message, values = {}) => {
    let format = formats.get(message);
    if (!format) {
      format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      takeTexts(format.getAst());
      formats.set(message, format);
    }
    const texts = Object.entries(values).map(([name, value]) => [textOf(name), asShown(value ?? '–')]);
    return String(format.format({ ...values, ...Object.fromEntries(texts) }));
  };
}
