import { createHash } from 'node:crypto';

import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { signIn } from '../../../../test/builders.ts';
import { anApplicant, APPLYING, aProgramme, seatsOf } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

const HOUR_MS = 3_600_000;
/** A day before the first session, after applying has ended. */
const DRAWING = new Date(APPLYING.getTime() + 7 * 24 * HOUR_MS - HOUR_MS / 2);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

async function prepared(people: number) {
  const { db } = portal.platform;
  const programme = await aProgramme(db, { selection: 'LOTTERY', capacity: 3, queueCapacity: 2 });
  const applicants = [];
  for (let at = 0; at < people; at += 1) {
    const one = await anApplicant(portal);
    const { traineeId } = await portal.get(
      catalogue.applyForProgramme,
      { params: { type: 'baeum', id: programme.id }, body: { answer: '' } },
      { token: one.token },
    );
    applicants.push({ ...one, traineeId });
  }
  const manager = await db
    .selectFrom('member')
    .select(['member.id', 'member.username'])
    .where('member.id', '=', programme.managerId)
    .executeTakeFirstOrThrow();
  return { programme, applicants, token: await signIn(portal, manager) };
}
const draw = (id: string, token: string, version: number) =>
  portal.ask(applicantDesk.drawLots, { params: { id }, body: { version } }, { token });
const read = async (id: string, token: string) =>
  (await portal.get(programmeDesk.readDeskProgramme, { params: { id } }, { token })).programme;
const traineesOf = (id: string) =>
  portal.platform.db.selectFrom('trainee').selectAll().where('trainee.programme_id', '=', id).execute();

describe('C4 the lottery', () => {
  it('is drawn once, after applying, and anybody can work its order out again', async () => {
    const { programme, applicants, token } = await prepared(8);
    const early = await read(programme.id, token);
    const { applicantPage } = await portal.get(
      applicantDesk.pageApplicants,
      { params: { id: programme.id } },
      { token },
    );
    const steps = applicantPage.content.flatMap(({ stepList }) => stepList.map(({ action }) => action));
    expect([...new Set(steps)]).toEqual(['DISMISS', 'REJECT']);
    expect(early.canDraw).toBe(false);
    const tooEarly = await draw(programme.id, token, early.version);
    expect(tooEarly.envelope).toMatchObject({ code: '9103', msg: '신청이 마감된 뒤에 추첨할 수 있어요.' });
    portal.clock.now = DRAWING;
    const { version, canDraw } = await read(programme.id, token);
    expect(canDraw).toBe(true);
    const twice = await Promise.all([draw(programme.id, token, version), draw(programme.id, token, version)]);
    expect(twice.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
    const { seed } = (await read(programme.id, token)).draw ?? { seed: '' };
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    // As it is explained on the screen, and not by the code that drew.
    const keyOf = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
    const order = applicants.map(({ traineeId }) => traineeId).sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
    const rows = new Map((await traineesOf(programme.id)).map((row) => [row.id, row]));
    expect(order.map((id) => rows.get(id)?.status)).toEqual([
      'CONFIRM',
      'CONFIRM',
      'CONFIRM',
      'APPLY',
      'APPLY',
      'REJECT',
      'REJECT',
      'REJECT',
    ]);
    expect(rows.get(order[5] ?? '')?.reason_code).toBe('NOT_DRAWN');
    expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '3 0 2', counted: '3 0 2', free: 0 });
    const page = await portal.get(applicantDesk.pageApplicants, { params: { id: programme.id } }, { token });
    const ranked = page.applicantPage.content.filter(({ rank }) => rank !== null);
    expect(ranked.map(({ traineeId, rank }) => [traineeId, rank])).toEqual([
      [order[3], 1],
      [order[4], 2],
    ]);
    const winner = applicants.find(({ traineeId }) => traineeId === order[0]);
    const stranger = await anApplicant(portal);
    const shown = (one: typeof stranger) =>
      portal.get(catalogue.readDraw, { params: { type: 'baeum', id: programme.id } }, { token: one.token });
    const list = { seed, seatCount: 3, traineeIdList: order };
    expect(await shown(winner ?? stranger)).toEqual({ ...list, ownPlace: 1 });
    expect(await shown(stranger)).toEqual({ ...list, ownPlace: null });
    // Its seats go by that order alone.
    const rejected = page.applicantPage.content.filter(({ status }) => status === 'REJECT');
    expect(rejected.flatMap(({ stepList }) => stepList)).toEqual([]);
    const [first] = rejected;
    const reopen = {
      params: { id: first?.traineeId ?? '' },
      body: { action: 'REOPEN' as const, version: first?.version ?? 0 },
    };
    expect((await portal.ask(applicantDesk.stepTrainee, reopen, { token })).envelope).toMatchObject({
      code: '9103',
      msg: '추첨이 끝나서 다시 신청 상태로 되돌릴 수 없어요.',
    });
    const logged = await portal.platform.db
      .selectFrom('audit_log')
      .select('audit_log.after')
      .where('audit_log.action', '=', 'programmes.draw')
      .where('audit_log.entity_id', '=', programme.id)
      .execute();
    expect(logged).toMatchObject([{ after: { seed, applicants: 8, confirmed: 3, ranked: 2, rejected: 3 } }]);
  });

  it('offers a winner who has something else the seat for a day', async () => {
    const { programme, applicants, token } = await prepared(3);
    const other = await aProgramme(portal.platform.db, { beginsIn: 7, sessions: 1 });
    const [busy] = applicants;
    if (!busy) throw new Error('three were made above');
    await portal.get(
      catalogue.applyForProgramme,
      { params: { type: 'baeum', id: other.id }, body: { answer: '' } },
      { token: busy.token },
    );
    portal.clock.now = DRAWING;
    const { version } = await read(programme.id, token);
    expect((await draw(programme.id, token, version)).envelope.code).toBe('0000');
    const row = (await traineesOf(programme.id)).find(({ id }) => id === busy.traineeId);
    expect(row?.status).toBe('APPLY');
    // Half an hour before it begins, an offer ends with the beginning.
    expect(row?.offered_until).toEqual(new Date(APPLYING.getTime() + 7 * 24 * HOUR_MS));
    expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '2 1 0', counted: '2 1 0', free: 0 });
  });
});
