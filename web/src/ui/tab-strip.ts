/** What is next to the chosen tab stays in sight, so that one sees that the strip goes on; in pixels. */
const BESIDE = 48;

/**
 * Moves a strip that is too narrow for its tabs so far that the chosen one is seen; the page stays where it is. False where the
 * chosen one is not there yet.
 */
export function showTab(list: HTMLElement): boolean {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  if (!tab) return false;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left + BESIDE) list.scrollLeft += tab.left - left - BESIDE;
  else if (tab.right > right - BESIDE) list.scrollLeft += tab.right - right + BESIDE;
  return true;
}

/** `data-more` says where a strip goes on out of sight: `start`, `end`, both, or nowhere. */
export function markHidden(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  const hidden = [scrollLeft > 1 && 'start', scrollWidth - clientWidth - scrollLeft > 1 && 'end'];
  list.dataset['more'] = hidden.filter(Boolean).join(' ');
}
