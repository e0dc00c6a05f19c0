/** Container of dropdowns and tooltips: the dialog, drawer or page of their trigger. That keeps all content inside landmarks. */
export function popupContainer(trigger?: Element): HTMLElement {
  return (
    trigger?.closest<HTMLElement>('.ant-modal-container, .ant-drawer') ?? document.getElementById('content') ?? document.body
  );
}
