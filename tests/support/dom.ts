import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

/** What the console needs of a browser and jsdom does not have. */
Object.assign(globalThis, { TextEncoder, TextDecoder });

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
});

class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: ResizeObserverStub });

class BroadcastChannelStub extends EventTarget {
  postMessage() {}
  close() {}
}
Object.assign(globalThis, { BroadcastChannel: BroadcastChannelStub });

class MessageChannelStub {
  port1: { onmessage?: (event: object) => void } = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.({}), 0) };
}
if (typeof MessageChannel === 'undefined') Object.assign(globalThis, { MessageChannel: MessageChannelStub });

// rc-component asks for pseudo element styles, which jsdom answers with an error in the console.
const getComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) => getComputedStyle(element);

Object.defineProperty(globalThis, 'crypto', { value: require('node:crypto').webcrypto });
