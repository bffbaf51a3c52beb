import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anAsker, FRIDAY, type MadeStudent } from '../../../../test/counselling.ts';
import { aLawCase, aLawyer, askLaw, type MadeLawyer } from '../../../../test/law.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aCentreManager, anApplicant, aPsychologist, type Colleague } from '../../../../test/psychological.ts';

let portal: TestPortal;
let manager: Colleague;
let lawyer: MadeLawyer;

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await aCentreManager(portal);
  lawyer = await aLawyer(portal);
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  await portal.platform.db.deleteFrom('privacy_log').execute();
});
afterAll(() => portal.close());

const readings = () =>
  portal.platform.db
    .selectFrom('privacy_log')
    .select(['privacy_log.actor_id as by', 'privacy_log.subject_id as of', 'action', 'menu_id', 'fields', 'reason'])
    .orderBy('privacy_log.id')
    .execute();
const neutral = (by: { id: string }, of: Pick<MadeStudent, 'id'>) => ({
  by: by.id,
  of: of.id,
  action: 'R',
  menu_id: 'CNS',
  fields: 'counselling',
  reason: null,
});

describe('Z5 readings of what is confidential', () => {
  it('of a psychological case stand in the privacy log: its list, itself, an emergency opening', async () => {
    const student = await anApplicant(portal);
    const asked = { params: { id: student.applicationId } };
    await portal.get(psychDesk.pageCases, { query: { view: 'QUEUE' } }, { token: manager.token });
    expect(await readings()).toContainEqual(neutral(manager, student));
    await portal.platform.db.deleteFrom('privacy_log').execute();
    await portal.get(psychDesk.readCase, asked, { token: manager.token });
    expect(await readings()).toEqual([neutral(manager, student)]);
    const { rows } = await sql<{ no: string }>`
      select s.student_number as no from student s where s.id = ${student.studentId}::uuid`.execute(portal.platform.db);
    const body = { studentNo: rows[0]?.no ?? '', reason: '위기가 의심되어 기록을 확인해야 해요.' };
    const other = await aPsychologist(portal);
    await portal.get(psychDesk.askOpening, { body }, { token: other.token });
    await portal.get(psychDesk.pageOpenings, { query: {} }, { token: other.token });
    expect(await readings()).toEqual([neutral(manager, student), neutral(other, student)]);
  });

  it('of a legal case too: its list, itself, and whose case it stands against', async () => {
    const opponent = await anAsker(portal, { nameKo: '박임대' });
    const student = await anAsker(portal);
    await askLaw(portal, opponent.token, { facts: { ...aLawCase().facts, opponent: '' } });
    const id = await askLaw(portal, student.token);
    await portal.get(lawDesk.pageCases, { query: { searchText: '박임대' } }, { token: lawyer.token });
    expect(await readings()).toEqual([neutral(lawyer, opponent)]);
    await portal.platform.db.deleteFrom('privacy_log').execute();
    await portal.get(lawDesk.readCase, { params: { id } }, { token: lawyer.token });
    const read = await readings();
    expect(read).toHaveLength(2);
    expect(read).toEqual(expect.arrayContaining([neutral(lawyer, student), neutral(lawyer, opponent)]));
  });

  it('name neither whose own they are nor what was not there to be read', async () => {
    const student = await anApplicant(portal);
    const caseId = await askLaw(portal, student.token);
    const outsider = await aPsychologist(portal);
    await portal.get(psychAsking.readOwn, { params: { id: student.applicationId } }, { token: student.token });
    await portal.get(law.readOwnCase, { params: { id: caseId } }, { token: student.token });
    await portal.ask(psychDesk.readCase, { params: { id: student.applicationId } }, { token: outsider.token });
    await portal.ask(lawDesk.readCase, { params: { id: caseId } }, { token: outsider.token });
    expect(await readings()).toEqual([]);
  });
});
