/** HERE: this tab became the page. BESIDE: it opened in a tab of its own. */
export type Opening = 'HERE' | 'BESIDE' | 'BLOCKED';

/**
 * Opens another site's page in a tab that cannot reach the portal's. A tab in which nothing came before was opened by a
 * menu for this alone, and becomes the page. `noopener` as a feature would hide whether the browser blocked the tab.
 */
export function openOutside(address: string, here: Pick<Window, 'history' | 'location' | 'open'>): Opening {
  if (here.history.length === 1) {
    here.location.replace(address);
    return 'HERE';
  }
  const tab = here.open('', '_blank');
  if (!tab) return 'BLOCKED';
  tab.opener = null;
  tab.location.replace(address);
  return 'BESIDE';
}
