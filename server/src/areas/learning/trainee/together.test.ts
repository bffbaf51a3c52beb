/** Steps that many trainees take at once: each is judged, not the first alone. */
import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING, aProgramme, seatsOf, type MadeProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { selectInState } from './store.ts';
import { moveTogether } from './together.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

async function place(
  { id: programme_id }: MadeProgramme,
  who: Pick<MadeMember, 'id'>,
  status: 'APPLY' | 'CONFIRM' | 'REJECT',
  completed_at: Date | null = null,
): Promise<string> {
  const { db } = portal.platform;
  const id = newId();
  const applied_at = new Date(APPLYING.getTime() + Number(completed_at === null));
  await db
    .insertInto('trainee')
    .values({ id, programme_id, member_id: who.id, status, applied_at, completed_at })
    .execute();
  if (status === 'CONFIRM')
    await sql`update programme set taken = taken + 1 where programme.id = ${programme_id}::uuid`.execute(db);
  return id;
}
const statusOf = async (id: string): Promise<string> =>
  (
    await portal.platform.db
      .selectFrom('trainee')
      .select('trainee.status')
      .where('trainee.id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('C3 trainees who move together', () => {
  it('stay where they are completed, and the others go, whoever stands first', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 9 });
    const student = () => aStudent(portal.platform.db);
    const completed = await place(programme, await student(), 'CONFIRM', APPLYING);
    const others = [
      await place(programme, await student(), 'CONFIRM'),
      await place(programme, await student(), 'APPLY'),
    ];
    const settings = await portal.platform.settings.read();
    const moved = await portal.platform.db.transaction().execute(async (tx) => {
      const held = await lockOptionalProgramme(tx, programme.id);
      if (!held) throw new Error('it was made above');
      const rows = await selectInState(tx, held, ['TEMP', 'APPLY', 'CONFIRM']);
      expect(rows[0]?.id).toBe(completed);
      const given = { action: 'CALL_OFF', reasonCode: 'NOT_HELD' } as const;
      return moveTogether({ tx, now: APPLYING, platform: portal.platform, settings }, rows, {
        given,
        sides: ['SYSTEM'],
      });
    });
    expect(moved.map(({ id }) => id).toSorted()).toEqual(others.toSorted());
    expect(await statusOf(completed)).toBe('CONFIRM');
    for (const id of others) expect(await statusOf(id)).toBe('CANCEL');
    expect(await seatsOf(portal.platform.db, programme.id)).toMatchObject({ said: '1 0 0', counted: '1 0 0' });
  });
});

describe('C8 the own place of somebody who looks after the programme', () => {
  const workshop = (managerId: string) =>
    aProgramme(portal.platform.db, { type: 'WORKSHOP', selection: 'SELECTION', capacity: 9, managerId });

  it('is left by a press for many, and named as theirs; somebody else decides', async () => {
    const professor = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'] });
    const programme = await workshop(professor.id);
    const own = await place(programme, professor, 'APPLY');
    const other = await place(programme, await aMember(portal.platform.db, { types: ['STAFF'] }), 'APPLY');
    const press = (token: string, action: 'CONFIRM' | 'REJECT') => {
      const body = { action, traineeIdList: [own, other], reason: '자리가 모자라요.' };
      return portal.get(applicantDesk.stepTrainees, { params: { id: programme.id }, body }, { token });
    };
    const token = await signIn(portal, professor);
    expect(await press(token, 'CONFIRM')).toMatchObject({ movedCount: 1, leftList: [{ cause: 'OWN' }] });
    expect([await statusOf(own), await statusOf(other)]).toEqual(['APPLY', 'CONFIRM']);
    const rejected = await press(token, 'REJECT');
    expect(rejected.leftList.map(({ cause }) => cause).toSorted()).toEqual(['OWN', 'STATE']);
    const staff = await aMember(portal.platform.db, { roles: ['EDUCATION_CENTRE'], types: ['STAFF'] });
    expect((await press(await signIn(portal, staff), 'CONFIRM')).movedCount).toBe(1);
    expect(await statusOf(own)).toBe('CONFIRM');
  });

  it('is offered no step to them, and each that is asked for is refused', async () => {
    const professor = await aMember(portal.platform.db, { types: ['FULLTIME_PROFESSOR'] });
    const programme = await workshop(professor.id);
    const own = await place(programme, professor, 'APPLY');
    const other = await place(programme, await aMember(portal.platform.db, { types: ['STAFF'] }), 'APPLY');
    const token = await signIn(portal, professor);
    const params = { id: programme.id };
    const { applicantPage } = await portal.get(applicantDesk.pageApplicants, { params, query: {} }, { token });
    const stepsOf = (id: string) =>
      applicantPage.content.find(({ traineeId }) => traineeId === id)?.stepList.map(({ action }) => action);
    expect([stepsOf(own), stepsOf(other)]).toEqual([[], ['DISMISS', 'REJECT', 'CONFIRM']]);
    const step = async (body: Parameters<typeof portal.ask<typeof applicantDesk.stepTrainee>>[1]['body']) =>
      (await portal.ask(applicantDesk.stepTrainee, { params: { id: own }, body }, { token })).envelope.code;
    expect(await step({ action: 'CONFIRM', version: 1 })).toBe('S403');
    expect(await step({ action: 'REJECT', reason: '이유', version: 1 })).toBe('S403');
    expect(await step({ action: 'DISMISS', reason: '이유', version: 1 })).toBe('S403');
    await sql`update trainee set status = 'REJECT' where trainee.id = ${own}::uuid`.execute(portal.platform.db);
    expect(await step({ action: 'REOPEN', version: 1 })).toBe('S403');
  });
});
