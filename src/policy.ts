/**
 * First of all code (config/umiPlugin.ts): under the policy of deploy/headers.conf only style elements with the nonce of this answer
 * count, and text is never set as HTML. Libraries that make style elements know nothing of a nonce, or set their text as HTML; here
 * both are put right for every style element, and for nothing else. Charts empty their box by setting no HTML at all: that much, and
 * no sign more, is let through. Where the server sends no nonce nothing is changed.
 */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => void;
}
const { nonce } = document.currentScript ?? {};

if (nonce) {
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function create(this: Document, ...given: Parameters<typeof createElement>) {
    const element = createElement.apply(this, given);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  } as typeof createElement;

  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get(this: HTMLStyleElement) {
      return this.textContent;
    },
    set(this: HTMLStyleElement, text: string) {
      this.textContent = text;
    },
  });

  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}

export {};
