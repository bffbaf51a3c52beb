/** How counselling tells anything: never a word of what somebody wrote, nor with whom it is. */
import type { NotificationTexts, NotificationType } from '../../../blocks/notification/type.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { encloseAppointment } from '../appointment/enclose.ts';

const DUTIES: ReadonlySet<string> = new Set(['PEER_COACH', 'CAREER_COUNSELLOR']);

const COUNSELLING_TYPES: ReadonlySet<string> = new Set(['FULLTIME_PROFESSOR', 'ACADEMIC_COACH']);

export const isCounsellor = (actor: Actor): boolean =>
  actor.memberTypes.some((type) => COUNSELLING_TYPES.has(type)) || actor.duties.some((duty) => DUTIES.has(duty));

export const isStudent = (actor: Actor): boolean => actor.studentId !== null;

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

/** What cannot wait until somebody looks: a text message says that there is something, where text messages are sent. */
export const TEXTED = { channels: ['IN_APP', 'EMAIL', 'SMS'] } as const;

/** About what came of a meeting, not about when it is. */
export const ON_RECORD = { group: 'RECORD' } as const;

export const CARRIES_IT = { enclose: encloseAppointment };

/** Of legal counselling nothing more is ever said, whatever happened. */
export const counsellingNotice = aType(
  'COUNSELLING_NOTICE',
  () => true,
  {
    ko: {
      name: '상담 일정 안내',
      title: '상담 일정 안내',
      body: '내용은 로그인한 뒤에 볼 수 있어요.',
      action: '확인하기',
    },
    en: {
      name: 'About your counselling',
      title: 'About your counselling',
      body: 'Sign in to see what it is about.',
      action: 'See it',
    },
  },
  TEXTED,
);
