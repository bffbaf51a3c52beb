/** Sentences about experience cards. */
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

export const experienceWords = {
  ko: {
    tooMany: `카드는 ${PAPER_MOST.cards}장까지 만들 수 있어요. 쓰지 않는 카드를 지우고 다시 해 주세요.`,
    endsFirst: '시작한 달보다 앞서요. 끝난 달을 다시 적어 주세요.',
    notYours: '내 자기소개서의 문항이 아니에요. 자기소개서를 다시 열어 주세요.',
    unknownFact: '학교 기록에서 찾지 못했어요. 목록을 다시 열어 주세요.',
  },
  en: {
    tooMany: `You can have up to ${PAPER_MOST.cards} cards. Delete one that you don't need, then try again.`,
    endsFirst: 'It ends before it begins. Check the month it ended.',
    notYours: "This question isn't in one of your cover letters. Open the letter again.",
    unknownFact: "We couldn't find this in the university's records. Open the list again.",
  },
} as const satisfies Record<Locale, unknown>;
