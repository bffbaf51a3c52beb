/**
 * Moves the clock of a browser's pages to the moment of the tests (scripts/lib/moment.ts).
 */
import type { BrowserContext } from '@playwright/test';

export async function moveClock(context: BrowserContext): Promise<void> {
  const aheadMs = Number(process.env['NARU_TEST_AHEAD_SECONDS'] ?? 0) * 1000;
  if (aheadMs === 0) return;
  await context.addInitScript((ahead) => {
    const RealDate = Date;
    const now = (): number => RealDate.now() + ahead;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, asked) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, asked === globalThis.Date ? target : asked),
      apply: () => new RealDate(now()).toString(),
      get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, aheadMs);
}
