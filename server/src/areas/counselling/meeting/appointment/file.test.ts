/** Agreed meetings as files, opened by a real calendar's parser. mails.test.ts tests that they replace emailed ones. */
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { law } from '@naru/contract/areas/counselling/law/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  aCounsellor,
  anAsker,
  asked,
  FRIDAY,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { askLaw } from '../../../../../test/law.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import { aCentreManager, anApplicant, aPsychologist, assigned } from '../../../../../test/psychological.ts';

const DISCREET = '상담 일정 안내';

let portal: TestPortal;
let professor: MadeCounsellor;
let student: MadeStudent;
let stranger: MadeStudent;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = FRIDAY;
  professor = await aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], nameKo: '한교수' } });
  stranger = await anAsker(portal);
}, 60_000);
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  student = await anAsker(portal, { nameKo: '정학생' });
});
afterAll(() => portal.close());

async function open(path: string, by: { token: string }): Promise<{ status: number; type: unknown; text: string }> {
  const headers = { authorization: `Bearer ${by.token}` };
  const {
    statusCode,
    payload,
    headers: given,
  } = await portal.app.inject({
    method: 'GET',
    url: `/view/cdp${path}`,
    headers,
  });
  return { status: statusCode, type: given['content-type'], text: payload };
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const [event] = events;
  return {
    count: events.length,
    method: calendar.getFirstPropertyValue('method'),
    summary: event?.summary,
    location: event?.location,
    url: event?.component.getFirstPropertyValue('url'),
    begins: event?.startDate.toJSDate(),
    ends: event?.endDate.toJSDate(),
  };
}

const approve = (by: MadeCounsellor, id: string) =>
  portal.get(
    deskMeeting.stepMeeting,
    { params: { desk: by.desk, id }, body: { action: 'APPROVE', version: 1 } },
    { token: by.token },
  );

describe('P12 a meeting as a file', () => {
  it('is for the student and the counsellor of what is agreed, and names nobody', async () => {
    const { requestId: id, slot } = await asked(portal, { student, of: professor });
    const paths = [`/cs/hist/calendar/${id}`, `/cnslt/professor/dtls/${id}/calendar`] as const;
    const sides = [student, professor] as const;
    for (const at of [0, 1] as const) expect((await open(paths[at], sides[at])).status).toBe(404);
    await approve(professor, id);
    for (const at of [0, 1] as const) {
      const { status, type, text } = await open(paths[at], sides[at]);
      expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(read(text)).toMatchObject({
        count: 1,
        method: 'PUBLISH',
        summary: '상담',
        location: '본관 301호',
        begins: new Date(slot.beginsAt),
        ends: new Date(slot.endsAt),
      });
      for (const secret of ['한교수', '정학생', '대학원']) expect(text).not.toContain(secret);
    }
  });

  it('of somebody else is not found, whoever asks and by whichever address', async () => {
    const other = await aCounsellor(portal);
    const { requestId: id } = await asked(portal, { student, of: professor });
    await approve(professor, id);
    const tries = [
      await open(`/cs/hist/calendar/${id}`, stranger),
      await open(`/cnslt/professor/dtls/${id}/calendar`, other),
      await open(`/cnslt/peer/dtls/${id}/calendar`, professor),
      await open('/cs/hist/calendar/none', student),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('of an hour with a law counsellor says neither of what kind it is nor where', async () => {
    const lawyer = await aCounsellor(portal, { member: { types: ['STAFF'], duties: ['LAW_COUNSELLOR'] }, desk: 'law' });
    const { hourList } = await portal.get(law.listHours, {}, { token: student.token });
    const slotId = hourList[0]?.slotId ?? '';
    await askLaw(portal, student.token, { hour: { slotId, channel: 'FACE_TO_FACE' } });
    const { rows } = await sql<{ id: string }>`select request_id as id from law_meeting`.execute(portal.platform.db);
    const id = rows[0]?.id ?? '';
    await approve(lawyer, id);
    for (const [path, by] of [
      [`/cs/hist/calendar/${id}`, student],
      [`/cnslt/law/dtls/${id}/calendar`, lawyer],
    ] as const) {
      const { text } = await open(path, by);
      expect(read(text)).toMatchObject({ summary: DISCREET, location: null, url: null });
      expect(text).not.toMatch(/law|법률|본관/i);
    }
  });
});

describe('P12 a session of the centre as a file', () => {
  it('says only when, to its student and whoever holds it, while it is ahead', async () => {
    const [manager, counsellor, other] = [
      await aCentreManager(portal),
      await aPsychologist(portal),
      await aPsychologist(portal),
    ];
    const applicant = await anApplicant(portal);
    const { applicationId: id } = applicant;
    await assigned(portal, { manager, counsellor, applicationId: id });
    const { psychCase } = await portal.get(psychDesk.readCase, { params: { id } }, { token: counsellor.token });
    const own = `/cs/psch/${id}/session/1/calendar`;
    const theirs = `/cnslt/psychological/case/${id}/session/${psychCase.sessionList[0]?.sessionId ?? ''}/calendar`;
    for (const [path, by] of [
      [own, applicant],
      [theirs, counsellor],
    ] as const) {
      const { status, text } = await open(path, by);
      expect(status).toBe(200);
      expect(read(text)).toMatchObject({ summary: DISCREET, location: null, url: null });
      expect(text).not.toMatch(/psych|심리|상담실/i);
    }
    const strange = [
      [own, stranger],
      [theirs, manager],
      [theirs, other],
      [`/cs/psch/${id}/session/2/calendar`, applicant],
      [`/cs/psch/${id}/session/first/calendar`, applicant],
    ] as const;
    for (const [path, by] of strange) expect((await open(path, by)).status).toBe(404);
    portal.clock.now = new Date('2026-11-23T01:00:00Z');
    expect((await open(own, applicant)).status).toBe(404);
  });
});
