/**
 * Shows the pages of failed browser tests: Playwright writes them to files, which nobody has after a run elsewhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';

const MOST_PAGES = 3;
const MOST_LINES = 90;

/** Shows the pages of the first failures that a report names; empty if it names none. */
export function showSeenPages(report: string): string {
  const files = [...report.matchAll(/Error Context: (\S+)/g)].map(([, file = '']) => path.resolve(ROOT, file));
  return [...new Set(files)]
    .slice(0, MOST_PAGES)
    .filter((file) => existsSync(file))
    .map((file) => `\n── the page of ${path.basename(path.dirname(file))}\n${findSnapshot(readFileSync(file, 'utf8'))}`)
    .join('\n');
}

/** Finds the tree of roles and names, from the end of the menus on. */
export function findSnapshot(context: string): string {
  const lines = (/```yaml\n(.*?)\n```/s.exec(context)?.[1] ?? '').split('\n');
  const start = Math.max(
    lines.findIndex((line) => /^- (main|dialog|alertdialog)\b/.test(line)),
    0,
  );
  return lines.slice(start, start + MOST_LINES).join('\n');
}
