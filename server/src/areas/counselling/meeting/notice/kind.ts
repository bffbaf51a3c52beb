/** The common shape of counselling's notices: never a word that somebody wrote, nor the other person's name. */
import type { NotificationTexts, NotificationType } from '../../../../blocks/manifest/notification-type.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { encloseAppointment } from '../appointment/enclose.ts';

const DUTIES: ReadonlySet<string> = new Set(['PEER_COACH', 'CAREER_COUNSELLOR']);

const COUNSELLING_TYPES: ReadonlySet<string> = new Set(['FULLTIME_PROFESSOR', 'ACADEMIC_COACH']);

export const isCounsellor = (actor: Actor): boolean =>
  actor.memberTypes.some((type) => COUNSELLING_TYPES.has(type)) || actor.duties.some((duty) => DUTIES.has(duty));

export const isStudent = (actor: Actor): boolean => actor.studentId !== null;

export const isParty = (actor: Actor): boolean => isStudent(actor) || isCounsellor(actor);

type Said = Omit<NotificationTexts, 'title'> & { readonly title: string };

export function aType(
  type: string,
  isFor: (actor: Actor) => boolean,
  texts: { readonly ko: Said; readonly en: Said },
  more: Partial<Pick<NotificationType, 'group' | 'channels' | 'enclose' | 'isReminder'>> = {},
): NotificationType {
  return {
    type,
    group: 'COUNSELLING',
    channels: ['IN_APP', 'EMAIL'],
    ...more,
    isMandatory: false,
    isUrgent: false,
    isSensitive: true,
    isFor,
    texts: {
      ko: { ...texts.ko, title: () => texts.ko.title },
      en: { ...texts.en, title: () => texts.en.title },
    },
  };
}

/** Urgent notices: a text message says that there is something, where text messages are sent. */
export const TEXTED = { channels: ['IN_APP', 'EMAIL', 'SMS'] } as const;

/** About what came of a meeting, not about when it is. */
export const ON_RECORD = { group: 'RECORD' } as const;

export const CARRIES_IT = { enclose: encloseAppointment };

/** The only notice of legal counselling, whatever happened: it never says more. */
export const counsellingNotice = aType(
  'COUNSELLING_NOTICE',
  () => true,
  {
    ko: {
      name: '상담 일정 안내',
      title: '상담 일정 안내',
      body: '자세한 내용은 로그인한 뒤 확인해 주세요.',
      action: '확인하기',
    },
    en: {
      name: 'About your counselling',
      title: 'About your counselling',
      body: 'Sign in to see the details.',
      action: 'View',
    },
  },
  TEXTED,
);
