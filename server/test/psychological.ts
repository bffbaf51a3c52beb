/**
 * The counselling centre and its students for tests, set up by the portal's own calls.
 */
import { psychAsking, type PsychDraft } from '@naru/contract/areas/counselling/psychological/asking.ts';

import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import type { PlaceBody } from '@naru/contract/areas/counselling/psychological/handover.ts';

import { afterAll, beforeAll, beforeEach } from 'vitest';

import { aMember, signIn, type MadeMember } from './builders.ts';
import { anAsker, FRIDAY, type MadeStudent } from './counselling.ts';
import { openTestPortal, type TestPortal } from './portal.ts';

export interface Colleague extends MadeMember {
  readonly token: string;
}

export async function aPsychologist(
  portal: TestPortal,
  duty = 'PSYCHOLOGICAL_COUNSELLOR' as const,
): Promise<Colleague> {
  const member = await aMember(portal.platform.db, { types: ['STAFF'], duties: [duty] });
  return { ...member, token: await signIn(portal, member) };
}

export async function aCentreManager(portal: TestPortal): Promise<Colleague> {
  const member = await aMember(portal.platform.db, { types: ['STAFF'], duties: ['PSYCHOLOGICAL_MANAGER'] });
  return { ...member, token: await signIn(portal, member) };
}

export const anApplication = (more: Partial<PsychDraft> = {}): PsychDraft => ({
  areaList: ['MOOD', 'SLEEP'],
  phqList: [1, 1, 1, 1, 0, 0, 0, 0, 0],
  gadList: [1, 1, 0, 0, 0, 0, 0],
  isInDanger: false,
  preferences: { timeList: ['MON_AM'], channelList: ['FACE_TO_FACE'], gender: 'ANY' },
  content: '요즘 잠이 오지 않아요.',
  ...more,
});

/** Agrees to all three as they are in force. */
export async function agreeToAll(portal: TestPortal, token: string): Promise<void> {
  const { consentList } = await portal.get(psychAsking.readConsents, {}, { token });
  const agreedList = consentList.map(({ code, version }) => ({ code, version }));
  await portal.get(psychAsking.agree, { body: { agreedList } }, { token });
}

/** Makes a student who has applied. */
export async function anApplicant(
  portal: TestPortal,
  more: Partial<PsychDraft> = {},
): Promise<MadeStudent & { applicationId: string }> {
  const student = await anAsker(portal);
  await agreeToAll(portal, student.token);
  const { applicationId } = await portal.get(
    psychAsking.apply,
    { body: anApplication(more) },
    { token: student.token },
  );
  return { ...student, applicationId };
}

/** Returns a session next Monday at ten, in person, by default. */
export const aSession = (more: Partial<{ date: string; hour: '10' | '11' | '13' | '14' }> = {}) => ({
  date: '2026-11-23',
  hour: '10' as const,
  channel: 'FACE_TO_FACE' as const,
  place: '상담실 1',
  ...more,
});

/** Returns a clinic that students can be handed over to. */
export const aPlace = (more: Partial<PlaceBody> = {}): PlaceBody => ({
  nameKo: '마음샘의원',
  nameEn: 'Maeumsaem Clinic',
  purposeKo: '진료와 약 처방',
  purposeEn: 'Treatment and prescriptions',
  phone: '02-000-0000',
  addressKo: '서울시 강변로 1',
  addressEn: '',
  costKo: '첫 진료 2만 원쯤',
  costEn: '',
  hoursKo: '평일 9시부터 18시까지',
  hoursEn: '',
  link: 'https://example.org',
  isInUse: true,
  ...more,
});

/** Gives the case its counsellor and first session. */
export async function assigned(
  portal: TestPortal,
  by: { manager: Colleague; counsellor: Colleague; applicationId: string; at?: Parameters<typeof aSession>[0] },
): Promise<void> {
  const body = { ...aSession(by.at), version: 1, counsellorId: by.counsellor.id };
  await portal.get(psychDesk.approve, { params: { id: by.applicationId }, body }, { token: by.manager.token });
}

export interface MadeCentre {
  readonly portal: TestPortal;
  /** The same one throughout the file. */
  readonly manager: Colleague;
  readonly counsellor: Colleague;
}

/** Opens a portal with a centre for the file; before each test it is Friday again, and a new counsellor begins. */
export function eachAtCentre(take: (made: MadeCentre) => void | Promise<void>): void {
  let portal: TestPortal;
  let manager: Colleague;
  beforeAll(async () => {
    portal = await openTestPortal();
    manager = await aCentreManager(portal);
  });
  beforeEach(async () => {
    portal.clock.now = FRIDAY;
    await take({ portal, manager, counsellor: await aPsychologist(portal) });
  });
  afterAll(() => portal.close());
}
