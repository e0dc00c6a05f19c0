import { Tooltip } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Format, useFormat } from '@/hooks/useFormat';
import { HINTED } from './hinted';
import { popupContainer } from './popupContainer';

/** The same delay as antd's tooltips, so that a passing pointer opens none. */
const DELAY_MS = 100;

interface Hot {
  element: Element;
  text: string;
  box: { left: number; top: number; width: number; height: number };
}

/** Tooltip text of an element: its `data-hint`, or the zone and the UTC time of a time element. */
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
 * The only tooltip of the page. It appears when the pointer or the focus reaches an element with `data-hint`. A list has hundreds
 * of these, and one tooltip each would take longer to render than the row.
 * @param first the event for which it was loaded
 */
export function Hints({ first }: { first?: Event }) {
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
      // The pointer moved onto the tooltip: keep it open.
      if (event.target instanceof Element && event.target.closest('.ant-tooltip')) window.clearTimeout(timer);
      else show(hintedAt(event), DELAY_MS);
    };
    const onFocus = (event: Event) => {
      const element = hintedAt(event);
      // On focus, a disabled button always shows its reason. An enabled one shows its hint on keyboard focus only.
      if (element?.matches(':focus-visible, [aria-disabled="true"]')) show(element, 0);
    };
    // Closes only the visible tooltip. A pending one belongs to the element under the pointer.
    const onBlur = (event: Event) => {
      if (shown.current && shown.current === hintedAt(event)) setHot(undefined);
    };
    const onScroll = () => {
      if (shown.current) setHot(undefined);
    };
    const listeners = { pointerover: onPointer, focusin: onFocus, focusout: onBlur, scroll: onScroll };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
    if (first) (first.type === 'focusin' ? onFocus : onPointer)(first);
    return () => {
      window.clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
    };
  }, [first]);

  const element = hot?.element;
  // The text may change, or the element may disappear, while the tooltip is open.
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
