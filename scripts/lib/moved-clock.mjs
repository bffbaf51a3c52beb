/**
 * Moves the clock of this process by NARU_TEST_AHEAD_SECONDS, for tests (scripts/lib/moment.ts). NODE_OPTIONS loads it
 * first, so that processes which tests start have the same moment. Timers and performance clocks are unchanged.
 */
const aheadMs = Number(process.env.NARU_TEST_AHEAD_SECONDS ?? 0) * 1000;

if (aheadMs !== 0) {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  // A proxy, not a subclass: dates that Node itself makes are instances of it too.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked === globalThis.Date ? target : asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
