/** Notices about badges, to the people who hold them. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { writeInBoth } from '../../../blocks/manifest/notification-words.ts';
import { notifyAll } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { selectBadgeTitles } from './title-store.ts';

const describeBadge: Describe = (db, { entityIds, recipientId, locale }) =>
  selectBadgeTitles(db, { ids: entityIds, recipientId, locale });

const OWN_MENU = 'PTF_BADGE';
const OWN_BADGES = '/portfolio/badge/my';

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe: describeBadge,
  isFor: (actor) => actor.rights.may(OWN_MENU, 'R'),
} as const satisfies Partial<NotificationType>;

const inBoth = writeInBoth({ ko: '배지', en: 'A badge' });

export const badgeGot: NotificationType = {
  ...SAID,
  type: 'BADGE_GRANTED',
  texts: inBoth(
    ['배지 발급', (what) => `배지를 받았어요: ${what}`, '포트폴리오와 이력서에 넣을 수 있어요.', '배지 보기'],
    [
      'New badges',
      (what) => `You earned a badge: ${what}`,
      'You can add it to your portfolio and résumé.',
      'View badge',
    ],
  ),
};

export const badgeLost: NotificationType = {
  ...SAID,
  type: 'BADGE_REVOKED',
  isMandatory: true,
  texts: inBoth(
    [
      '배지 취소',
      (what) => `배지가 취소됐어요: ${what}`,
      '포트폴리오와 이력서, 확인 화면에서도 사라졌어요. 이유를 확인하고, 잘못됐다면 담당 부서에 알려 주세요.',
      '이유 보기',
    ],
    [
      'Revoked badges',
      (what) => `Badge revoked: ${what}`,
      'It no longer appears on your portfolio or résumé. See why, and tell the office if it is a mistake.',
      'See why',
    ],
  ),
};

export const badgeEnding: NotificationType = {
  ...SAID,
  type: 'BADGE_ENDING',
  texts: inBoth(
    [
      '배지 만료 예정',
      (what) => `유효 기간이 곧 끝나요: ${what}`,
      '언제 끝나는지, 다시 받을 수 있는지 확인해 보세요.',
      '배지 보기',
    ],
    [
      'Badges about to expire',
      (what) => `Expires soon: ${what}`,
      'See when it expires and whether you can earn it again.',
      'View badge',
    ],
  ),
};

export const BADGE_NOTIFICATIONS: readonly NotificationType[] = [badgeGot, badgeLost, badgeEnding];

/** Tells holders, once a badge, type and occasion. */
export const tellHolders = (
  tx: Tx,
  type: NotificationType,
  badges: readonly { readonly assertionId: string; readonly memberId: string }[],
  occasion = '',
): Promise<void> =>
  notifyAll(
    tx,
    badges.map(({ assertionId, memberId }) => ({
      type,
      recipients: [memberId],
      entityId: assertionId,
      dedupeKey: `${assertionId}${occasion}`,
      link: `${OWN_BADGES}?open=${assertionId}`,
    })),
  );
