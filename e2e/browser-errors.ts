/**
 * Watches a browser for errors while a test runs: errors, failed requests, violations of the page's content policy.
 */
import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

export interface BrowserErrors {
  /** Watches every page of a browser. */
  readonly watch: (context: BrowserContext) => void;
  /** Watches one page of a browser that others use too, until the function that it gives is called. */
  readonly watchPage: (page: Page) => () => void;
  /** Expects errors that the test is about; if it does not come, that is a failure too. */
  readonly expect: (pattern: RegExp) => void;
  /** Allows errors that may come or not, for a reason that the test gives. */
  readonly allow: (pattern: RegExp) => void;
  /** Lists unexpected errors, and expected errors that did not come. */
  readonly list: () => string[];
}

/** The browser reports this for each failed answer, which is reported more precisely already. */
const TOLD_TWICE = /^Failed to load resource/;
/** Leaving a page ends what it was loading. */
const ABORTED = 'net::ERR_ABORTED';

export function createBrowserErrors(): BrowserErrors {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const noteMessage = (message: ConsoleMessage): void => {
    if (!['error', 'warning'].includes(message.type()) || TOLD_TWICE.test(message.text())) return;
    seen.push(`console: ${message.text()}`);
  };
  const noteError = (error: Error): void => void seen.push(`page error: ${error.message}`);
  const noteFailure = (request: Request): void => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== ABORTED) seen.push(`${nameOf(request)} failed: ${reason}`);
  };
  const noteResponse = (response: Response): void => {
    if (response.status() >= 400) seen.push(`${nameOf(response.request())} answered ${response.status()}`);
  };
  const watch = (context: BrowserContext): void => {
    context.on('console', noteMessage);
    context.on('weberror', (error) => noteError(error.error()));
    context.on('requestfailed', noteFailure);
    context.on('response', noteResponse);
  };
  const watchPage = (page: Page): (() => void) => {
    page.on('console', noteMessage);
    page.on('pageerror', noteError);
    page.on('requestfailed', noteFailure);
    page.on('response', noteResponse);
    return () => {
      page.off('console', noteMessage);
      page.off('pageerror', noteError);
      page.off('requestfailed', noteFailure);
      page.off('response', noteResponse);
    };
  };
  const list = (): string[] => [
    ...seen.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
    ...expected.filter((pattern) => !seen.some((line) => pattern.test(line))).map((pattern) => `missing: ${pattern}`),
  ];
  return {
    watch,
    watchPage,
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    list,
  };
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
