import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { windowAt } from '@naru/contract/areas/learning/attendance-code.ts';
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { aDepartment, aMember, aStudent, signIn, type MemberWish } from '../../../../test/builders.ts';
import { anApplicant, aProgramme, type MadeProgramme, type ProgrammeWish } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { upload } from '../../../../test/upload.ts';
import { newId } from '../../../platform/db/id.ts';
import { makeDigits, makeLinkCode } from './code.ts';

type Student = Awaited<ReturnType<typeof anApplicant>>;

const MINUTE_MS = 60_000;
/** The first session of `aProgramme`: a week after its first morning, two hours long. */
const BEGINS = new Date('2026-12-01T01:00:00Z');
const ENDS = new Date('2026-12-01T03:00:00Z');
const minutes = (count: number, from: Date = BEGINS): Date => new Date(from.getTime() + count * MINUTE_MS);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = BEGINS;
});

async function person(wish: MemberWish): Promise<{ id: string; token: string }> {
  const made = await aMember(portal.platform.db, wish);
  return { id: made.id, token: await signIn(portal, made) };
}

interface Made extends MadeProgramme {
  readonly sessionId: string;
  readonly keeper: { readonly id: string; readonly token: string };
}

async function programmeOf(wish: ProgrammeWish = {}): Promise<Made> {
  const keeper = await person({ types: ['FULLTIME_PROFESSOR'] });
  const made = await aProgramme(portal.platform.db, { capacity: 400, ...wish, managerId: keeper.id });
  return { ...made, sessionId: made.sessionIds[0] ?? '', keeper };
}

async function place(memberId: string, programme: MadeProgramme, status = 'CONFIRM'): Promise<string> {
  const id = newId();
  await portal.platform.db
    .insertInto('trainee')
    .values({ id, programme_id: programme.id, member_id: memberId, status, applied_at: BEGINS })
    .execute();
  return id;
}

async function traineesOf(programme: MadeProgramme, count: number): Promise<(Student & { traineeId: string })[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const student = await anApplicant(portal);
      return { ...student, traineeId: await place(student.id, programme) };
    }),
  );
}

const keyOf = async ({ sessionId, keeper }: Made): Promise<Buffer> => {
  const { key } = await portal.get(attendance.readKey, { params: { sessionId } }, { token: keeper.token });
  return Buffer.from(key ?? '', 'base64');
};
const windowNow = (): number => windowAt(portal.clock.now.getTime());

const cookieIn = (headers: Readonly<Record<string, unknown>>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
/** Asks for the first page, as a browser does that the camera opened. */
async function browser(): Promise<string> {
  const { headers } = await portal.app.inject({ method: 'GET', url: `/attend/${newId()}` });
  return cookieIn(headers);
}
const open = (sessionId: string, code: string, cookie = '') =>
  portal.ask(attendance.openTicket, { params: { sessionId }, body: { code } }, { headers: { cookie } });
/** The cookies of an opened code, as its browser sends them back. */
async function ticketFor(made: Made, code?: string, by?: string): Promise<string> {
  const mine = by ?? (await browser());
  const { envelope, headers } = await open(made.sessionId, code ?? makeLinkCode(await keyOf(made), windowNow()), mine);
  expect(envelope.code).toBe('0000');
  return `${cookieIn(headers)}; ${mine}`;
}
const count = (sessionId: string, token: string, cookie?: string, code?: string) =>
  portal.ask(
    attendance.countScan,
    { params: { sessionId }, body: { code } },
    { token, ...(cookie !== undefined && { headers: { cookie } }) },
  );
const type = (sessionId: string, token: string, typed: { digits: string; ago?: number }, language = 'ko') =>
  portal.ask(
    attendance.typeCode,
    {
      params: { sessionId },
      body: {
        digits: typed.digits,
        typedAt: new Date(portal.clock.now.getTime() - (typed.ago ?? 0)).toISOString(),
        sentAt: portal.clock.now.toISOString(),
      },
    },
    { token, language },
  );
const said = ({ envelope }: { envelope: { code: string; output: unknown } }): string =>
  (envelope.output as { errors?: { message: string }[] }).errors?.[0]?.message ?? envelope.code;

async function rowsOf(sessionId: string) {
  return portal.platform.db
    .selectFrom('attendance')
    .selectAll()
    .where('attendance.session_id', '=', sessionId)
    .execute();
}
const sheetOf = async ({ sessionId, keeper }: Made) =>
  (await portal.get(attendance.pageRows, { params: { sessionId }, query: { size: 'all' } }, { token: keeper.token }))
    .rowPage.content;
const readOf = ({ sessionId, keeper }: Made) =>
  portal.get(attendance.readSession, { params: { sessionId } }, { token: keeper.token });
const countsOf = async ({ sessionId, keeper }: Made) =>
  (await portal.get(attendance.readCount, { params: { sessionId } }, { token: keeper.token })).count;
const mark = (
  { sessionId, keeper }: Made,
  marks: readonly { traineeId: string; status: AttendanceStatus | null; version: number; note?: string }[],
) =>
  portal.ask(
    attendance.saveMarks,
    { params: { sessionId }, body: { markList: marks.map((one) => ({ note: '', ...one })) } },
    { token: keeper.token },
  );
const move = async (made: Made, spec: typeof attendance.closeSession | typeof attendance.reopenSession) => {
  const { version } = await readOf(made);
  const asked = { params: { sessionId: made.sessionId }, body: { version } };
  return portal.ask(spec, asked, { token: made.keeper.token });
};
async function noShowsOf({ id }: MadeProgramme): Promise<string[]> {
  const rows = await portal.platform.db
    .selectFrom('trainee')
    .select('trainee.id')
    .where('trainee.programme_id', '=', id)
    .where('trainee.is_no_show', '=', true)
    .execute();
  return rows.map((row) => row.id);
}
async function told(memberId: string): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select payload->>'type' as type from outbox where payload->'recipients' ? ${memberId} order by id`.execute(
    portal.platform.db,
  );
  return rows.map((row) => row.type);
}

describe('C5 the code on the wall', () => {
  it('counts everybody of fifty at once once, however often they come', async () => {
    const made = await programmeOf();
    const students = await traineesOf(made, 50);
    const code = makeLinkCode(await keyOf(made), windowNow());
    const cookies = await Promise.all(students.map(() => ticketFor(made, code)));
    const twice = [...students, ...students];
    const answers = await Promise.all(
      twice.map((one, at) => count(made.sessionId, one.token, cookies[at % students.length])),
    );
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set(['0000']));
    expect(await rowsOf(made.sessionId)).toHaveLength(50);
    expect(await countsOf(made)).toMatchObject({ traineeCount: 50, presentCount: 50, waitingCount: 0 });
  }, 120_000);

  it('gives a ticket that counts one person, in the browser that opened it, for ten minutes', async () => {
    const made = await programmeOf();
    const [first, second] = await traineesOf(made, 2);
    if (!first || !second) throw new Error('two were made');
    const cookie = await ticketFor(made);
    // Another browser has no ticket.
    expect(said(await count(made.sessionId, first.token))).toContain('이 브라우저에서 열지');
    expect(said(await count(made.sessionId, first.token, cookie.replace('; ', 'x; ')))).toContain(
      '이 브라우저에서 열지',
    );
    portal.clock.now = minutes(9);
    expect((await count(made.sessionId, first.token, cookie)).envelope.output).toMatchObject({ status: 'PRESENT' });
    expect(said(await count(made.sessionId, second.token, cookie))).toContain('다른 사람이 이미');
    // Somebody who is counted hears so again, without a ticket.
    expect((await count(made.sessionId, first.token)).envelope.output).toMatchObject({ status: 'PRESENT' });
    portal.clock.now = minutes(11);
    expect(said(await count(made.sessionId, second.token, cookie))).toContain('10분이 지났거나');
    expect(await rowsOf(made.sessionId)).toHaveLength(1);
  });

  it('counts who is signed in by the code at once, and by none that is sent on', async () => {
    const made = await programmeOf();
    const [here, friend] = await traineesOf(made, 2);
    if (!here || !friend) throw new Error('two were made');
    const code = makeLinkCode(await keyOf(made), windowNow());
    const counted = await count(made.sessionId, here.token, undefined, code);
    expect(counted.envelope.output).toMatchObject({ status: 'PRESENT', waits: false });
    expect((await rowsOf(made.sessionId)).map(({ ticket_id: ticket }) => ticket)).toEqual([null]);
    portal.clock.now = minutes(75 / 60);
    expect(said(await count(made.sessionId, friend.token, undefined, code))).toContain('지난 코드');
  });

  it('gives a browser one ticket of a session, which is worth nothing in another one, and is counted for the keeper', async () => {
    const made = await programmeOf();
    const [here, friend, other] = await traineesOf(made, 3);
    if (!here || !friend || !other) throw new Error('three were made');
    const code = makeLinkCode(await keyOf(made), windowNow());
    expect(said(await open(made.sessionId, code))).toContain('카메라로 다시');
    const mine = await browser();
    const tickets = [];
    for (let at = 0; at < 8; at += 1) tickets.push(await ticketFor(made, code, mine));
    portal.clock.now = minutes(75 / 60);
    // The ticket is sent on; the friend’s browser has a mark of its own.
    const [sentOn = ''] = (tickets[0] ?? '').split('; ');
    expect(said(await count(made.sessionId, friend.token, `${sentOn}; ${await browser()}`))).toContain(
      '이 브라우저에서',
    );
    expect((await count(made.sessionId, here.token, tickets[0])).envelope.code).toBe('0000');
    // Eight tickets of one browser count one person, even with its mark.
    for (const ticket of tickets)
      expect(said(await count(made.sessionId, friend.token, ticket))).toContain('다른 사람이 이미');
    const many = await Promise.all([1, 2, 3].map(() => ticketFor(made)));
    expect(many).toHaveLength(3);
    const asked = { params: { sessionId: made.sessionId } };
    const { tickets: shown } = await portal.get(attendance.readCount, asked, { token: made.keeper.token });
    expect(shown).toEqual({ all: 4, ofOneCode: 3 });
  });

  it('hides the ticket from scripts, and has no code in any log', async () => {
    const made = await programmeOf();
    const code = makeLinkCode(await keyOf(made), windowNow());
    const { headers } = await open(made.sessionId, code, await browser());
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    expect(JSON.stringify(portal.lines)).not.toContain(code);
  });

  it('counts late by the moment of the code, and never by that of the sign-in', async () => {
    const made = await programmeOf();
    const [early, late] = await traineesOf(made, 2);
    if (!early || !late) throw new Error('two were made');
    portal.clock.now = minutes(9);
    const inTime = await ticketFor(made);
    portal.clock.now = minutes(10);
    const tooLate = await ticketFor(made);
    portal.clock.now = minutes(15);
    expect((await count(made.sessionId, early.token, inTime)).envelope.output).toMatchObject({ status: 'PRESENT' });
    expect((await count(made.sessionId, late.token, tooLate)).envelope.output).toMatchObject({ status: 'LATE' });
  });

  it('is refused a minute after it was shown, from a wrong clock, and from another session', async () => {
    const made = await programmeOf();
    const other = await programmeOf();
    const key = await keyOf(made);
    const now = windowNow();
    const refused = async (code: string, language = 'ko') =>
      said(
        await portal.ask(
          attendance.openTicket,
          { params: { sessionId: made.sessionId }, body: { code } },
          { language },
        ),
      );
    const shown = makeLinkCode(key, now);
    portal.clock.now = new Date(BEGINS.getTime() + MINUTE_MS);
    expect(await refused(shown)).toContain('지난 코드예요');
    expect(await refused(shown, 'en')).toContain('That code is over');
    expect(await refused(makeLinkCode(key, windowNow() + 40))).toContain('시계가 맞지 않아');
    expect(await refused(makeLinkCode(key, windowNow() + 40), 'en')).toContain('clock of the screen is wrong');
    const foreign = makeLinkCode(await keyOf(other), windowNow());
    expect(await refused(foreign)).toContain('다른 수업의 코드');
    expect(await refused(foreign, 'en')).toContain('another class');
    expect(await refused('1-0000000000000000')).toContain('코드가 맞지 않아요');
    expect(await refused('1-0000000000000000', 'en')).toContain('That isn’t the code');
    expect((await open(newId(), shown)).envelope.code).toBe('404');
  });

  it.each([
    [-31, '30분 전부터'],
    [-30, undefined],
    [130, undefined],
    [131, '시간이 지났어요'],
  ])('counts from half an hour before to the end and ten minutes: at %s', async (at, refusal) => {
    const made = await programmeOf();
    const key = await keyOf(made);
    portal.clock.now = minutes(at);
    const answer = await open(made.sessionId, makeLinkCode(key, windowNow()), await browser());
    expect(refusal === undefined ? answer.envelope.code : said(answer)).toContain(refusal ?? '0000');
  });

  it('counts nobody without a confirmed place, and says so', async () => {
    const made = await programmeOf();
    const [waiting, stranger] = [await anApplicant(portal), await anApplicant(portal)];
    await place(waiting.id, made, 'APPLY');
    for (const one of [waiting, stranger, made.keeper]) {
      const cookie = await ticketFor(made);
      expect(said(await count(made.sessionId, one.token, cookie))).toContain('참여가 확정된 프로그램이 아니라');
      expect(said(await type(made.sessionId, one.token, { digits: '123456' }, 'en'))).toContain('confirmed place');
    }
    expect(await rowsOf(made.sessionId)).toEqual([]);
  });

  it('leaves what the teacher marked', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    await mark(made, [{ traineeId: one.traineeId, status: 'EXCUSED', version: 0, note: '병원' }]);
    const answer = await count(made.sessionId, one.token, await ticketFor(made));
    expect(answer.envelope.output).toMatchObject({ status: 'EXCUSED' });
    expect(await sheetOf(made)).toMatchObject([{ status: 'EXCUSED', method: 'HAND', note: '병원' }]);
  });
});

describe('C5 digits that are typed', () => {
  it('count at once while they are fresh, and wait for a nod when they come late', async () => {
    const made = await programmeOf();
    const [quick, late, never] = await traineesOf(made, 3);
    if (!quick || !late || !never) throw new Error('three were made');
    const key = await keyOf(made);
    portal.clock.now = minutes(5);
    const digits = makeDigits(key, windowNow());
    expect((await type(made.sessionId, quick.token, { digits })).envelope.output).toMatchObject({
      status: 'PRESENT',
      waits: false,
    });
    // Typed at five past, without network until twenty past.
    portal.clock.now = minutes(20);
    const answer = await type(made.sessionId, late.token, { digits, ago: 15 * MINUTE_MS });
    expect(answer.envelope.output).toMatchObject({ status: 'PRESENT', waits: true, attendedCount: 0 });
    expect(await countsOf(made)).toMatchObject({ presentCount: 1, waitingCount: 1 });
    expect(await told(made.keeper.id)).toEqual(['ATTENDANCE_NOD']);
    // Made up later: the digits are not those of the moment.
    expect(said(await type(made.sessionId, never.token, { digits, ago: 10 * MINUTE_MS }))).toContain(
      '지금 화면에 있는',
    );

    const decide = (isAccepted: boolean) =>
      portal.get(
        attendance.decideWaiting,
        {
          params: { sessionId: made.sessionId },
          body: { traineeIdList: [late.traineeId, never.traineeId], isAccepted },
        },
        { token: made.keeper.token },
      );
    expect(await decide(true)).toEqual({ decidedCount: 1 });
    expect(await decide(false)).toEqual({ decidedCount: 0 });
    expect(await countsOf(made)).toMatchObject({ presentCount: 2, waitingCount: 0 });
    expect(await told(late.id)).toEqual(['ATTENDANCE_CORRECTED']);
  });

  it('that are fresh count now, whatever is said of when they were typed', async () => {
    const made = await programmeOf();
    const [one, other] = await traineesOf(made, 2);
    if (!one || !other) throw new Error('two were made');
    const typeNow = async (token: string, ago: number) => {
      const digits = makeDigits(makeKey(made.sessionId), windowNow());
      return type(made.sessionId, token, { digits, ago });
    };
    // Late, and says to have typed before it was.
    portal.clock.now = minutes(20);
    expect((await typeNow(one.token, 15 * MINUTE_MS)).envelope.output).toMatchObject({
      status: 'LATE',
      waits: false,
      at: minutes(20).toISOString(),
    });
    // After the last moment that counts.
    portal.clock.now = minutes(11, ENDS);
    expect(said(await typeNow(other.token, 2 * MINUTE_MS))).toContain('시간이 지났어요');
    expect(await rowsOf(made.sessionId)).toHaveLength(1);
  });

  it('that are declined are as if they had not come', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    const digits = makeDigits(await keyOf(made), windowNow());
    portal.clock.now = minutes(3);
    await type(made.sessionId, one.token, { digits, ago: 3 * MINUTE_MS });
    const body = { traineeIdList: [one.traineeId], isAccepted: false };
    await portal.get(
      attendance.decideWaiting,
      { params: { sessionId: made.sessionId }, body },
      { token: made.keeper.token },
    );
    expect(await rowsOf(made.sessionId)).toEqual([]);
  });

  it('are refused when somebody guesses without end', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1)
      answers.push(await type(made.sessionId, one.token, { digits: String(tries).padStart(6, '0') }));
    expect(answers.at(-1)?.status).toBe(429);
    portal.clock.now = new Date(BEGINS.getTime() + MINUTE_MS);
    const digits = makeDigits(await keyOf(made), windowNow());
    expect((await type(made.sessionId, one.token, { digits })).envelope.code).toBe('0000');
  });
});

describe('C5 a wrong code', () => {
  it('is answered in the same words, whatever moment or class its digits are of', async () => {
    const [made, other] = [await programmeOf(), await programmeOf()];
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    const [key, now] = [await keyOf(made), windowNow()];
    const tried = [makeDigits(key, now + 40), makeDigits(key, now - 40), makeDigits(await keyOf(other), now), '000000'];
    const answers = new Set<string>();
    for (const digits of tried) answers.add(said(await type(made.sessionId, one.token, { digits })));
    expect([...answers]).toEqual([expect.stringContaining('지금 화면에 있는 코드가 아니에요')]);
  });

  it('of a link is compared with codes of a few other sessions, however many take place', async () => {
    const made = await programmeOf();
    await Promise.all(Array.from({ length: 25 }, () => programmeOf({ sessions: 1 })));
    const derive = vi.spyOn(portal.platform, 'deriveKey');
    expect((await open(made.sessionId, '1-0000000000000000')).envelope.code).toBe('9100');
    const keys = new Set(
      derive.mock.calls.map(([purpose]) => purpose).filter((name) => name.startsWith('attendance ')),
    );
    derive.mockRestore();
    // Its own, and twenty others'.
    expect(keys.size).toBe(21);
  });
});

describe('C5 the sheet', () => {
  it('is marked for the whole room at once, and undone', async () => {
    const made = await programmeOf();
    const students = await traineesOf(made, 30);
    const all = students.map(({ traineeId }) => ({ traineeId, status: 'PRESENT' as const, version: 0 }));
    expect((await mark(made, all)).envelope.output).toEqual({ savedCount: 30, leftIdList: [] });
    expect(await countsOf(made)).toMatchObject({ presentCount: 30 });
    const none = students.map(({ traineeId }) => ({ traineeId, status: null, version: 1 }));
    expect((await mark(made, none)).envelope.output).toEqual({ savedCount: 30, leftIdList: [] });
    expect(await rowsOf(made.sessionId)).toEqual([]);
    const { rows } = await sql<{ action: string; marked: number }>`
      select action, jsonb_array_length(after) as marked from audit_log where entity_id = ${made.sessionId}
      order by at, id`.execute(portal.platform.db);
    expect(rows).toEqual([
      { action: 'attendance.mark', marked: 30 },
      { action: 'attendance.mark', marked: 30 },
    ]);
  });

  it('never takes away what somebody else marked meanwhile', async () => {
    const made = await programmeOf();
    const [one, other] = await traineesOf(made, 2);
    if (!one || !other) throw new Error('two were made');
    await count(made.sessionId, one.token, await ticketFor(made));
    const { output } = (
      await mark(made, [
        { traineeId: one.traineeId, status: 'ABSENT', version: 0 },
        { traineeId: other.traineeId, status: 'ABSENT', version: 0 },
        { traineeId: newId(), status: 'ABSENT', version: 0 },
      ])
    ).envelope as { output: CallOutput<typeof attendance.saveMarks> };
    expect(output.savedCount).toBe(1);
    expect(output.leftIdList).toHaveLength(2);
    expect(await countsOf(made)).toMatchObject({ presentCount: 1, absentCount: 1 });
  });

  it('takes no mark but an excuse before it begins', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    portal.clock.now = minutes(-60);
    const answer = await mark(made, [{ traineeId: one.traineeId, status: 'PRESENT', version: 0 }]);
    expect(answer.envelope.output).toMatchObject({ errors: [{ field: 'markList.0.status' }] });
    const excused = await mark(made, [{ traineeId: one.traineeId, status: 'EXCUSED', version: 0 }]);
    expect(excused.envelope.code).toBe('0000');
  });

  it('tells people whose own code had counted', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    await count(made.sessionId, one.token, await ticketFor(made));
    await mark(made, [{ traineeId: one.traineeId, status: 'ABSENT', version: 1 }]);
    expect(await told(one.id)).toEqual(['ATTENDANCE_CORRECTED']);
    const own = await portal.get(attendance.listOwn, { params: { programmeId: made.id } }, { token: one.token });
    expect(own).toMatchObject({ absentCount: 1, presentCount: 0 });
  });

  it('reads a file line by line, and marks what is right in it', async () => {
    const made = await programmeOf();
    const [first, second] = await traineesOf(made, 2);
    if (!first || !second) throw new Error('two were made');
    const rows = await sheetOf(made);
    const numberOf = (id: string): string => rows.find(({ traineeId }) => traineeId === id)?.number ?? '';
    const lines = [
      '학번,출결,비고',
      `${numberOf(first.traineeId)},지각,버스`,
      `${second.username},Excused,`,
      `${numberOf(first.traineeId)},출석,`,
      '0000000000,출석,',
      `${numberOf(second.traineeId)},어딘가,`,
    ];
    const { fileId } = await upload(portal, [{ name: '출석.csv', bytes: lines.join('\r\n') }], {
      token: made.keeper.token,
    });
    const asked = { params: { sessionId: made.sessionId }, query: { fileId } };
    const plan = await portal.get(attendance.previewMarks, asked, { token: made.keeper.token });
    expect(plan.markList).toMatchObject([
      { line: 2, status: 'LATE', note: '버스', before: null, version: 0 },
      { line: 3, status: 'EXCUSED' },
    ]);
    expect(plan.problemList.map(({ line, reason }) => [line, reason])).toEqual([
      [4, '같은 사람이 위에 이미 있어요.'],
      [5, '참여가 확정된 사람 가운데 이 학번이 없어요.'],
      [6, '출결은 출석, 지각, 결석, 인정 결석 가운데 하나예요.'],
    ]);
    const take = async () => {
      const taken = { params: { sessionId: made.sessionId }, body: { fileId, planKey: plan.planKey } };
      return (await portal.ask(attendance.importMarks, taken, { token: made.keeper.token })).envelope.output;
    };
    expect(await take()).toEqual({ savedCount: 2 });
    expect((await sheetOf(made)).map(({ method }) => method)).toEqual(['SHEET', 'SHEET']);
    // They have been marked since the preview.
    expect(await take()).toMatchObject({
      errors: [{ field: 'fileId', message: expect.stringContaining('미리 본 뒤로') as string }],
    });
  });
});

describe('C5 one’s own row', () => {
  /** Somebody who keeps the attendance and has a place themselves, and another with a place. */
  async function keeperWithPlace() {
    const made = await programmeOf();
    const [other] = await traineesOf(made, 1);
    if (!other) throw new Error('one was made');
    const own = { ...made.keeper, traineeId: await place(made.keeper.id, made) };
    return { made, own, other };
  }
  const OWN = { errors: [{ message: expect.stringContaining('내 출석은 내가') as string }] };

  it('is known, and marked neither by hand nor by a sheet', async () => {
    const { made, own, other } = await keeperWithPlace();
    const rows = await sheetOf(made);
    expect(rows.filter(({ isOwn }) => isOwn).map(({ traineeId }) => traineeId)).toEqual([own.traineeId]);
    const marks = [other, own].map(({ traineeId }) => ({ traineeId, status: 'PRESENT' as const, version: 0 }));
    expect((await mark(made, marks)).envelope.output).toMatchObject({
      errors: [{ ...OWN.errors[0], field: 'markList.1.status' }],
    });
    const params = { sessionId: made.sessionId };
    expect(await rowsOf(made.sessionId)).toEqual([]);

    const lines = ['학번,출결,비고', ...rows.map(({ number }) => `${number},출석,`)];
    const { fileId } = await upload(portal, [{ name: '출석.csv', bytes: lines.join('\r\n') }], { token: own.token });
    const plan = await portal.get(attendance.previewMarks, { params, query: { fileId } }, { token: own.token });
    expect(plan.markList.map(({ traineeId }) => traineeId)).toEqual([other.traineeId]);
    expect(plan.problemList).toMatchObject([{ reason: OWN.errors[0]?.message }]);
    const body = { fileId, planKey: plan.planKey };
    expect(await portal.get(attendance.importMarks, { params, body }, { token: own.token })).toEqual({ savedCount: 1 });
    expect((await sheetOf(made)).find(({ isOwn }) => isOwn)).toMatchObject({ status: null });
  });

  it('is counted by no code of one’s own before somebody else nods', async () => {
    const { made, own, other } = await keeperWithPlace();
    const digits = makeDigits(await keyOf(made), windowNow());
    portal.clock.now = minutes(3);
    for (const { token } of [own, other]) await type(made.sessionId, token, { digits, ago: 3 * MINUTE_MS });
    const accept = (by: string, ids: readonly string[]) =>
      portal.ask(
        attendance.decideWaiting,
        { params: { sessionId: made.sessionId }, body: { traineeIdList: [...ids], isAccepted: true } },
        { token: by },
      );
    const all = [own.traineeId, other.traineeId];
    expect((await accept(own.token, all)).envelope.output).toEqual({ decidedCount: 1 });
    expect((await accept(own.token, [own.traineeId])).envelope.output).toMatchObject(OWN);
    expect(await countsOf(made)).toMatchObject({ presentCount: 1, waitingCount: 1 });
    const staff = await person({ types: ['STAFF'], roles: ['EDUCATION_CENTRE'] });
    expect((await accept(staff.token, all)).envelope.output).toEqual({ decidedCount: 1 });

    const second = { ...made, sessionId: made.sessionIds[1] ?? '' };
    portal.clock.now = minutes(0, new Date('2026-12-08T01:00:00Z'));
    const counted = await count(second.sessionId, own.token, await ticketFor(second));
    expect(counted.envelope.output).toMatchObject({ status: 'PRESENT', waits: true });
    const [quick] = await traineesOf(made, 1);
    const fresh = makeDigits(await keyOf(second), windowNow());
    expect((await type(second.sessionId, own.token, { digits: fresh })).envelope.output).toMatchObject({ waits: true });
    expect((await type(second.sessionId, quick?.token ?? '', { digits: fresh })).envelope.output).toMatchObject({
      waits: false,
    });
  });
});

describe('C5 closing', () => {
  it('makes those absent who were not counted, and opening takes only these absences away', async () => {
    const made = await programmeOf();
    const [here, marked, nowhere] = await traineesOf(made, 3);
    if (!here || !marked || !nowhere) throw new Error('three were made');
    await count(made.sessionId, here.token, await ticketFor(made));
    await mark(made, [{ traineeId: marked.traineeId, status: 'ABSENT', version: 0 }]);
    portal.clock.now = minutes(10);
    expect((await move(made, attendance.closeSession)).envelope.output).toEqual({ absentCount: 1 });
    expect(await countsOf(made)).toMatchObject({ presentCount: 1, absentCount: 2 });
    // No code counts any more.
    const code = makeLinkCode(makeKey(made.sessionId), windowNow());
    expect(said(await open(made.sessionId, code))).toContain('출석이 마감됐어요');
    const { version } = await readOf(made);
    const again = await portal.ask(
      attendance.closeSession,
      { params: { sessionId: made.sessionId }, body: { version } },
      { token: made.keeper.token },
    );
    expect(again.envelope.code).toBe('9103');
    expect((await mark(made, [{ traineeId: here.traineeId, status: null, version: 1 }])).envelope.code).toBe('9100');
    expect((await move(made, attendance.reopenSession)).envelope.code).toBe('0000');
    expect(await countsOf(made)).toMatchObject({ presentCount: 1, absentCount: 1 });
  });

  it('counts somebody whose code was opened before it', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    portal.clock.now = minutes(9);
    const cookie = await ticketFor(made);
    portal.clock.now = minutes(10);
    await move(made, attendance.closeSession);
    expect((await count(made.sessionId, one.token, cookie)).envelope.output).toMatchObject({ status: 'PRESENT' });
  });

  it('is corrected by such a code: no no-show any more, and completions hear of it', async () => {
    const made = await programmeOf({ sessions: 1 });
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    portal.clock.now = minutes(9);
    const cookie = await ticketFor(made);
    portal.clock.now = minutes(10);
    await move(made, attendance.closeSession);
    expect(await noShowsOf(made)).toEqual([one.traineeId]);
    const { version } = await readOf(made);
    const twice = await Promise.all([1, 2].map(() => count(made.sessionId, one.token, cookie)));
    expect(twice.map(({ envelope }) => envelope.code)).toEqual(['0000', '0000']);
    expect(await noShowsOf(made)).toEqual([]);
    expect(await readOf(made)).toMatchObject({ version: version + 1 });
    const { rows } = await sql`select from outbox where payload->>'event' = 'session.attended'
      and dedupe_key like ${`session.attended:${made.sessionId}:${version + 1}:%`}`.execute(portal.platform.db);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('in the moment in which codes come counts each of them, and leaves no no-show', async () => {
    const made = await programmeOf({ sessions: 1 });
    const students = await traineesOf(made, 12);
    portal.clock.now = minutes(9);
    const code = makeLinkCode(await keyOf(made), windowNow());
    const cookies = await Promise.all(students.map(() => ticketFor(made, code)));
    portal.clock.now = minutes(10);
    const { version } = await readOf(made);
    const close = () => {
      const asked = { params: { sessionId: made.sessionId }, body: { version } };
      return portal.ask(attendance.closeSession, asked, { token: made.keeper.token });
    };
    const counts = students.map((one, at) => () => count(made.sessionId, one.token, cookies[at]));
    const asks = [...counts.slice(0, 6), close, ...counts.slice(6)];
    const answers = await Promise.all(asks.map((ask) => ask()));
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set(['0000']));
    expect(await countsOf(made)).toMatchObject({ presentCount: 12, absentCount: 0 });
    expect(await noShowsOf(made)).toEqual([]);
  });

  it('of all sessions in the same moment tells no-shows', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => programmeOf()));
    const students = await Promise.all(all.map((made) => traineesOf(made, 1)));
    portal.clock.now = new Date('2026-12-08T02:00:00Z');
    const closings = all.flatMap((made) => made.sessionIds.map((sessionId) => ({ ...made, sessionId })));
    const closed = await Promise.all(closings.map((one) => move(one, attendance.closeSession)));
    expect(new Set(closed.map(({ envelope }) => envelope.code))).toEqual(new Set(['0000']));
    const missed = await Promise.all(all.map(noShowsOf));
    expect(missed).toEqual(students.map((those) => those.map(({ traineeId }) => traineeId)));
  });

  it('that is corrected long afterwards leaves seven days to appeal, and the person is told each time', async () => {
    const made = await programmeOf({ sessions: 1 });
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    await count(made.sessionId, one.token, await ticketFor(made));
    portal.clock.now = minutes(10);
    await move(made, attendance.closeSession);
    const correct = async (status: AttendanceStatus): Promise<void> => {
      const [row] = await sheetOf(made);
      await mark(made, [{ traineeId: one.traineeId, status, version: row?.version ?? 0 }]);
    };
    const toldOfIt = async () => (await told(one.id)).filter((name) => name === 'PROGRAMME_NO_SHOW').length;
    const noShow = async () =>
      (await portal.get(catalogue.readProgramme, { params: { type: 'baeum', id: made.id } }, { token: one.token }))
        .programme.ownDetail?.noShow;
    expect(await toldOfIt()).toBe(0);
    portal.clock.now = new Date('2026-12-09T01:00:00Z');
    await correct('ABSENT');
    expect(await toldOfIt()).toBe(1);
    expect(await noShow()).toMatchObject({ isCounted: true, appealUntil: '2026-12-16T01:00:00.000Z' });
    await correct('LATE');
    expect(await noShow()).toBeNull();
    portal.clock.now = new Date('2026-12-10T01:00:00Z');
    await correct('ABSENT');
    expect(await toldOfIt()).toBe(2);
    portal.clock.now = new Date('2026-12-13T01:00:00Z');
    const asked = { params: { id: one.traineeId }, body: { content: '그날 있었어요' } };
    expect((await portal.ask(catalogue.appealNoShow, asked, { token: one.token })).envelope.code).toBe('0000');
  });

  it('of the last session tells no-shows from people who came once, were excused, or cancelled', async () => {
    const made = await programmeOf({ sessions: 2 });
    const [came, excused, missed, left] = await traineesOf(made, 4);
    if (!came || !excused || !missed || !left) throw new Error('four were made');
    await portal.platform.db
      .updateTable('trainee')
      .set({ status: 'CANCEL' })
      .where('trainee.id', '=', left.traineeId)
      .execute();
    await count(made.sessionId, came.token, await ticketFor(made));
    await mark(made, [{ traineeId: excused.traineeId, status: 'EXCUSED', version: 0 }]);
    portal.clock.now = minutes(10);
    await move(made, attendance.closeSession);
    expect(await noShowsOf(made)).toEqual([]);
    portal.clock.now = minutes(0, new Date('2026-12-08T02:00:00Z'));
    const last = { ...made, sessionId: made.sessionIds[1] ?? '' };
    await move(last, attendance.closeSession);
    expect(await noShowsOf(made)).toEqual([missed.traineeId]);
    // A correction takes it back, and opening again too.
    const row = (await sheetOf(last)).find(({ traineeId }) => traineeId === missed.traineeId);
    await mark(last, [{ traineeId: missed.traineeId, status: 'LATE', version: row?.version ?? 0 }]);
    expect(await noShowsOf(made)).toEqual([]);
    expect(await told(missed.id)).toEqual(['PROGRAMME_NO_SHOW', 'ATTENDANCE_CORRECTED']);
  });

  it('comes not while who comes is on time, and says from when', async () => {
    const made = await programmeOf();
    const [late] = await traineesOf(made, 1);
    for (const at of [-1, 0, 9.99]) {
      portal.clock.now = minutes(at);
      expect(said(await move(made, attendance.closeSession))).toBe(
        '12월 1일 오전 10:10부터 마감할 수 있어요. 그때까지 오는 사람은 지각이 아니에요.',
      );
      expect(await readOf(made)).toMatchObject({ canClose: false, closableFrom: minutes(10).toISOString() });
    }
    await count(made.sessionId, late?.token ?? '', await ticketFor(made));
    portal.clock.now = minutes(10);
    expect((await readOf(made)).canClose).toBe(true);
    expect((await move(made, attendance.closeSession)).envelope.output).toEqual({ absentCount: 0 });
  });
});

/** A session that is over gives no key. */
const makeKey = (sessionId: string): Buffer => portal.platform.deriveKey(`attendance ${sessionId}`);

describe('C5 an outside lecturer', () => {
  const read = (token: string) => portal.ask(attendance.readLink, { body: { token } });
  const tokenOf = (address: string): string => new URL(address).hash.slice(1);

  it('shows code and count of one session by a secret link, and nothing of people', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    if (!one) throw new Error('one was made');
    const params = { sessionId: made.sessionId };
    const { address } = await portal.get(attendance.makeLink, { params }, { token: made.keeper.token });
    const token = tokenOf(address);
    const { output } = (await read(token)).envelope as { output: CallOutput<typeof attendance.readLink> };
    expect(JSON.stringify(output)).not.toContain(one.traineeId);
    expect(output).toMatchObject({ traineeCount: 1, attendedCount: 0, sessionId: made.sessionId });
    // Another key than the teacher's, and its code counts.
    const key = Buffer.from(output.key ?? '', 'base64');
    expect(key.equals(await keyOf(made))).toBe(false);
    const code = makeLinkCode(key, windowNow());
    await count(made.sessionId, one.token, await ticketFor(made, code));
    expect((await read(token)).envelope.output).toMatchObject({ attendedCount: 1 });

    const { linkList } = await portal.get(attendance.listLinks, { params }, { token: made.keeper.token });
    expect(JSON.stringify(linkList)).not.toContain(token);
    const linkId = linkList[0]?.linkId ?? '';
    await portal.get(attendance.endLink, { params: { ...params, linkId } }, { token: made.keeper.token });
    expect((await read(token)).envelope.code).toBe('404');
    expect(said(await open(made.sessionId, code))).toContain('코드가 맞지 않아요');
    const { rows } = await sql<{ hash: string }>`
      select token_hash as hash from session_link where session_id = ${made.sessionId}::uuid`.execute(
      portal.platform.db,
    );
    expect(rows.every(({ hash }) => hash !== token)).toBe(true);
  });

  it('has it until a day after the end', async () => {
    const made = await programmeOf();
    const params = { sessionId: made.sessionId };
    const { address } = await portal.get(attendance.makeLink, { params }, { token: made.keeper.token });
    portal.clock.now = new Date(ENDS.getTime() + 24 * 60 * MINUTE_MS - 1);
    expect((await read(tokenOf(address))).envelope.output).toMatchObject({ key: null });
    portal.clock.now = new Date(ENDS.getTime() + 24 * 60 * MINUTE_MS);
    expect((await read(tokenOf(address))).envelope.code).toBe('404');
    expect((await read('x')).envelope.code).toBe('404');
  });
});

describe('C5 who keeps the attendance', () => {
  it('finds a session of theirs, and nobody else any of it', async () => {
    const department = await aDepartment(portal.platform.db, { code: '31000' });
    const elsewhere = await aDepartment(portal.platform.db, { code: '32000' });
    const made = await programmeOf({ departmentCode: department });
    const [student] = await traineesOf(made, 1);
    if (!student) throw new Error('one was made');
    const named = await person({ types: ['LECTURE_ASSISTANT'] });
    await portal.platform.db
      .insertInto('programme_helper')
      .values({ programme_id: made.id, member_id: named.id })
      .execute();
    const keepers = [
      made.keeper,
      named,
      await person({ types: ['STAFF'], departmentCode: department }),
      await person({ types: ['STAFF'], roles: ['EDUCATION_CENTRE'] }),
      await person({ types: ['DEPARTMENT_CHIEF'], departmentCode: department }),
      await person({ types: ['DEPARTMENT_ASSISTANT'], departmentCode: department }),
    ];
    const strangers = [
      await person({ types: ['STAFF'], departmentCode: elsewhere }),
      await person({ types: ['LECTURE_ASSISTANT'] }),
      await person({ types: ['FULLTIME_PROFESSOR'], departmentCode: department }),
      await person({ types: ['ACADEMIC_COACH'] }),
      await person({ types: ['DEPARTMENT_CHIEF'], departmentCode: elsewhere }),
      await person({ types: ['DEPARTMENT_ASSISTANT'], departmentCode: elsewhere }),
    ];
    const without = [student, await anApplicant(portal), await person({ types: ['ALUMNI'] })];
    const params = { sessionId: made.sessionId };
    const asks = [
      (token: string) => portal.ask(attendance.readSession, { params }, { token }),
      (token: string) => portal.ask(attendance.readCount, { params }, { token }),
      (token: string) => portal.ask(attendance.readKey, { params }, { token }),
      (token: string) => portal.ask(attendance.pageRows, { params }, { token }),
      (token: string) => portal.ask(attendance.listLinks, { params }, { token }),
    ];
    const writes = [
      (token: string) =>
        portal.ask(
          attendance.saveMarks,
          { params, body: { markList: [{ traineeId: student.traineeId, status: 'ABSENT', note: '', version: 0 }] } },
          { token },
        ),
      (token: string) => portal.ask(attendance.closeSession, { params, body: { version: 1 } }, { token }),
      (token: string) => portal.ask(attendance.makeLink, { params }, { token }),
      (token: string) =>
        portal.ask(
          attendance.decideWaiting,
          { params, body: { traineeIdList: [student.traineeId], isAccepted: true } },
          { token },
        ),
      (token: string) => portal.ask(attendance.previewMarks, { params, query: { fileId: newId() } }, { token }),
    ];
    for (const ask of asks) {
      for (const one of keepers) expect((await ask(one.token)).envelope.code).toBe('0000');
    }
    for (const ask of [...asks, ...writes]) {
      for (const one of strangers) expect((await ask(one.token)).envelope.code).toBe('404');
      for (const one of without) expect((await ask(one.token)).envelope.code).toBe('S403');
    }
    expect(await rowsOf(made.sessionId)).toEqual([]);
  }, 120_000);

  it('shows everybody their own marks alone', async () => {
    const made = await programmeOf();
    const [one] = await traineesOf(made, 1);
    const stranger = await aStudent(portal.platform.db);
    if (!one) throw new Error('one was made');
    await count(made.sessionId, one.token, await ticketFor(made));
    const params = { programmeId: made.id };
    const own = await portal.get(attendance.listOwn, { params }, { token: one.token });
    expect(own).toMatchObject({ presentCount: 1, rate: null, leastRate: 80 });
    expect(own.sessionList).toMatchObject([
      { number: 1, status: 'PRESENT' },
      { number: 2, status: null },
    ]);
    const foreign = await portal.get(attendance.listOwn, { params }, { token: await signIn(portal, stranger) });
    expect(foreign).toMatchObject({ sessionList: [], presentCount: 0 });
  });
});
