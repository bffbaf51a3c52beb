import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anAsker, as } from '../../../../../test/counselling.ts';
import { untilDelivered } from '../../../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  anApplicant,
  aPlace,
  aPsychologist,
  assigned,
  type Colleague,
} from '../../../../../test/psychological.ts';
import { destroyOldCases } from '../../../../blocks/retention/destroy-store.ts';
import { psychRetention } from '../retention-store.ts';

const YEAR_MS = 366 * 86_400_000;
const NOTE = '집에서 가까워서 권해요.';

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let student: Awaited<ReturnType<typeof anApplicant>>;
let placeId: string;

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.work();
  manager = await aCentreManager(portal);
  counsellor = await aPsychologist(portal);
});
beforeEach(async () => {
  await sql`truncate psych.handover, psych.place`.execute(portal.platform.db);
  const { placeList } = await portal.get(psychHandover.createPlace, { body: aPlace() }, as(manager));
  placeId = placeList[0]?.placeId ?? '';
  student = await anApplicant(portal);
});
afterAll(() => portal.close());

const ofCase = () => ({ params: { id: student.applicationId } });
const own = () => portal.get(psychHandover.readOwnHandover, ofCase(), as(student));
const propose = (by: Colleague = manager) =>
  portal.ask(psychHandover.proposeHandover, { ...ofCase(), body: { placeId, reason: 'SLEEP', note: NOTE } }, as(by));
const answer = (said: 'AGREE' | 'DECLINE', of: { handoverId: string; version: number }, consentVersion = 1) =>
  portal.ask(
    psychHandover.answerHandover,
    { ...ofCase(), body: { handoverId: of.handoverId, version: of.version, answer: said, consentVersion } },
    as(student),
  );
const move = (action: 'RETRACT' | 'DELIVER', of: { handoverId: string; version: number }) =>
  portal.ask(
    psychHandover.moveHandover,
    { ...ofCase(), body: { handoverId: of.handoverId, version: of.version, action } },
    as(manager),
  );
async function proposed(): Promise<{ handoverId: string; version: number }> {
  await propose();
  const { handover } = await own();
  if (!handover) throw new Error('Nothing was proposed.');
  return handover;
}

describe('places', () => {
  it('are kept by managers, in an order, and shown to who waits in their language', async () => {
    const second = aPlace({ nameKo: '구 정신건강복지센터', nameEn: '', link: '' });
    const { placeList } = await portal.get(psychHandover.createPlace, { body: second }, as(manager));
    const ids = placeList.map((one) => one.placeId);
    const order = { body: { placeIdList: ids.toReversed() } };
    await portal.get(psychHandover.orderPlaces, order, as(manager));
    const english = await portal.get(psychHandover.readOwnHandover, ofCase(), { token: student.token, language: 'en' });
    expect(english.placeList.map(({ name }) => name)).toEqual(['구 정신건강복지센터', 'Maeumsaem Clinic']);
    expect(
      (await portal.ask(psychHandover.orderPlaces, { body: { placeIdList: [placeId] } }, as(manager))).envelope.code,
    ).toBe('9101');
    expect((await portal.ask(psychHandover.createPlace, { body: second }, as(counsellor))).envelope.code).toBe('S403');
  });

  it('that are out of use are shown and proposed no more, and a stale change is refused', async () => {
    const change = { params: { id: placeId }, body: { ...aPlace({ isInUse: false }), version: 1 } };
    await portal.get(psychHandover.changePlace, change, as(manager));
    expect((await portal.ask(psychHandover.changePlace, change, as(manager))).envelope.code).toBe('9101');
    expect((await own()).placeList).toEqual([]);
    expect((await propose()).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'placeId' }] } });
  });

  it('name what is missing at its field', async () => {
    for (const [field, value] of [
      ['nameKo', ' '],
      ['purposeKo', ''],
      ['phone', ''],
      ['link', 'javascript:alert(1)'],
      ['link', 'https://clinic.example@evil.example'],
    ] as const) {
      const { envelope } = await portal.ask(
        psychHandover.createPlace,
        { body: aPlace({ [field]: value }) },
        as(manager),
      );
      expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
    }
  });

  it('are nothing to see where none is kept, and not while counselling goes on', async () => {
    await assigned(portal, { manager, counsellor, applicationId: student.applicationId });
    expect((await own()).placeList).toEqual([]);
    await sql`truncate psych.handover, psych.place`.execute(portal.platform.db);
    const read = await portal.get(psychHandover.readHandovers, ofCase(), as(manager));
    expect(read).toEqual({ handoverList: [], placeList: [] });
  });
});

describe('handing over', () => {
  it('tells the student all that is passed on, and them and the centre that there is something to see', async () => {
    const { handoverId, version } = await proposed();
    const { handover } = await own();
    expect(handover).toMatchObject({
      status: 'PROPOSED',
      place: { name: '마음샘의원' },
      passed: { name: '김나루', reason: 'SLEEP' },
      note: NOTE,
      can: ['AGREE', 'DECLINE'],
    });
    expect(Object.keys(handover?.passed ?? {}).toSorted()).toEqual(['email', 'name', 'phone', 'reason']);
    await untilDelivered(portal);
    const told = await portal.get(notification.pageNotifications, {}, as(student));
    const text = JSON.stringify(told);
    expect(text).toContain('상담 일정 안내');
    expect(text).not.toContain('마음샘의원');
    expect((await answer('AGREE', { handoverId, version })).envelope.output).toMatchObject({ status: 'AGREED' });
    const [one] = (await portal.get(psychHandover.readHandovers, ofCase(), as(manager))).handoverList;
    expect(one).toMatchObject({ status: 'AGREED', consentVersion: 1, can: ['DELIVER'] });
    await move('DELIVER', { handoverId, version: version + 1 });
    expect((await own()).handover).toMatchObject({ status: 'DELIVERED', can: [] });
    expect((await answer('DECLINE', { handoverId, version: version + 2 })).envelope.code).toBe('9103');
    const { rows } = await sql<{ to: string; by: string }>`
      select c.to_status as "to", c.actor_role as by from status_change c
      where c.entity = 'psych_handover' and c.entity_id = ${handoverId}::uuid order by c.at, c.id`.execute(
      portal.platform.db,
    );
    expect(rows.map(({ to, by }) => `${to} ${by}`)).toEqual(['PROPOSED CENTRE', 'AGREED STUDENT', 'DELIVERED CENTRE']);
  });

  it('is taken back by the student until it was passed on, and by the centre until it was answered', async () => {
    const one = await proposed();
    await answer('AGREE', one);
    const taken = { ...one, version: one.version + 1 };
    expect((await answer('DECLINE', taken)).envelope.output).toMatchObject({ status: 'DECLINED' });
    const next = await proposed();
    expect((await move('RETRACT', next)).envelope.output).toMatchObject({ status: 'RETRACTED' });
    expect((await own()).handover).toMatchObject({ status: 'DECLINED' });
  });

  it('is one at a time, by the newest version and the text in force', async () => {
    const one = await proposed();
    expect((await propose()).envelope.code).toBe('9101');
    expect((await answer('AGREE', { ...one, version: 9 })).envelope.code).toBe('9101');
    expect((await answer('AGREE', one, 9)).envelope).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'consentVersion' }] },
    });
    const both = await Promise.all([answer('AGREE', one), answer('DECLINE', one)]);
    expect(both.map(({ envelope }) => envelope.code).toSorted()).toEqual(['0000', '9101']);
  });

  it('is found by no other student and by no counsellor of another case', async () => {
    await proposed();
    const other = await anAsker(portal);
    expect((await portal.ask(psychHandover.readOwnHandover, ofCase(), as(other))).envelope.code).toBe('404');
    expect((await portal.ask(psychHandover.readHandovers, ofCase(), as(counsellor))).envelope.code).toBe('404');
    expect((await propose(counsellor)).envelope.code).toBe('404');
  });

  it('ends with the consent to the centre, and goes with the case', async () => {
    const { db } = portal.platform;
    const one = await proposed();
    await portal.get(psychAsking.withdrawConsents, {}, as(student));
    expect((await own()).handover).toMatchObject({ status: 'DECLINED' });
    expect(await portal.get(psychHandover.readHandovers, ofCase(), as(manager))).toEqual({
      handoverList: [],
      placeList: [],
    });
    expect((await propose()).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'consent' }] } });
    const now = new Date(portal.clock.now.getTime() + 6 * YEAR_MS);
    expect(await destroyOldCases(db, psychRetention, { years: 5, now })).toBe(1);
    expect((await sql`select from psych.handover`.execute(db)).rows).toEqual([]);
    const changes = sql`select from status_change where entity = 'psych_handover' and entity_id = ${one.handoverId}::uuid`;
    expect((await changes.execute(db)).rows).toEqual([]);
    expect((await portal.get(psychDesk.pageCases, { query: { view: 'DONE' } }, as(manager))).casePage.content).toEqual(
      [],
    );
  });
});
