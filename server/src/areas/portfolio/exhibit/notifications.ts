/** Notices about nominations, exhibitions, remarks and hidden portfolios. */
import type { NominationAction } from '@naru/contract/areas/portfolio/nomination.ts';

import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { writeInBoth } from '../../../blocks/manifest/notification-words.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { exhibitPath, MY_PORTFOLIOS, OWN_NOMINATIONS } from './paths.ts';
import { GALLERY_MENU } from './scope-sql.ts';
import { selectNominationTitles, selectPortfolioTitles, selectRemarkedTitles } from './title-store.ts';

const describeNomination: Describe = (db, asked) => selectNominationTitles(db, asked);
const describePortfolio: Describe = (db, asked) => selectPortfolioTitles(db, asked);
const describeRemark: Describe = (db, asked) => selectRemarkedTitles(db, asked);

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
} as const;
const TO_OWNER = {
  ...SAID,
  describe: describeNomination,
  isFor: ({ rights }: Actor) => rights.may('PTF_MY', 'C'),
} as const;

const inBoth = writeInBoth();

const nominated: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_NOMINATED',
  texts: inBoth(
    [
      '포트폴리오 추천됨',
      '내 포트폴리오가 추천됐어요',
      '동의하기 전에는 전시되지 않아요. 원하지 않으면 언제든 그만둘 수 있어요.',
      '추천 보기',
    ],
    [
      'Nominated portfolios',
      'Your portfolio was nominated',
      'Nothing is exhibited without your consent, and you can withdraw at any time.',
      'View nomination',
    ],
  ),
};

const selected: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_SELECTED',
  isMandatory: true,
  texts: inBoth(
    ['우수 포트폴리오 선정', '우수 포트폴리오로 뽑혔어요', '전시할지, 언제까지 할지 정해 주세요.', '동의 정하기'],
    [
      'Selected portfolios',
      'Your portfolio was selected',
      'Decide whether it may be exhibited, and for how long.',
      'Decide',
    ],
  ),
};

const declined: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_DECLINED',
  texts: inBoth(
    [
      '우수 포트폴리오 심사 결과',
      '이번에는 우수 포트폴리오로 뽑히지 않았어요',
      '이유를 읽어 보고, 고쳐서 다시 추천할 수 있어요.',
      '이유 보기',
    ],
    [
      'Portfolios not selected',
      'Your portfolio wasn’t selected this time',
      'Read the reason. You can change it and nominate it again.',
      'View reason',
    ],
  ),
};

const ended: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_EXHIBITION_ENDED',
  texts: inBoth(
    ['포트폴리오 전시 끝남', '포트폴리오 전시가 끝났어요', '이제 우수 포트폴리오 목록에 보이지 않아요.', '이유 보기'],
    [
      'Ended exhibitions',
      'Your portfolio is no longer exhibited',
      'It has left the list of excellent portfolios.',
      'View reason',
    ],
  ),
};

/** To the one who nominated somebody else’s. */
const exhibited: NotificationType = {
  ...SAID,
  type: 'PORTFOLIO_EXHIBITED',
  channels: ['IN_APP'],
  describe: describeNomination,
  isFor: ({ rights }) => rights.may(GALLERY_MENU, 'C'),
  texts: inBoth(
    ['추천한 포트폴리오 전시', '추천한 포트폴리오가 전시돼요', '다른 사람들과 함께 볼 수 있어요.', '전시 보기'],
    ['Exhibited nominees', 'A portfolio you nominated is exhibited', 'See it with everybody else.', 'View exhibit'],
  ),
};

const remarked: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_REMARKED',
  channels: ['IN_APP'],
  texts: inBoth(
    ['전시에 달린 댓글', '전시 중인 포트폴리오에 댓글이 달렸어요', '무슨 이야기인지 읽어 보세요.', '댓글 보기'],
    ['Comments on your exhibit', 'Somebody commented on your portfolio', 'See what they say.', 'View comments'],
  ),
};

const remarkHidden: NotificationType = {
  ...SAID,
  type: 'PORTFOLIO_REMARK_HIDDEN',
  channels: ['IN_APP'],
  isMandatory: true,
  describe: describeRemark,
  isFor: ({ rights }) => rights.may(GALLERY_MENU, 'COMT'),
  texts: inBoth(
    ['가려진 댓글', '내 댓글이 가려졌어요', '이유를 확인해 주세요.', '이유 보기'],
    ['Hidden comments', 'Your comment was hidden', 'See the reason.', 'View reason'],
  ),
};

const hidden: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_HIDDEN',
  describe: describePortfolio,
  isMandatory: true,
  texts: inBoth(
    [
      '포트폴리오 가려짐',
      '내 포트폴리오가 가려졌어요',
      '이유를 읽고 고친 뒤 다시 게시해 주세요. 담당자가 확인하고 다시 보이게 해요.',
      '이유 보기',
    ],
    [
      'Hidden portfolios',
      'Your portfolio was hidden',
      'Read why, change it and publish it again. The office then checks it and shows it again.',
      'View reason',
    ],
  ),
};

const shownAgain: NotificationType = {
  ...TO_OWNER,
  type: 'PORTFOLIO_SHOWN_AGAIN',
  describe: describePortfolio,
  texts: inBoth(
    ['포트폴리오 다시 보임', '내 포트폴리오가 다시 보여요', '공개 범위는 전과 같아요.', '포트폴리오 보기'],
    [
      'Portfolios shown again',
      'Your portfolio can be seen again',
      'The same people see it as before.',
      'View portfolio',
    ],
  ),
};

export const EXHIBIT_NOTIFICATIONS: readonly NotificationType[] = [
  nominated,
  selected,
  declined,
  ended,
  exhibited,
  remarked,
  remarkHidden,
  hidden,
  shownAgain,
];

export interface ToldNomination {
  readonly id: string;
  readonly memberId: string;
  readonly nominatedBy: string;
  readonly version: number;
}

/** Tells the owner what others did, and the one who nominated it that it is exhibited; nobody hears of their own. */
export async function tellMoved(tx: Tx, told: ToldNomination, action: NominationAction): Promise<void> {
  const { id, memberId, nominatedBy, version } = told;
  const about = { entityId: id, dedupeKey: `${id}:${version}` };
  const type = { NOMINATE: nominated, SELECT: selected, DECLINE: declined, END: ended, OVER: ended, GONE: ended };
  if (action in type) {
    if (action === 'NOMINATE' && memberId === nominatedBy) return;
    const isSaid = type[action as keyof typeof type];
    await notify(tx, { ...about, type: isSaid, recipients: [memberId], link: OWN_NOMINATIONS });
  }
  if (action === 'CONSENT' && memberId !== nominatedBy)
    await notify(tx, { ...about, type: exhibited, recipients: [nominatedBy], link: exhibitPath(id) });
}

export async function tellRemarked(
  tx: Tx,
  { remarkId, nominationId, ownerId }: { remarkId: string; nominationId: string; ownerId: string },
): Promise<void> {
  const link = exhibitPath(nominationId);
  await notify(tx, { type: remarked, recipients: [ownerId], entityId: nominationId, dedupeKey: remarkId, link });
}

export async function tellRemarkHidden(
  tx: Tx,
  { remarkId, nominationId, authorId }: { remarkId: string; nominationId: string; authorId: string },
): Promise<void> {
  const link = exhibitPath(nominationId);
  await notify(tx, { type: remarkHidden, recipients: [authorId], entityId: remarkId, dedupeKey: remarkId, link });
}

export async function tellHidden(
  tx: Tx,
  portfolio: { readonly id: string; readonly memberId: string; readonly version: number; readonly isHidden: boolean },
): Promise<void> {
  const { id, memberId, version, isHidden } = portfolio;
  await notify(tx, {
    type: isHidden ? hidden : shownAgain,
    recipients: [memberId],
    entityId: id,
    dedupeKey: `${id}:${version}`,
    link: MY_PORTFOLIOS,
  });
}
