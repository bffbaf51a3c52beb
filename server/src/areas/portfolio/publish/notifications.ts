/** Notices to owners of portfolios: the university's rule after they have left, and secret links that end. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { writeInBoth } from '../../../blocks/manifest/notification-words.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { selectTitles } from './title-store.ts';

const describe: Describe = async (db, { entityIds, recipientId }) => {
  const rows = await selectTitles(db, { ids: entityIds, memberId: recipientId });
  return new Map(rows.map(({ id, title }) => [id, title]));
};

const TO_OWNER = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: true,
  isSensitive: false,
  describe,
  isFor: ({ rights }: Actor) => rights.may('PTF_MY', 'U'),
} as const;

const inBoth = writeInBoth();

const ending: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_ENDING',
  isReminder: true,
  texts: inBoth(
    [
      '포트폴리오 공개가 끝나기 전',
      '포트폴리오 공개 범위가 곧 바뀌어요',
      '언제 어떻게 바뀌는지 확인해 보세요. 다시 게시하면 기간이 새로 시작돼요.',
      '게시 상태 보기',
    ],
    [
      'Before a portfolio closes',
      'Your portfolio will soon be seen by fewer people',
      'See what changes and when. Publishing it again starts the period from the beginning.',
      'View publishing',
    ],
  ),
};

const narrowed: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_LOGIN_ONLY',
  texts: inBoth(
    [
      '포트폴리오 공개 범위 바뀜',
      '이제 로그인한 사람만 포트폴리오를 볼 수 있어요',
      '졸업하거나 학교를 떠난 뒤 정해진 기간이 지났어요. 공개 범위는 다시 바꿀 수 있어요.',
      '게시 상태 보기',
    ],
    [
      'Portfolios narrowed to sign-in',
      'Only people who sign in can see your portfolio now',
      'The period after graduating or leaving is over. You can change who can see it again.',
      'View publishing',
    ],
  ),
};

const takenDown: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_TAKEN_DOWN',
  texts: inBoth(
    [
      '포트폴리오 게시 중단',
      '포트폴리오 게시를 중단했어요',
      '졸업하거나 학교를 떠난 뒤 정해진 기간이 지났어요. 내용은 그대로 있고, 다시 게시할 수 있어요.',
      '게시 상태 보기',
    ],
    [
      'Portfolios taken down',
      'Your portfolio was taken down',
      'The period after graduating or leaving is over. Its content is still here, and you can publish it again.',
      'View publishing',
    ],
  ),
};

const linkEnding: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_LINK_ENDING',
  isMandatory: false,
  isReminder: true,
  texts: inBoth(
    [
      '비밀 링크가 끝나기 전',
      '포트폴리오의 비밀 링크가 일주일 안에 끝나요',
      '더 보여 주고 싶다면 새 링크를 만들어 보내 주세요.',
      '비밀 링크 보기',
    ],
    [
      'Before a secret link ends',
      'A secret link to your portfolio ends within a week',
      'To keep showing it, make a new link and send that one.',
      'View links',
    ],
  ),
};

const linkEnded: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_LINK_ENDED',
  isMandatory: false,
  texts: inBoth(
    [
      '비밀 링크 끝남',
      '포트폴리오의 비밀 링크가 끝났어요',
      '이제 그 링크로는 포트폴리오를 볼 수 없어요. 필요하면 새 링크를 만들어 주세요.',
      '비밀 링크 보기',
    ],
    [
      'Secret links that ended',
      'A secret link to your portfolio has ended',
      'It no longer opens your portfolio. Make a new link if you need one.',
      'View links',
    ],
  ),
};

export const PUBLISH_NOTIFICATIONS: readonly NotificationType[] = [ending, narrowed, takenDown, linkEnding, linkEnded];

export interface RuledPortfolio {
  readonly id: string;
  readonly memberId: string;
  /** Distinguishes this occasion from an earlier one. */
  readonly occasion: string;
}

const TYPES = {
  ENDING: ending,
  LOGIN: narrowed,
  TAKE_DOWN: takenDown,
  LINK_ENDING: linkEnding,
  LINK_ENDED: linkEnded,
} as const;

/** Tells the owner once an occasion. */
export const tellOwner = (tx: Tx, what: keyof typeof TYPES, { id, memberId, occasion }: RuledPortfolio) =>
  notify(tx, {
    type: TYPES[what],
    recipients: [memberId],
    entityId: id,
    dedupeKey: `${id}:${occasion}`,
    link: `/portfolio/my/publish/${id}`,
  });
