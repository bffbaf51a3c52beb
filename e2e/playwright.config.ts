/**
 * The browser tests: every screen by the route table on a phone and on a desktop, journeys as people go them.
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
  // A flaky test is a defect: it fails.
  retries: 0,
  forbidOnly: true,
  // The catalogue of the kit is long, and it is looked at in every way.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Nothing is in the middle of a movement when it is looked at.
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
