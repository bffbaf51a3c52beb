/**
 * What people hear of psychological counselling: that there is something to see, and nothing else. Whoever looks over a
 * shoulder learns neither of what kind it is nor how it stands.
 */
import { sql } from 'kysely';

import { notify } from '../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../blocks/notification/type.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { koreanDate } from '../../../platform/time.ts';
import { referrerTold } from './referral/notifications.ts';

const CENTRE_DUTIES: ReadonlySet<string> = new Set(['PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER']);
export const CENTRE_LIST = '/cnslt/psychological/dtls/list';
/** Of all counselling: the address says nothing either. */
export const STUDENT_LIST = '/cs/hist/list';

/** Of the centre: something waits. */
export const psychTold: NotificationType = {
  type: 'PSYCH_CENTRE',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: false,
  isUrgent: false,
  isSensitive: true,
  isFor: (actor) => actor.duties.some((duty) => CENTRE_DUTIES.has(duty)),
  texts: {
    ko: {
      name: '센터 상담 일정',
      title: () => '상담 일정 안내',
      body: '새로 확인할 일이 있어요.',
      action: '확인하기',
    },
    en: {
      name: 'The centre’s appointments',
      title: () => 'About a counselling appointment',
      body: 'There is something new to look at.',
      action: 'Take a look',
    },
  },
};

/** Of the centre: somebody may be in danger. At once, at night too, and nobody switches it off. */
export const psychDanger: NotificationType = {
  type: 'PSYCH_DANGER',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: true,
  isUrgent: true,
  isSensitive: true,
  isFor: (actor) => actor.duties.some((duty) => CENTRE_DUTIES.has(duty)),
  texts: {
    ko: {
      name: '지금 확인할 상담 일정',
      title: () => '상담 일정 안내 (지금 확인)',
      body: '지금 바로 확인해 주세요.',
      action: '지금 확인하기',
    },
    en: {
      name: 'Appointments to look at now',
      title: () => 'About a counselling appointment (now)',
      body: 'Please look at it right away.',
      action: 'Look now',
    },
  },
};

export interface PsychAbout {
  readonly id: string;
  readonly version: number;
  readonly assignedId: string | null;
  readonly now: Date;
}

/** Whoever manages the centre, and whose case it is. */
export async function tellCentre(tx: Tx, { id, version, assignedId, now }: PsychAbout): Promise<void> {
  const managers = await selectHolders(tx, { duties: ['PSYCHOLOGICAL_MANAGER'], now });
  await notify(tx, {
    type: psychTold,
    recipients: [...managers, ...(assignedId === null ? [] : [assignedId])],
    entityId: id,
    dedupeKey: `${id}:${version}`,
    link: CENTRE_LIST,
  });
}

/** Managers and whoever is on duty; where nobody is, every counsellor. */
export async function tellOfDanger(tx: Tx, { id, version, now }: PsychAbout): Promise<void> {
  const [managers, onDuty] = [
    await selectHolders(tx, { duties: ['PSYCHOLOGICAL_MANAGER'], now }),
    await selectHolders(tx, { duties: ['PSYCHOLOGICAL_COUNSELLOR'], now, isOnDuty: true }),
  ];
  const others = onDuty.length > 0 ? onDuty : await selectHolders(tx, { duties: ['PSYCHOLOGICAL_COUNSELLOR'], now });
  const order = { type: psychDanger, entityId: id, dedupeKey: `${id}:${version}`, link: CENTRE_LIST };
  await notify(tx, { ...order, recipients: [...managers, ...others] });
}

async function selectHolders(
  tx: Tx,
  asked: { duties: readonly string[]; now: Date; isOnDuty?: boolean },
): Promise<string[]> {
  const today = koreanDate(asked.now);
  const { rows } = await sql<{ id: string }>`
    select distinct held.member_id as id from member_duty held
    left join psych.counsellor c on c.member_id = held.member_id
    where held.duty_code = any(${[...asked.duties]}::text[]) and held.begins_on <= ${today}::date
      and (held.ends_on is null or held.ends_on >= ${today}::date)
      and (not ${asked.isOnDuty ?? false}::boolean or c.is_on_duty) order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of the student: something about an appointment, whatever it is. */
export const psychStudentTold: NotificationType = {
  type: 'PSYCH_STUDENT',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL', 'SMS'],
  isMandatory: false,
  isUrgent: false,
  isSensitive: true,
  isFor: (actor) => actor.studentId !== null,
  texts: {
    ko: {
      name: '상담 일정',
      title: () => '상담 일정 안내',
      body: '나의 상담 이력에서 확인해 주세요.',
      action: '확인하기',
    },
    en: {
      name: 'Counselling appointments',
      title: () => 'About a counselling appointment',
      body: 'Please see your counselling history.',
      action: 'Take a look',
    },
  },
};

/** The student, who lands on the list of all their counselling. */
export async function tellPsychStudent(
  tx: Tx,
  about: { id: string; version: number; memberId: string },
): Promise<void> {
  await notify(tx, {
    type: psychStudentTold,
    recipients: [about.memberId],
    entityId: about.id,
    dedupeKey: `${about.id}:${about.version}:student`,
    link: STUDENT_LIST,
  });
}

export const PSYCH_NOTIFICATIONS: readonly NotificationType[] = [
  psychTold,
  psychDanger,
  psychStudentTold,
  referrerTold,
];
