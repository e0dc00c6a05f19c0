import { Parser } from 'saxen';
import { SheetFault } from './fault';

type Attributes = Readonly<Record<string, string>>;

/** Events of a document; names come without their prefix. */
export interface XmlHandlers {
  onOpen?: (name: string, attributes: () => Attributes) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
}

const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));|&/gi;
const NAMED = new Map(Object.entries({ amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }));
const MAX_CODE_POINT = 0x10ffff;

const refuse = (): never => {
  throw new SheetFault({ code: 'unreadable' });
};

const fromCode = (code: number): string => (code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : refuse());

/** saxen's own decoder truncates characters beyond 16 bits and keeps unknown entities. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
    if (hex) return fromCode(Number.parseInt(hex, 16));
    return decimal ? fromCode(Number(decimal)) : (NAMED.get(name ?? '') ?? refuse());
  });
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function decodeAttributes(raw: Attributes): Attributes {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [localName(name), decodeEntities(value)]));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse();
  }
}

/**
 * Reads one XML document in UTF-8. Malformed XML and any document type declaration (entities, external files) are rejected as
 * `unreadable` (SheetFault).
 */
export function readXml(bytes: Uint8Array, { onOpen, onText, onClose }: XmlHandlers): void {
  const parser = new Parser();
  parser.on('error', refuse);
  parser.on('warn', refuse);
  parser.on('attention', refuse);
  parser.on('question', (text) => {
    const encoding = /^<\?xml\s[^>]*encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
    if (!/^utf-?8$/i.test(encoding)) refuse();
  });
  if (onOpen)
    parser.on('openTag', (name, attributes) => onOpen(localName(name), () => decodeAttributes(attributes() || refuse())));
  if (onText) {
    parser.on('text', (text) => onText(decodeEntities(text)));
    parser.on('cdata', onText);
  }
  if (onClose) parser.on('closeTag', (name) => onClose(localName(name)));
  parser.parse(decode(bytes));
}
