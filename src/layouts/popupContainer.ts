/** Where lists and tips open: inside the dialog or the page of what opens them, so that no part of the page is outside its landmarks. */
export function popupContainer(trigger?: Element): HTMLElement {
  return (
    trigger?.closest<HTMLElement>('.ant-modal-container, .ant-drawer') ?? document.getElementById('content') ?? document.body
  );
}
