/**
 * Counselling at the demonstration university, read as its people read it.
 */
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { home } from '@naru/contract/areas/home.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDemoPortal, type DemoPortal } from '../test/tables/demo.ts';

let demo: DemoPortal;
beforeAll(async () => {
  demo = await openDemoPortal();
}, 60_000);
afterAll(() => demo.portal.close());

const as = (name: string) => ({ token: demo.tokenOf(name) });

describe('counselling of the demonstration', () => {
  it('has told its people what happened, and not of requests alone', async () => {
    const { rows } = await sql<{ name: string; types: string[] }>`
      select member.username as name, array_agg(distinct notification.type) as types
      from notification join member on member.id = notification.recipient_id group by member.username`.execute(
      demo.portal.platform.db,
    );
    const typesOf = new Map(rows.map(({ name, types }) => [name, types]));
    expect(typesOf.get('fulltime')).toEqual(
      expect.arrayContaining(['COUNSELLING_REQUESTED', 'COUNSELLING_CANCELLED', 'COUNSELLING_IN_A_DAY']),
    );
    expect(typesOf.get('student')).toEqual(expect.arrayContaining(['COUNSELLING_APPROVED', 'COUNSELLING_RECORDED']));
  });

  it('is in every state, and no seat is counted wrongly', async () => {
    const { db } = demo.portal.platform;
    const { rows } = await sql<{ state: string }>`
      select distinct concat_ws(' ', status, ending) as state from counselling_request order by 1`.execute(db);
    expect(rows.map(({ state }) => state)).toEqual([
      'ABSENT',
      'APPROVED',
      'AVAILABLE CANCELLED_BY_COUNSELLOR',
      'AVAILABLE CANCELLED_BY_STUDENT',
      'AVAILABLE WITHDRAWN',
      'COMPLETED',
      'REJECTED DECLINED',
      'REJECTED EXPIRED',
      'WAITING',
    ]);
    const wrong = await sql`
      select slot.id from counselling_slot slot where slot.taken <> (
        select count(*) from counselling_request r where r.slot_id = slot.id
          and r.status = any('{WAITING,APPROVED,COMPLETED,ABSENT}'))`.execute(db);
    expect(wrong.rows).toEqual([]);
  });

  it.each(['supervisor', 'fulltime', 'chief', 'coach'])(
    'gives %s something to answer, ahead and done',
    async (name) => {
      const params = { desk: 'professor' };
      const { counts } = await demo.portal.get(deskMeeting.pageMeetings, { params }, as(name));
      expect(counts.answer + counts.upcoming).toBeGreaterThan(0);
      const query = { view: 'DONE', status: 'COMPLETED' } as const;
      const { meetingPage } = await demo.portal.get(deskMeeting.pageMeetings, { params, query }, as(name));
      const id = meetingPage.content[0]?.requestId ?? '';
      const { meeting } = await demo.portal.get(deskMeeting.readMeeting, { params: { ...params, id } }, as(name));
      expect(meeting.content).toMatch(/[가-힣]/);
      expect(meeting.record?.sharedNote).toMatch(/[가-힣]/);
      expect(meeting.historyList.map(({ to }) => to)).toEqual(['WAITING', 'APPROVED', 'COMPLETED']);
    },
  );

  it('lets the student find the own professor first, and read what was', async () => {
    const { counsellorPage } = await demo.portal.get(counsellorSearch.pageCounsellors, {}, as('student'));
    expect(counsellorPage.content[0]).toMatchObject({ name: '박정훈', isMine: true });
    expect(counsellorPage.content[0]?.nextSlotList).toHaveLength(3);
    const query = { status: 'COMPLETED' } as const;
    const { historyPage } = await demo.portal.get(history.pageHistory, { query }, as('student'));
    const id = historyPage.content.find((entry) => entry.meeting)?.meeting?.requestId ?? '';
    const { meeting } = await demo.portal.get(history.readOwnMeeting, { params: { id } }, as('student'));
    expect(meeting.record?.followUpList.length).toBeGreaterThan(0);
  });

  it('asks the student about the last meeting, and shows the professor what others answered', async () => {
    const { historyPage } = await demo.portal.get(history.pageHistory, {}, as('student'));
    expect(historyPage.content.map(({ meeting }) => meeting?.survey)).toContain('OPEN');
    const params = { contextType: 'COUNSELLING' };
    const { result } = await demo.portal.get(survey.readOwnResult, { params }, as('supervisor'));
    expect(result.counted).toBeGreaterThanOrEqual(5);
  });

  it('has places outside: one proposed to a student of the cast, the others for the centre to propose', async () => {
    const { historyPage } = await demo.portal.get(history.pageHistory, {}, as('graduate'));
    const id = historyPage.content.find((entry) => entry.case?.kind === 'PSYCHOLOGICAL')?.case?.caseId ?? '';
    const { handover } = await demo.portal.get(psychHandover.readOwnHandover, { params: { id } }, as('graduate'));
    expect(handover).toMatchObject({ status: 'PROPOSED', can: ['AGREE', 'DECLINE'] });
    expect(handover?.place.name).toMatch(/[가-힣]/);
    const { placeList } = await demo.portal.get(psychHandover.listPlaces, {}, as('psychmanager'));
    expect(placeList.filter(({ isInUse }) => isInUse)).toHaveLength(3);
    expect(placeList[0]?.placeId).toBe(handover?.place.placeId);
    for (const { phone, link } of placeList) expect(`${phone} ${link}`).toMatch(/^02-000-\d{4} (https:.+\.example)?$/);
  });

  it('shows on the dashboard what waits, for each side its own', async () => {
    const mine = await demo.portal.get(counsellingSummary.readSummary, {}, as('student'));
    expect(mine.followUpList.length).toBeGreaterThan(0);
    expect(mine.followUpList.every(({ path }) => path.startsWith('/cs/hist/detail/'))).toBe(true);
    expect([mine.toAnswerList, mine.toRecordList]).toEqual([[], []]);
    const theirs = await demo.portal.get(counsellingSummary.readSummary, {}, as('supervisor'));
    expect(theirs.toAnswerList.length).toBeGreaterThan(0);
    expect(theirs.toAnswerList.every(({ path }) => path.startsWith('/cnslt/professor/dtls/detail/'))).toBe(true);
    const { advisees } = await demo.portal.get(home.readHomeFigures, {}, as('supervisor'));
    expect(advisees?.allCount).toBeGreaterThan(0);
    expect(advisees?.metCount).toBeLessThanOrEqual(advisees?.allCount ?? 0);
    const staff = await demo.portal.get(counsellingSummary.readSummary, {}, as('staff'));
    expect(staff).toEqual({
      next: null,
      toAnswerList: [],
      toRecordList: [],
      toConfirmList: [],
      followUpList: [],
      caseList: [],
      advisorShare: null,
    });
  });
});
