/**
 * Container of dropdowns and tooltips: the dialog, drawer or page of their trigger. That keeps all content inside landmarks. Those of
 * a table's tools stay with the tools: what opens above its trigger hangs on the lower edge of its container, and a page that gets
 * shorter would pull it out of sight.
 */
export function popupContainer(trigger?: Element): HTMLElement {
  return (
    trigger?.closest<HTMLElement>('.ant-modal-container, .ant-drawer, .table-bar') ??
    document.getElementById('content') ??
    document.body
  );
}
