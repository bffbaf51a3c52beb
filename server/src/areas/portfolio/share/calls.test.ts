import { paperShares, type SharedPaper } from '@naru/contract/areas/portfolio/share.ts';
import type { PaperAudience } from '@naru/contract/areas/portfolio/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { student as studentCalls } from '@naru/contract/areas/student.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { takeBadge } from '../../../../test/badge-rows.ts';
import { aBadgeItem, aLetter, aResume } from '../../../../test/papers.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';

const UNANSWERED = [['지원 동기', '']] as const;

type Student = Awaited<ReturnType<typeof aStudent>> & { readonly token: string };
type Reader = MadeMember & { readonly token: string };

let portal: TestPortal;
let student: Student;
let letterId: string;
let resumeId: string;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  const { db } = portal.platform;
  const one = await aStudent(db, { nameKo: '김서윤' });
  student = { ...one, token: await signIn(portal, one) };
  ({ letterId } = await aLetter(db, {
    memberId: student.id,
    title: '',
    company: '한빛',
    dueOn: '2026-12-01',
    answers: UNANSWERED,
  }));
  resumeId = await aResume(db, { memberId: student.id });
});

async function aReader(wish: MemberWish): Promise<Reader> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}
const anAdvisor = () => aReader({ types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], nameKo: '박정훈' });

const assign = (reader: MadeMember, kind: PaperAudience = 'ADVISOR', endsOn: string | null = null) =>
  portal.platform.db
    .insertInto('advisor_assignment')
    .values({
      id: newId(),
      student_id: student.studentId,
      advisor_id: reader.id,
      kind,
      begins_on: '2026-03-02',
      ends_on: endsOn,
      reason: 'INITIAL',
    })
    .execute();

const endAssignment = (reader: MadeMember) =>
  portal.platform.db.deleteFrom('advisor_assignment').where('advisor_id', '=', reader.id).execute();

const share = (
  paper: SharedPaper,
  id: string,
  audience: PaperAudience,
  isShared = true,
  who: { token: string } = student,
) => portal.ask(paperShares.changeShare, { params: { paper, id }, body: { audience, isShared } }, { token: who.token });
const shares = (paper: SharedPaper, id: string, who: { token: string } = student) =>
  portal.ask(paperShares.readShares, { params: { paper, id } }, { token: who.token });
const shared = (who: { token: string }, stdntId: string = student.studentId) =>
  portal.ask(paperShares.listShared, { params: { stdntId } }, { token: who.token });
const titlesFor = async (who: { token: string }) => {
  const { status, envelope } = await shared(who);
  if (status === 404) return null;
  return (envelope.output as CallOutput<typeof paperShares.listShared>).paperList.map(({ title }) => title); // its answer
};
const open = (who: { token: string }, owner: string = student.studentId, id: string = resumeId) =>
  portal.ask(paperShares.readSharedResume, { params: { id, owner } }, { token: who.token });

describe('W7 papers that a student shares', () => {
  it('reach the advisor of today by name, end at once, and are no more once the relation ends', async () => {
    const advisor = await anAdvisor();
    await assign(advisor);
    expect(await titlesFor(advisor)).toBeNull();
    const given = await share('LETTER', letterId, 'ADVISOR');
    expect(given.envelope.output).toMatchObject({
      shareList: [
        { audience: 'ADVISOR', personNm: '박정훈', grantedAt: portal.clock.now.toISOString() },
        { audience: 'COACH', personNm: null, grantedAt: null },
      ],
    });
    expect(await titlesFor(advisor)).toEqual(['한빛 · 마케팅']);
    await share('LETTER', letterId, 'ADVISOR', false);
    expect(await titlesFor(advisor)).toBeNull();

    await share('LETTER', letterId, 'ADVISOR');
    await endAssignment(advisor);
    expect(await titlesFor(advisor)).toBeNull();
    const next = await anAdvisor();
    await assign(next);
    expect(await titlesFor(advisor)).toBeNull();
    expect(await titlesFor(next)).toEqual(['한빛 · 마케팅']);
  });

  it('reach the coach as the coach alone, and nobody whose time is over', async () => {
    const [coach, former] = [await aReader({ types: ['ACADEMIC_COACH'] }), await anAdvisor()];
    await assign(former, 'ADVISOR', '2026-03-31');
    await assign(coach, 'COACH');
    expect((await share('RESUME', resumeId, 'ADVISOR')).status).toBe(409);
    await share('RESUME', resumeId, 'COACH');
    expect(await titlesFor(coach)).toEqual(['기본 이력서']);
    expect(await titlesFor(former)).toBeNull();
    expect(await titlesFor(await anAdvisor())).toBeNull();
  });

  it('are led to from their student, and nowhere else', async () => {
    const advisor = await anAdvisor();
    await assign(advisor);
    const links = async () =>
      (await portal.get(studentCalls.listLinks, { params: { stdntId: student.studentId } }, { token: advisor.token }))
        .linkList;
    expect((await links()).map(({ kind }) => kind)).not.toContain('PAPERS');
    await share('LETTER', letterId, 'ADVISOR');
    expect(await links()).toContainEqual({ kind: 'PAPERS', path: `/portfolio/share/${student.studentId}` });
  });

  it('are shared once however often at once, and a deleted one is gone', async () => {
    const advisor = await anAdvisor();
    await assign(advisor);
    const many = await Promise.all(Array.from({ length: 50 }, () => share('LETTER', letterId, 'ADVISOR')));
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const live = await portal.platform.db
      .selectFrom('paper_share')
      .select('paper_share.id')
      .where('paper_share.paper_id', '=', letterId)
      .execute();
    expect(live).toHaveLength(1);
    await portal.platform.db
      .updateTable('cover_letter')
      .set({ deleted_at: portal.clock.now })
      .where('cover_letter.id', '=', letterId)
      .execute();
    expect(await titlesFor(advisor)).toBeNull();
    expect((await share('LETTER', letterId, 'ADVISOR')).status).toBe(404);
  }, 60_000);

  it('are not there for other students, with another owner, or under the name of another kind', async () => {
    const other = await aStudent(portal.platform.db);
    const stranger = { token: await signIn(portal, other) };
    expect((await shares('LETTER', letterId, stranger)).status).toBe(404);
    expect((await shares('RESUME', letterId)).status).toBe(404);
    expect((await share('LETTER', letterId, 'ADVISOR', true, stranger)).status).toBe(404);
    expect((await shared(stranger)).status).toBe(404);
    expect((await open(stranger)).status).toBe(404);
    expect((await open(student, other.studentId)).status).toBe(404);
    expect((await open(student)).envelope.output).toMatchObject({ resume: { audience: null, ownerNm: '김서윤' } });
  });
});

describe('W7 each opening', () => {
  it('of a résumé stands in the list of its student, and in their privacy log; one’s own does not', async () => {
    const advisor = await anAdvisor();
    await assign(advisor);
    expect((await open(advisor)).status).toBe(404);
    await share('RESUME', resumeId, 'ADVISOR');
    await open(student);
    const { envelope } = await open(advisor);
    expect(envelope.output).toMatchObject({ resume: { audience: 'ADVISOR', title: '기본 이력서' } });
    const before = await shares('RESUME', resumeId);
    expect(before.envelope.output).toMatchObject({
      viewCount: 1,
      lastView: { viewerNm: '박정훈', audience: 'ADVISOR', viewedAt: portal.clock.now.toISOString() },
    });
    const views = await portal.get(
      paperShares.pageViews,
      { params: { paper: 'RESUME', id: resumeId } },
      { token: student.token },
    );
    expect(views.viewPage.content.map(({ viewerNm }) => viewerNm)).toEqual(['박정훈']);
    const log = await portal.platform.db
      .selectFrom('privacy_log')
      .select('privacy_log.menu_id')
      .where('privacy_log.actor_id', '=', advisor.id)
      .execute();
    expect(log).toEqual([{ menu_id: 'PTF_RES' }]);
    const list = await shared(advisor);
    expect(list.envelope.output).toMatchObject({ paperList: [{ seenAt: portal.clock.now.toISOString() }] });
  });

  it('of a hidden item shows nothing, and a blind résumé tells neither school nor birth', async () => {
    const advisor = await anAdvisor();
    await assign(advisor);
    await share('RESUME', resumeId, 'ADVISOR');
    const plain = (await open(advisor)).envelope.output;
    expect(JSON.stringify(plain)).toContain('한빛대학교');
    expect(JSON.stringify(plain)).not.toContain('숨긴 활동');
    await portal.platform.db.updateTable('resume').set({ is_blind: true }).where('resume.id', '=', resumeId).execute();
    const blind = (await open(advisor)).envelope.output;
    expect(JSON.stringify(blind)).not.toContain('나루대');
    expect(blind).toMatchObject({ resume: { content: { person: { birthOn: '' } } } });
  });

  it('of a résumé names no badge that was revoked', async () => {
    const { db } = portal.platform;
    const { badgeId, item } = await aBadgeItem(db, student.id);
    resumeId = await aResume(db, { memberId: student.id, items: { CERTIFICATE: [item] } });
    const advisor = await anAdvisor();
    await assign(advisor);
    await share('RESUME', resumeId, 'ADVISOR');
    const before = (await open(advisor)).envelope.output;
    expect(before).toMatchObject({ resume: { confirmationList: [{ confirmation: 'CONFIRMED' }] } });
    await takeBadge(db, badgeId, portal.clock.now);
    const after = (await open(advisor)).envelope.output;
    expect(after).toMatchObject({ resume: { confirmationList: [] } });
    expect(JSON.stringify(after)).not.toContain(item.title.ko);
  });
});
