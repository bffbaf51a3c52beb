import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { waiting, WAITING_MOST } from '@naru/contract/areas/counselling/meeting/waiting.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  aCounsellor,
  anAsker,
  aRequest,
  asked,
  FRIDAY,
  slotsOf,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import { signIn } from '../../../../../test/builders.ts';
import { expireOffers } from './offer.ts';

const HOUR_MS = 3_600_000;
const FAR = { weekList: (['10', '11'] as const).map((hour) => ({ dayOfWeek: 'TUE' as const, hour })) };

let portal: TestPortal;
let professor: MadeCounsellor;
/** Has the hour that this is about. */
let holder: MadeStudent;
let held: { requestId: string; slot: { slotId: string; beginsAt: string } };

beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  professor = await aCounsellor(portal, { hours: FAR });
  holder = await anAsker(portal);
  held = await asked(portal, { student: holder, of: professor });
});

const join = (student: MadeStudent, counsellorId = professor.counsellorId) =>
  portal.ask(waiting.joinWaiting, { body: { counsellorId } }, { token: student.token });
const list = async (student: MadeStudent) =>
  (await portal.get(waiting.listWaiting, {}, { token: student.token })).waitingList;
const giveBack = () =>
  portal.get(
    request.stepOwnMeeting,
    { params: { id: held.requestId }, body: { action: 'WITHDRAW', version: 1 } },
    { token: holder.token },
  );
const ask = (student: MadeStudent) =>
  portal.ask(request.createRequest, { body: aRequest(held.slot.slotId) }, { token: student.token });
async function seats(): Promise<{ taken: number; held: number; busy: number }> {
  const { rows } = await sql<{ taken: number; held: number; busy: number }>`
    select slot.taken, slot.held, (select count(*)::int from busy where busy.source_id = slot.id) as busy
    from counselling_slot slot where slot.id = ${held.slot.slotId}::uuid`.execute(portal.platform.db);
  return rows[0] ?? { taken: -1, held: -1, busy: -1 };
}
async function told(student: MadeStudent): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select payload->>'type' as type from outbox
    where payload->'recipients' ? ${student.id} and payload->>'type' like 'COUNSELLING_OFFER%' order by id`.execute(
    portal.platform.db,
  );
  return rows.map(({ type }) => type);
}

describe('P11 waiting', () => {
  it('is joined once, counts others, and is left', async () => {
    const student = await anAsker(portal);
    await Promise.all([join(student), join(student), join(student)]);
    const [own, ...rest] = await list(student);
    expect(rest).toEqual([]);
    expect(own).toMatchObject({ counsellor: { counsellorId: professor.counsellorId }, offer: null });
    const params = { id: own?.waitId ?? '' };
    const other = await anAsker(portal);
    const stranger = await portal.ask(waiting.leaveWaiting, { params }, { token: other.token });
    expect(stranger.envelope.code).toBe('404');
    const left = await portal.get(waiting.leaveWaiting, { params }, { token: student.token });
    expect(left).toEqual({ waitingList: [] });
    for (let n = 0; n < WAITING_MOST; n += 1) {
      const one = await aCounsellor(portal, { hours: FAR });
      expect((await join(student, one.counsellorId)).envelope.code).toBe('0000');
    }
    expect((await join(student)).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'counsellorId' }] },
    });
  });

  it('offers a freed hour to the first, in the moment when it is given back, and to nobody else', async () => {
    const [first, second, stranger] = [await anAsker(portal), await anAsker(portal), await anAsker(portal)];
    await join(first);
    portal.clock.now = new Date(FRIDAY.getTime() + 1);
    await join(second);
    await giveBack();
    expect(await seats()).toEqual({ taken: 0, held: 1, busy: 1 });
    const [own] = await list(first);
    expect(own?.offer).toMatchObject({
      slot: { slotId: held.slot.slotId },
      until: new Date(FRIDAY.getTime() + 1 + 12 * HOUR_MS).toISOString(),
    });
    expect((await list(second))[0]?.offer).toBeNull();
    expect([await told(first), await told(second)]).toEqual([['COUNSELLING_OFFERED'], []]);
    const ids = async (student: MadeStudent) =>
      (await slotsOf(portal, { id: professor.counsellorId, token: student.token, from: '2026-11-24' })).map(
        ({ slotId }) => slotId,
      );
    expect(await ids(first)).toContain(held.slot.slotId);
    expect(await ids(stranger)).not.toContain(held.slot.slotId);
    expect((await ask(stranger)).envelope.code).toBe('9100');
    expect((await ask(first)).envelope.code).toBe('0000');
    expect(await seats()).toEqual({ taken: 1, held: 0, busy: 1 });
    expect(await list(first)).toEqual([]);
    expect(await list(second)).toHaveLength(1);
  });

  it('fifty at once on a freed hour: whom it is offered to gets it, the others are told', async () => {
    const student = await anAsker(portal);
    await join(student);
    const others = await Promise.all(Array.from({ length: 49 }, () => anAsker(portal)));
    await giveBack();
    const answers = await Promise.all([...others, student].map((one) => ask(one)));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.at(-1)).toBe('0000');
    expect(codes.slice(0, -1)).toEqual(others.map(() => '9100'));
    expect(await seats()).toEqual({ taken: 1, held: 0, busy: 1 });
  }, 60_000);

  it('passes an offer on when it is over, says so, and is free for all once nobody waits', async () => {
    const [first, second] = [await anAsker(portal), await anAsker(portal)];
    await join(first);
    portal.clock.now = new Date(FRIDAY.getTime() + 1);
    await join(second);
    await giveBack();
    const over = portal.clock.now.getTime() + 12 * HOUR_MS;
    portal.clock.now = new Date(over);
    // The offer has expired, even before the scheduled task has run.
    const late = await ask(first);
    expect(late.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'slotId' }] } });
    expect(JSON.stringify(late.envelope.output)).toContain('다른 학생에게 넘어갔');
    const ended = await Promise.all([1, 2, 3].map(() => expireOffers(portal.platform.db, portal.clock.now)));
    expect(ended.reduce((sum, one) => sum + one)).toBe(1);
    expect(await told(first)).toEqual(['COUNSELLING_OFFERED', 'COUNSELLING_OFFER_OVER']);
    expect((await list(second))[0]?.offer?.slot.slotId).toBe(held.slot.slotId);
    expect(await seats()).toEqual({ taken: 0, held: 1, busy: 1 });
    const params = { id: (await list(second))[0]?.waitId ?? '' };
    await portal.get(waiting.leaveWaiting, { params }, { token: second.token });
    expect(await seats()).toEqual({ taken: 0, held: 0, busy: 0 });
    expect((await ask(await anAsker(portal))).envelope.code).toBe('0000');
  });

  it('keeps a near hour for two hours, though others could not ask for it so late', async () => {
    const student = await anAsker(portal);
    portal.clock.now = new Date(Date.parse(held.slot.beginsAt) - 5 * HOUR_MS);
    const token = await signIn(portal, student);
    const fresh = { ...student, token };
    await join(fresh);
    holder = { ...holder, token: await signIn(portal, holder) };
    await giveBack();
    const [own] = await list(fresh);
    expect(own?.offer?.until).toBe(new Date(portal.clock.now.getTime() + 2 * HOUR_MS).toISOString());
    const stranger = await anAsker(portal);
    expect((await ask(stranger)).envelope.code).toBe('9100');
    expect((await ask(fresh)).envelope.code).toBe('0000');
  });

  it('passes by whoever has something else then, and whoever is locked', async () => {
    const [busy, locked, third] = [await anAsker(portal), await anAsker(portal), await anAsker(portal)];
    for (const [at, one] of [busy, locked, third].entries()) {
      portal.clock.now = new Date(FRIDAY.getTime() + at);
      await join(one);
    }
    const colleague = await aCounsellor(portal, { hours: FAR });
    await asked(portal, { student: busy, of: colleague });
    await sql`update member set status = 'LOCKED' where id = ${locked.id}::uuid`.execute(portal.platform.db);
    await giveBack();
    expect((await list(third))[0]?.offer?.slot.slotId).toBe(held.slot.slotId);
    expect((await list(busy))[0]?.offer).toBeNull();
  });

  it('of several hours given back at once, each goes to another who waits', async () => {
    const waiters = await Promise.all(Array.from({ length: 3 }, () => anAsker(portal)));
    for (const one of waiters) await join(one);
    const holders = [held];
    const other = await anAsker(portal);
    holders.push(await asked(portal, { student: other, of: professor }));
    await Promise.all([
      giveBack(),
      portal.get(
        request.stepOwnMeeting,
        { params: { id: holders[1]?.requestId ?? '' }, body: { action: 'WITHDRAW', version: 1 } },
        { token: other.token },
      ),
    ]);
    const offered = (await Promise.all(waiters.map((one) => list(one)))).map(([own]) => own?.offer?.slot.slotId);
    expect(new Set(offered.filter((id) => id !== undefined))).toEqual(new Set(holders.map(({ slot }) => slot.slotId)));
    const { counsellorPage } = await portal.get(counsellorSearch.pageCounsellors, {}, { token: other.token });
    expect(counsellorPage.totalElements).toBeGreaterThan(0);
  });
});
