import { Tooltip } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Format, useFormat } from '@/hooks/useFormat';
import { popupContainer } from './popupContainer';

/** As long as antd's tips wait for a pointer that only passes by. */
const DELAY_MS = 100;
const HINTED = '[data-hint], time[datetime]';

interface Hot {
  element: Element;
  text: string;
  box: { left: number; top: number; width: number; height: number };
}

/** What there is to say of an element: what it carries; of a time its zone and how it stands in UTC. */
function textOf(element: Element, format: Format): string | undefined {
  const at = element.getAttribute('datetime');
  return element.getAttribute('data-hint') ?? (at ? `${format.timeZone} ${format.offset()} · ${at}` : undefined);
}

function hotOf(element: Element, format: Format): Hot | undefined {
  const text = textOf(element, format);
  if (!text) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, text, box: { left, top, width, height } };
}

/**
 * The one tip of the page: shown for whatever carries `data-hint` when a pointer or the focus comes to it. A list has hundreds of
 * such places, and a tip of its own for each takes longer to be made than its row.
 */
export function Hints() {
  const format = useFormat();
  const formatNow = useRef(format);
  formatNow.current = format;
  const [hot, setHot] = useState<Hot>();
  const shown = useRef<Element>(undefined);
  shown.current = hot?.element;

  useEffect(() => {
    let timer = 0;
    const show = (element: Element | undefined, delay: number) => {
      window.clearTimeout(timer);
      if (element === shown.current) return;
      timer = window.setTimeout(() => setHot(element?.isConnected ? hotOf(element, formatNow.current) : undefined), delay);
    };
    const hintedAt = ({ target }: Event) => (target instanceof Element ? (target.closest(HINTED) ?? undefined) : undefined);
    const onPointer = (event: Event) => {
      // Somebody goes to read what it says.
      if (event.target instanceof Element && event.target.closest('.ant-tooltip')) window.clearTimeout(timer);
      else show(hintedAt(event), DELAY_MS);
    };
    const onFocus = (event: Event) => {
      const element = hintedAt(event);
      // Why a button is closed is told to whoever comes to it; what an open one does, to who comes by the keys.
      if (element?.matches(':focus-visible, [aria-disabled="true"]')) show(element, 0);
    };
    // Only what is shown: a tip that is on its way belongs to where the pointer has come to.
    const onBlur = (event: Event) => {
      if (shown.current && shown.current === hintedAt(event)) setHot(undefined);
    };
    const onScroll = () => {
      if (shown.current) setHot(undefined);
    };
    const listeners = { pointerover: onPointer, focusin: onFocus, focusout: onBlur, scroll: onScroll };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
    return () => {
      window.clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
    };
  }, []);

  const element = hot?.element;
  // What it says may change while it is shown, and what it belongs to may go.
  useEffect(() => {
    if (!element) return;
    const observer = new MutationObserver(() =>
      setHot((now) => {
        if (!element.isConnected) return undefined;
        return now && textOf(element, formatNow.current) === now.text ? now : hotOf(element, formatNow.current);
      }),
    );
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-hint'] });
    return () => observer.disconnect();
  }, [element]);

  if (!hot) return null;
  return (
    <Tooltip
      key={`${hot.box.left} ${hot.box.top} ${hot.text}`}
      open
      title={hot.text}
      getPopupContainer={() => popupContainer(hot.element)}
      onOpenChange={(isOpen) => {
        if (!isOpen) setHot(undefined);
      }}
    >
      <span className="hint-anchor" style={hot.box} aria-hidden />
    </Tooltip>
  );
}
