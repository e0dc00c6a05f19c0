import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** What the console needs of a browser and jsdom does not have. */
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Two cores are shared with others, and the first page of a file compiles what it loads, which took 70 s with nothing compiled before.
// No length of the console's own timers, which a test may hold (withHeldTimers): a wait that is held never ends.
configure({ asyncUtilTimeout: 20_001 });

/** A page of more elements is not printed: that takes longer than to look through it, at each look of a wait, and shows no more than its head. */
const PRINTED = 500;
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    container.getElementsByTagName('*').length > PRINTED
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** The window that media queries see; wide enough for everything. */
const WIDTH = 1_440;

function doesMatch(media: string): boolean {
  const limits = [...media.matchAll(/(min|max)-width:\s*([\d.]+)px/g)];
  return limits.length > 0 && limits.every(([, end, px]) => (end === 'min' ? WIDTH >= Number(px) : WIDTH <= Number(px)));
}

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    matches: doesMatch(media),
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

// The only way to the bytes of a file that jsdom has.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// What antd's style sheet takes out of sight; the sheet itself is left out (WithoutStyles).
const hidden = document.createElement('style');
hidden.textContent = '.ant-form-item-hidden, .ant-select-dropdown-hidden, .ant-picker-dropdown-hidden { display: none }';
document.head.append(hidden);

// rc-component asks for pseudo element styles, which jsdom answers with an error in the console.
const getComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) => getComputedStyle(element);

// jsdom looks for the labels of a button through the whole page, for each button that is asked for its name.
const labelled = (label: HTMLLabelElement) => (label.htmlFor ? document.getElementById(label.htmlFor) : label.control);
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.querySelectorAll('label')].filter((label) => labelled(label) === this);
    },
  });

// Lists scroll to their chosen line; there is no layout to scroll here.
Element.prototype.scrollIntoView = () => undefined;

Object.defineProperty(globalThis, 'crypto', { value: require('node:crypto').webcrypto });

// React warns of every element that the browser does not know, and jsdom does not know this one yet.
const createElement = document.createElement.bind(document);
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options);
  return name === 'search' ? Object.setPrototypeOf(element, HTMLElement.prototype) : element;
}) as typeof document.createElement;

// React keeps the call stack of every element it makes, for messages; a page of rows makes tens of thousands of them.
Object.defineProperty(
  (React as unknown as Record<string, object>).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined },
);
