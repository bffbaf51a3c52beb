/**
 * The browser tests: every screen of the route table on a phone and on a desktop, and people's journeys.
 */
import { defineConfig } from '@playwright/test';

import { locateTestBrowser } from '../scripts/lib/chromium.ts';

const browser = locateTestBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  outputDir: '../node_modules/.cache/e2e',
  workers: 2,
  fullyParallel: true,
  // A flaky test is a defect: `npm test` runs it again at its end, and names it.
  retries: 0,
  forbidOnly: true,
  // Limits only end what hangs: a machine may be several times slower than the usual one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // No element is in the middle of an animation when it is checked.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 1000 } } }],
});
