/**
 * Finds Chromium, or installs it where CI runs, or says in one line what is missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export async function findChromium(): Promise<string> {
  const found = locate();
  if (found) return found;
  if (process.env['CI'] === 'true') install();
  const installed = locate();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium: install it (apt-get install chromium fonts-noto-cjk), or set CHROME_PATH.',
  );
  process.exit(1);
}

function locate(): string | undefined {
  const wished = process.env['CHROME_PATH'];
  return [...(wished ? [wished] : []), ...PLACES].find((place) => existsSync(place));
}

function install(): void {
  const run = (args: string[]): void => {
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  run(['update', '-qq']);
  run(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
}
