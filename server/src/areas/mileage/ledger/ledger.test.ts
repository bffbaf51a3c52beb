import type { MileageKind } from '@naru/contract/areas/mileage/words.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aStudent } from '../../../../test/builders.ts';
import { APPLYING } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { newId } from '../../../platform/db/id.ts';
import { selectReplayedLines } from './lots-store.ts';
import { replayLines } from './lots.ts';
import { insertLine, selectAccount, type NewLine } from './store.ts';

const TERM = { year: 2026, semesterCode: '20' };
const RULES = ['01990000-0000-7000-8000-000000000201', '01990000-0000-7000-8000-000000000202', null] as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await theTerms(portal.platform.db);
}, 60_000);
afterAll(() => portal.close());

async function aUse(memberId: string): Promise<string> {
  const id = newId();
  const about = { id, member_id: memberId, purpose_code: 'BOOKS', amount: 30, year: 2026, semester_code: '20' };
  await portal.platform.db
    .insertInto('mileage_use')
    .values({ ...about, status: 'APPLY', applied_at: APPLYING, created_at: APPLYING })
    .execute();
  return id;
}

/** A writer of lines for one new student. */
async function aLedger() {
  const { db } = portal.platform;
  const { id: memberId } = await aStudent(db);
  const useId = await aUse(memberId);
  const write = (kind: MileageKind, amount: number, more: Partial<NewLine> = {}) =>
    db.transaction().execute((tx) =>
      insertLine(tx, {
        memberId,
        kind,
        amount,
        term: TERM,
        about: TERM,
        happenedOn: '2026-11-01',
        sourceKey: newId(),
        postedAt: APPLYING,
        postedBy: null,
        ...(['HOLD', 'RELEASE', 'USE'].includes(kind) && { useId }),
        ...more,
      }),
    );
  const read = async () => {
    const lines = await selectReplayedLines(db, [memberId]);
    return {
      lines,
      account: await selectAccount(db, memberId),
      ...replayLines(lines, { enrolled: [], isEnrolled: true, current: TERM }),
    };
  };
  return { write, read };
}

interface Step {
  readonly what: MileageKind;
  readonly amount: number;
  readonly sign: boolean;
  readonly which: number;
}

/** Takes a step where it makes sense; what the database refuses leaves everything as it was. */
async function take({ write, read }: Awaited<ReturnType<typeof aLedger>>, { what, amount, sign, which }: Step) {
  const { lines, lotList, account } = await read();
  const pick = <T>(from: readonly T[]): T | undefined => from[which % Math.max(1, from.length)];
  if (what === 'EARN') return write('EARN', amount, { ruleId: pick(RULES) ?? null });
  if (what === 'ADJUST') return write('ADJUST', sign ? amount : -amount);
  if (what === 'RELEASE') return write('RELEASE', Math.min(amount, account.held));
  if (what === 'EXPIRE') {
    const lot = pick(lotList);
    return lot && write('EXPIRE', -lot.rest, { lotId: lot.id });
  }
  if (what === 'REVERSE') {
    const open = lines.filter(
      ({ id, kind }) => (kind === 'EARN' || kind === 'USE') && !lines.some(({ reversesId }) => reversesId === id),
    );
    const one = pick(open);
    return one && write('REVERSE', -one.amount, { reversesId: one.id });
  }
  return write(what, -amount);
}

/** @throws what is no refusal to spend more than there is */
function passOverdrawn(error: unknown): void {
  if ((error as { constraint?: string }).constraint !== 'mileage_line_available') throw error; // as PostgreSQL names it
}

describe('I1 the account', () => {
  it('equals the sums of its lines, and the rests of its lots where nothing is owed, whatever happened', async () => {
    const step: fc.Arbitrary<Step> = fc.record({
      what: fc.constantFrom('EARN', 'EARN', 'HOLD', 'RELEASE', 'USE', 'REVERSE', 'ADJUST', 'EXPIRE'),
      amount: fc.integer({ min: 0, max: 100 }),
      sign: fc.boolean(),
      which: fc.nat({ max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const ledger = await aLedger();
        for (const one of steps) await take(ledger, one).catch(passOverdrawn);
        const { lines, account, lotList, debt } = await ledger.read();
        const sum = (isIn: (kind: MileageKind) => boolean) =>
          lines.filter(({ kind }) => isIn(kind)).reduce((total, { amount }) => total + amount, 0);
        const isHeld = (kind: MileageKind): boolean => kind === 'HOLD' || kind === 'RELEASE';
        expect(account).toEqual({ balance: sum((kind) => !isHeld(kind)), held: 0 - sum(isHeld) });
        expect(lotList.reduce((total, { rest }) => total + rest, 0) - debt).toBe(account.balance);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('is owed for what a reversal took of what was spent, and pays it from what comes next', async () => {
    const { write, read } = await aLedger();
    const lineId = (await write('EARN', 100)) ?? '';
    await write('USE', -80);
    await write('REVERSE', -100, { reversesId: lineId });
    expect(await read()).toMatchObject({ account: { balance: -80 }, debt: 80, lotList: [] });
    await write('EARN', 90);
    expect(await read()).toMatchObject({ account: { balance: 10 }, debt: 0, lotList: [{ rest: 10 }] });
  });

  it('refuses to spend more than there is, by one request or by twenty at once', async () => {
    const { write, read } = await aLedger();
    await write('EARN', 100);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => write('HOLD', -30)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await read()).account).toEqual({ balance: 100, held: 90 });
  });

  it('counts one fact once', async () => {
    const { write, read } = await aLedger();
    const ids = await Promise.all(Array.from({ length: 50 }, () => write('EARN', 10, { sourceKey: 'test:one' })));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    expect((await read()).account.balance).toBe(10);
  });
});
