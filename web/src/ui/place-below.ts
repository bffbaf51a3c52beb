const edge = 8;

/** Puts a fixed element below its anchor, or above if there is no room, and inside the window. */
export function placeBelow(anchor: Element, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const size = floating.getBoundingClientRect();
  const room = document.documentElement.clientWidth - size.width - edge;
  const left = Math.max(edge, Math.min(at.left + at.width / 2 - size.width / 2, room));
  const hasRoomBelow = at.bottom + size.height <= window.innerHeight;
  const top = hasRoomBelow || at.top < size.height ? at.bottom : at.top - size.height;
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(top)}px`;
}
