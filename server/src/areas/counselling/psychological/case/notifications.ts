/**
 * Notices of psychological counselling: that there is something to see, and nothing else. Somebody who looks over a
 * shoulder learns neither of what kind it is nor how it stands.
 */
import { notify } from '../../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../../blocks/manifest/notification-type.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { HISTORY_PATH } from '../../shared/paths.ts';
import { psychStudentTold } from '../../shared/student-told.ts';
import { selectHolders } from './people-store.ts';

const CENTRE_DUTIES: ReadonlySet<string> = new Set(['PSYCHOLOGICAL_COUNSELLOR', 'PSYCHOLOGICAL_MANAGER']);
export const CENTRE_LIST = '/cnslt/psychological/dtls/list';

/** Notice to the centre that something waits. */
export const psychTold: NotificationType = {
  type: 'PSYCH_CENTRE',
  group: 'COUNSELLING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: true,
  isFor: (actor) => actor.duties.some((duty) => CENTRE_DUTIES.has(duty)),
  texts: {
    ko: {
      name: '센터 상담 일정',
      title: () => '상담 일정 안내',
      body: '새로 확인할 내용이 있어요.',
      action: '확인하기',
    },
    en: {
      name: 'Counselling Centre appointments',
      title: () => 'About a counselling appointment',
      body: 'There is something new to check.',
      action: 'View',
    },
  },
};

/** Notice to the centre that somebody may be in danger: at once, at night too, and nobody switches it off. */
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
      name: 'Appointments to check now',
      title: () => 'About a counselling appointment (check now)',
      body: 'Please check it right away.',
      action: 'View now',
    },
  },
};

export interface PsychAbout {
  readonly id: string;
  readonly version: number;
  readonly assignedId: string | null;
  readonly now: Date;
}

/** Tells managers of the centre, and the counsellor of the case. */
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

/** Tells managers and the counsellors on duty; where nobody is on duty, every counsellor. */
export async function tellOfDanger(tx: Tx, { id, version, now }: PsychAbout): Promise<void> {
  const [managers, onDuty] = [
    await selectHolders(tx, { duties: ['PSYCHOLOGICAL_MANAGER'], now }),
    await selectHolders(tx, { duties: ['PSYCHOLOGICAL_COUNSELLOR'], now, isOnDuty: true }),
  ];
  const others = onDuty.length > 0 ? onDuty : await selectHolders(tx, { duties: ['PSYCHOLOGICAL_COUNSELLOR'], now });
  const order = { type: psychDanger, entityId: id, dedupeKey: `${id}:${version}`, link: CENTRE_LIST };
  await notify(tx, { ...order, recipients: [...managers, ...others] });
}

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
    link: HISTORY_PATH,
  });
}
