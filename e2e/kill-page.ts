import type { Page } from '@playwright/test';

/**
 * Ends a page's process, as a phone out of memory does. A page that is closed may still send what waits (`pagehide`
 * with `keepalive`), past every route and past `setOffline`; this one can't.
 */
export async function killPage(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // The command's answer goes down with the process.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
