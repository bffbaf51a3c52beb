/** Pixels beside the chosen tab that stay in sight, so that the strip visibly goes on. */
const BESIDE = 48;

/**
 * Scrolls a strip that is too narrow for its tabs until the chosen one is visible; the page does not move. False if
 * the chosen one is not there yet.
 */
export function showTab(list: HTMLElement): boolean {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  if (!tab) return false;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left + BESIDE) list.scrollLeft += tab.left - left - BESIDE;
  else if (tab.right > right - BESIDE) list.scrollLeft += tab.right - right + BESIDE;
  return true;
}

/** Sets `data-more` to the sides with hidden tabs: `start`, `end`, both, or none. */
export function markHidden(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  const hidden = [scrollLeft > 1 && 'start', scrollWidth - clientWidth - scrollLeft > 1 && 'end'];
  list.dataset['more'] = hidden.filter(Boolean).join(' ');
}
