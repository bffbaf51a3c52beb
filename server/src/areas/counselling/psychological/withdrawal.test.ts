import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { type TestPortal } from '../../../../test/portal.ts';
import {
  aCentreManager,
  agreeToAll,
  anApplicant,
  anApplication,
  aSession,
  assigned,
  eachAtCentre,
  type Colleague,
} from '../../../../test/psychological.ts';

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let applicant: Awaited<ReturnType<typeof anApplicant>>;

const SOAP = { subjective: '잠을 못 자요', objective: '', assessment: '', plan: '' };

eachAtCentre(async (made) => {
  ({ portal, manager, counsellor } = made);
  applicant = await anApplicant(portal, { content: '말하기 어려운 이야기' });
});

const of = () => ({ id: applicant.applicationId });
const read = async (by: Colleague = manager) =>
  (await portal.get(psychDesk.readCase, { params: of() }, { token: by.token })).psychCase;
const readOwn = async () =>
  (await portal.get(psychAsking.readOwn, { params: of() }, { token: applicant.token })).application;
const withdraw = () => portal.get(psychAsking.withdrawConsents, {}, { token: applicant.token });
const send = async (spec: CallSpec, body: object, by: Colleague = manager, params: object = of()) => {
  const input: object = { params, body };
  return (await portal.ask(spec, input, { token: by.token })).envelope;
};

/** Counselling that has begun, with one session recorded and one ahead. */
async function begin(): Promise<void> {
  await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
  portal.clock.now = new Date('2026-11-23T02:00:00Z');
  const [session] = (await read()).sessionList;
  const params = { ...of(), sessionId: session?.sessionId ?? '' };
  const body = { ...SOAP, level: 'WATCH', version: session?.version ?? 0 };
  expect((await send(psychDesk.recordSession, body, counsellor, params)).code).toBe('0000');
  const next = { ...aSession({ date: '2026-11-30' }), version: (await read()).version };
  expect((await send(psychDesk.bookSession, next, counsellor)).code).toBe('0000');
  const note = { note: '경과를 지켜보기', version: (await read()).version };
  expect((await send(psychDesk.supervise, note)).code).toBe('0000');
}

describe('Y1 withdrawn consent', () => {
  it('closes what was written to the centre at once, the counsellor and the manager alike', async () => {
    await begin();
    expect(await read(counsellor)).toMatchObject({ isClosed: false, intake: { content: '말하기 어려운 이야기' } });
    await withdraw();
    for (const who of [counsellor, manager]) {
      const psychCase = await read(who);
      expect(psychCase).toMatchObject({
        isWithdrawn: true,
        isClosed: true,
        intake: null,
        supervisionList: [],
        checkInList: [],
      });
      expect(psychCase.sessionList.map(({ record, level }) => [record, level])).toEqual([
        [null, null],
        [null, null],
      ]);
      expect(JSON.stringify(psychCase)).not.toMatch(/말하기 어려운|잠을 못|지켜보기/);
    }
  });

  it('lets nothing new be written: no session, record, note, triage, extension or counsellor', async () => {
    await begin();
    await withdraw();
    const { version, sessionList } = await read();
    const [held] = sessionList;
    const session = { ...of(), sessionId: held?.sessionId ?? '' };
    const tries: readonly (readonly [CallSpec, object, Colleague, object])[] = [
      [psychDesk.bookSession, aSession({ date: '2026-12-07' }), counsellor, of()],
      [psychDesk.recordSession, { ...SOAP, level: 'WATCH' }, counsellor, session],
      [psychDesk.markSession, { status: 'ABSENT' }, counsellor, session],
      [psychDesk.triage, { level: 'PRIORITY' }, manager, of()],
      [psychDesk.extend, { sessions: 1 }, manager, of()],
      [psychDesk.supervise, { note: '한 줄 더' }, manager, of()],
      [psychDesk.reassign, { reason: '바꾸기' }, manager, of()],
    ];
    for (const [spec, body, by, params] of tries) {
      const envelope = await send(spec, { ...body, version }, by, params);
      expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'consent' }] } });
    }
    expect((await read()).version).toBe(version);
  });

  it('gives back hours that were agreed, and leads what is open to its end, with that reason', async () => {
    await begin();
    await withdraw();
    expect(await readOwn()).toMatchObject({ status: 'IN_PROGRESS', next: { step: 'CLOSE', dueAt: null } });
    const busy = await sql`
      select from busy where person_id = ${applicant.id}::uuid and lower(period) > ${portal.clock.now}`.execute(
      portal.platform.db,
    );
    expect(busy.rows).toEqual([]);
    const page = await portal.get(psychDesk.pageCases, { query: { view: 'OPEN' } }, { token: manager.token });
    expect(page.counts.withdrawn).toBeGreaterThan(0);
    const row = page.casePage.content.find(({ applicationId }) => applicationId === applicant.applicationId);
    expect(row).toMatchObject({ isWithdrawn: true, nextAt: null });
    expect(page.casePage.content[0]).toMatchObject({ isWithdrawn: true });
    const { can, version } = await read();
    expect(can).toEqual(['END']);
    const end = (ending: string) => send(psychDesk.end, { version, ending });
    expect(await end('AGREED')).toMatchObject({ code: '9100', output: { errors: [{ field: 'ending' }] } });
    expect((await end('WITHDRAWN')).code).toBe('0000');
    expect(await read()).toMatchObject({ status: 'ENDED', ending: 'WITHDRAWN', can: [] });
  });

  it('is no reason to end a case of which it was not withdrawn', async () => {
    await begin();
    const envelope = await send(psychDesk.end, { version: (await read()).version, ending: 'WITHDRAWN' });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'ending' }] } });
  });

  it('leaves an emergency opening, with a reason and a second pair of eyes, to be read only', async () => {
    await begin();
    await withdraw();
    const other = await aCentreManager(portal);
    const { rows } = await sql<{ no: string }>`
      select s.student_number as no from student s where s.id = ${applicant.studentId}::uuid`.execute(
      portal.platform.db,
    );
    const body = { studentNo: rows[0]?.no ?? '', reason: '생명이 위험하다는 연락을 받고 확인하려고 해요.' };
    const { openingId } = await portal.get(psychDesk.askOpening, { body }, { token: manager.token });
    expect((await read()).isClosed).toBe(true);
    await portal.get(psychDesk.confirmOpening, { params: { id: openingId } }, { token: other.token });
    expect(await read()).toMatchObject({
      isClosed: false,
      isOpening: true,
      intake: { content: '말하기 어려운 이야기' },
      can: ['END'],
    });
    expect((await read(counsellor)).isClosed).toBe(true);
    expect((await send(psychDesk.supervise, { note: '메모', version: (await read()).version })).code).toBe('9100');
  });

  it('takes what was being written with it, and is given anew for what goes on, not for what is over', async () => {
    await portal.get(psychAsking.saveDraft, { body: anApplication() }, { token: applicant.token });
    await begin();
    await withdraw();
    const drafts = await sql`select from psych.draft where student_id = ${applicant.studentId}::uuid`.execute(
      portal.platform.db,
    );
    expect(drafts.rows).toEqual([]);
    await agreeToAll(portal, applicant.token);
    expect(await read(counsellor)).toMatchObject({ isWithdrawn: false, isClosed: false });
    await withdraw();
    await send(psychDesk.end, { version: (await read()).version, ending: 'WITHDRAWN' });
    await agreeToAll(portal, applicant.token);
    expect(await read()).toMatchObject({ status: 'ENDED', isClosed: true });
  });

  it('still hears who says that they are in danger, and keeps nothing of it', async () => {
    await begin();
    await withdraw();
    const { level } = await read();
    const body = { phqList: [3, 3], isInDanger: true };
    await portal.get(psychAsking.checkIn, { params: of(), body }, { token: applicant.token });
    expect((await read()).level).toBe(level);
    const weeks = await sql`select from psych.check_in where application_id = ${applicant.applicationId}::uuid`.execute(
      portal.platform.db,
    );
    expect(weeks.rows).toEqual([]);
    const told = await sql`
      select from outbox where payload->>'type' = 'PSYCH_DANGER' and aggregate_id = ${applicant.applicationId}::uuid`.execute(
      portal.platform.db,
    );
    expect(told.rows.length).toBeGreaterThan(0);
  });
});

describe('weekly check-ins at the desk', () => {
  it('are shown in their order, with what they changed', async () => {
    const week = (monday: string, phqList: number[]) => {
      portal.clock.now = new Date(`${monday}T02:00:00Z`);
      const body = { phqList, isInDanger: false };
      return portal.get(psychAsking.checkIn, { params: of(), body }, { token: applicant.token });
    };
    await week('2026-11-23', [1, 0]);
    await week('2026-11-30', [2, 3]);
    expect((await read()).checkInList).toEqual([
      { weekOn: '2026-11-23', phqList: [1, 0], isInDanger: false, raisedTo: null },
      { weekOn: '2026-11-30', phqList: [2, 3], isInDanger: false, raisedTo: 'PRIORITY' },
    ]);
  });
});
