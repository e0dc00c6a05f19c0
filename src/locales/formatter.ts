import { IntlMessageFormat } from 'intl-messageformat';
import { asShown } from '../domain/written';
import type { Locale } from './locale';

/** Values of the placeholders of a message. */
export type MessageValues = Record<string, string | number>;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
/** As it stands in its source, or, in a build, as the tree that was made of it. */
export type Message = string | Element[];

/** Fills the placeholders of a message of one language. */
export type Formatter = (message: Message, values?: MessageValues) => string;

/** What a plain argument is in the tree of a message. */
const PLAIN = 1;
/** The name under which a plain argument finds its value as a text; no message can name it itself. */
const textOf = (name: string) => `${name}.`;

/**
 * Plain arguments take texts, so that their numbers are written as they are everywhere; plural and select keep the values. The tree of
 * a build may have been through this before, in the same language.
 */
function takeTexts(elements: readonly Element[]): void {
  for (const element of elements) {
    if ('options' in element) for (const { value } of Object.values(element.options)) takeTexts(value);
    else if (element.type === PLAIN && !element.value.endsWith(textOf(''))) element.value = textOf(element.value);
  }
}

/** What fills the messages of a language. What is no quantity, as a version or a code, is handed in as a text. */
export function createFormatter(locale: Locale): Formatter {
  const formats = new Map<Message, IntlMessageFormat>();
  return (message, values = {}) => {
    let format = formats.get(message);
    if (!format) {
      format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      takeTexts(format.getAst());
      formats.set(message, format);
    }
    const texts = Object.entries(values).map(([name, value]) => [textOf(name), asShown(value)]);
    return String(format.format({ ...values, ...Object.fromEntries(texts) }));
  };
}
