/** A place that scrolls can be reached by keys: it takes the focus while it holds more than it shows. */
export function scrolls(place: HTMLElement): () => void {
  const look = (): void => {
    if (place.scrollHeight > place.clientHeight) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  size.observe(place);
  const content = new MutationObserver(look);
  content.observe(place, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
