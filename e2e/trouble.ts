/**
 * What must not happen in a browser while a test runs: errors, failed requests, refusals of the page's own policy.
 */
import type { BrowserContext, Request } from '@playwright/test';

export interface Trouble {
  /** Watches every page of a browser. */
  readonly watch: (context: BrowserContext) => void;
  /** A trouble that the test is about; one that then does not come is a failure too. */
  readonly expect: (pattern: RegExp) => void;
  /** A trouble that may come or not, for a reason that the test tells. */
  readonly allow: (pattern: RegExp) => void;
  /** What came unexpected, and what was expected and did not come. */
  readonly list: () => string[];
}

/** The browser says this beside each failed answer; the answer itself is told more precisely. */
const TOLD_TWICE = /^Failed to load resource/;
/** Leaving a page ends what it was loading. */
const ABORTED = 'net::ERR_ABORTED';

export function createTrouble(): Trouble {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const watch = (context: BrowserContext): void => {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || TOLD_TWICE.test(message.text())) return;
      seen.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => seen.push(`page error: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      if (reason !== ABORTED) seen.push(`${nameOf(request)} failed: ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) seen.push(`${nameOf(response.request())} answered ${response.status()}`);
    });
  };
  const list = (): string[] => [
    ...seen.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
    ...expected.filter((pattern) => !seen.some((line) => pattern.test(line))).map((pattern) => `missing: ${pattern}`),
  ];
  return {
    watch,
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    list,
  };
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
