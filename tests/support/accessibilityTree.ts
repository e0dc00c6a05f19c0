import type { Page } from 'playwright-core';

/*
 * A page as a screen reader reads it from top to bottom: roles, names, states and texts of the browser's own accessibility tree.
 */

interface Value {
  value?: unknown;
}
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** Their name says all of what is in them. */
const WHOLE = new Set([
  'link',
  'button',
  'heading',
  'tab',
  'columnheader',
  'menuitem',
  'checkbox',
  'radio',
  'switch',
  'option',
  'image',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
]);
/** Said when they have a name; what is in them follows. */
const NAMED = new Set([
  'navigation',
  'region',
  'group',
  'list',
  'table',
  'grid',
  'tablist',
  'form',
  'dialog',
  'alertdialog',
  'complementary',
]);
const ALWAYS = new Set(['banner', 'main', 'dialog', 'alertdialog', 'status', 'alert', 'table', 'row', 'tabpanel']);
const STATES = ['expanded', 'pressed', 'checked', 'selected', 'disabled', 'required', 'invalid'];

/**
 * What a reader hears, a line each.
 * @param within selector of the part that is read; the page when left out
 */
export async function heardIn(page: Page, within?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    let root = nodes[0];
    if (within) {
      const { result } = (await session.send('Runtime.evaluate', {
        expression: `[...document.querySelectorAll(${JSON.stringify(within)})].findLast((one) => one.checkVisibility())`,
      })) as { result: { objectId?: string } };
      const { node } = (await session.send('DOM.describeNode', { objectId: result.objectId })) as {
        node: { backendNodeId: number };
      };
      root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    }
    if (!root) throw new Error(`A screen reader finds no ${within ?? 'page'}`);
    const lines: string[] = [];
    const read = (node: Node): void => {
      const role = String(node.role?.value ?? '');
      const name = String(node.name?.value ?? '')
        .replace(/\s+/g, ' ')
        .trim();
      const states = (node.properties ?? [])
        .filter(
          (one) =>
            STATES.includes(one.name) && one.value.value !== false && one.value.value !== 'false' && one.name !== 'invalid',
        )
        .map((one) =>
          one.value.value === true || one.value.value === 'true' ? one.name : `${one.name}=${String(one.value.value)}`,
        );
      const closed = (node.properties ?? []).some((one) => one.name === 'expanded' && one.value.value === false)
        ? ['collapsed']
        : [];
      const value = node.value?.value ? [`"${String(node.value.value)}"`] : [];
      const say = () => lines.push([role, ...(name ? [`'${name}'`] : []), ...value, ...states, ...closed].join(' '));
      if (!node.ignored) {
        if (role === 'StaticText') {
          if (name) lines.push(`text '${name}'`);
          return;
        }
        if (WHOLE.has(role)) return void say();
        if (ALWAYS.has(role) || (NAMED.has(role) && name)) say();
      }
      for (const id of node.childIds ?? []) {
        const child = byId.get(id);
        if (child) read(child);
      }
    };
    read(root);
    return lines;
  } finally {
    await session.detach();
  }
}

/** Begins to write down what live regions announce. Returns a function that gives the announcements so far. */
export async function announcementsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const hear = (node: globalThis.Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(LIVE);
      const own = node instanceof Element ? [...node.querySelectorAll(LIVE)] : [];
      for (const one of region ? [region] : own) {
        const text = one.textContent?.replace(/\s+/g, ' ').trim();
        const line = `${one.getAttribute('role') ?? one.getAttribute('aria-live')}: ${text}`;
        if (text && told.at(-1) !== line) told.push(line);
      }
    };
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData') hear(target);
        for (const node of addedNodes) hear(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { told: string[] }).told]);
}
