/** By then a select has made its first choice active, which it does after it has shown it. */
const SHOWN_MS = 50;

const press = (input: HTMLElement, type: 'keydown' | 'keyup') =>
  input.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }));

/** Presses Enter once the select has its choices, unless the operator has gone on by then. */
function enterWhenLoaded(input: HTMLInputElement, select: Element, isMeant: () => boolean) {
  const typed = input.value;
  const observer = new MutationObserver(() => {
    if (select.matches('.ant-select-loading')) return;
    observer.disconnect();
    setTimeout(() => {
      if (!isMeant() || document.activeElement !== input || input.value !== typed) return;
      press(input, 'keydown');
      press(input, 'keyup');
    }, SHOWN_MS);
  });
  observer.observe(select, { attributes: true, attributeFilter: ['class'] });
}

let last: KeyboardEvent | undefined;

function onKeyDown(event: KeyboardEvent): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || input.getAttribute('aria-expanded') !== 'true') return;
  const select = input.closest('.ant-select');
  if (!select) return;
  const isMeantByTab = !select.matches('.ant-select-multiple') && (input.value || last?.key.startsWith('Arrow'));
  last = event;
  if (event.key === 'Tab' && !isMeantByTab) event.stopPropagation();
  if (event.key !== 'Enter' || event.isComposing || !input.value || !select.matches('.ant-select-loading')) return;
  event.stopPropagation();
  event.preventDefault();
  enterWhenLoaded(input, select, () => last === event);
}

/** antd writes `new-password` and takes no other value. Browsers keep what was typed into such a field (docs/rules/console.md#autofill). */
function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && target.closest('.ant-select')) target.autocomplete = 'off';
}

/**
 * Keys of every open select of antd (docs/rules/console.md#selects). Tab leaves it: antd takes it as a second Enter, which takes
 * back a choice among several, or chooses what was never wanted. Enter before the choices are loaded chooses when they are.
 * The browser suggests nothing in one. Another call changes nothing.
 */
export function watchSelectKeys(): void {
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusin', onFocus, true);
}
