/**
 * Finds Chromium, or installs it where CI runs, or says in one line what is missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** The same engine without windows: the browser tests take a fifth less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Finds Chromium as people use it. */
export function findChromium(): string {
  return locate(CHROMIUM) ?? demand('chromium', CHROMIUM);
}

/** Finds the browser for the tests: the headless shell, which CI installs, or else Chromium. */
export function findTestBrowser(): string {
  const found = process.env['CI'] === 'true' ? locate([HEADLESS_SHELL]) : locateTestBrowser();
  return found ?? demand('chromium-headless-shell', [HEADLESS_SHELL, ...CHROMIUM]);
}

/** Works like findTestBrowser, but installs nothing. */
export function locateTestBrowser(): string | undefined {
  return locate([HEADLESS_SHELL, ...CHROMIUM]);
}

function locate(places: readonly string[]): string | undefined {
  const wished = process.env['CHROME_PATH'];
  return [...(wished ? [wished] : []), ...places].find((place) => existsSync(place));
}

function demand(name: string, places: readonly string[]): string {
  if (process.env['CI'] === 'true') install(name);
  const found = locate(places);
  if (found) return found;
  console.error(
    `The browser tests need Chromium: install it (apt-get install ${name} fonts-noto-cjk), or set CHROME_PATH.`,
  );
  process.exit(1);
}

/** Installs a package; a system that lacks it may still have Chromium. */
function install(name: string): void {
  const run = (args: string[]): void => {
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  try {
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk']);
  } catch (error) {
    console.warn(`${name} could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
