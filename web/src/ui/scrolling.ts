// What scrolls must be within reach of the keys; what does not scroll needs no stop for them.

/** Let an element take the focus as long as it holds more than it shows. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      content.disconnect();
    },
  };
}
