/** Sentences about corrections. */
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

interface CorrectionWords {
  readonly begun: string;
  readonly hasIt: string;
  readonly noCandidate: string;
  readonly noAnswer: string;
  readonly deletedLetter: string;
  readonly deletedResume: string;
  readonly nothing: string;
  readonly noQuestion: string;
  readonly empty: string;
  readonly open: string;
  readonly most: string;
  readonly nobody: string;
  readonly past: string;
  readonly todo: {
    readonly done: (title: string) => string;
    readonly doneReason: (count: number) => string;
    readonly doneAction: string;
  };
}

export const correctionWords: Readonly<Record<Locale, CorrectionWords>> = {
  ko: {
    begun: '첨삭이 이미 시작돼서 요청을 철회할 수 없어요.',
    hasIt: '이미 이 사람이 맡고 있어요. 다른 사람을 골라 주세요.',
    noCandidate: '이 사람은 이제 첨삭을 맡을 수 없어요. 다른 사람을 골라 주세요.',
    noAnswer: '첨삭 내용이 아직 없어요. 의견이나 총평을 쓰거나 평가 항목을 하나 이상 골라 주세요.',
    deletedLetter: '이 자기소개서는 삭제됐어요. 목록에서 되살린 뒤 다시 요청해 주세요.',
    deletedResume: '이 이력서는 삭제됐어요. 다른 이력서를 골라 주세요.',
    nothing: '첨삭받을 자기소개서나 이력서를 골라 주세요.',
    noQuestion: '첨삭받을 문항을 하나 이상 골라 주세요.',
    empty: '고른 문항에 아직 답변이 없어요. 답변을 쓰거나 다른 문항을 골라 주세요.',
    open: '이미 첨삭을 요청했어요. 끝난 뒤에 다음 차수를 요청할 수 있어요.',
    most: `진행 중인 첨삭 요청이 ${PAPER_MOST.openCorrections}건 있어요. 한 건이 끝나면 다시 요청할 수 있어요.`,
    nobody: '지금은 첨삭을 맡을 사람이 없어요. 다른 쪽을 골라 주세요.',
    past: '마감일이 이미 지났어요. 오늘이나 그 뒤의 날짜를 골라 주세요.',
    todo: {
      done: (title) => `첨삭 확인하기: ${title}`,
      doneReason: (count) => `아직 정하지 않은 의견이 ${count}개 있어요.`,
      doneAction: '첨삭 보기',
    },
  },
  en: {
    begun: 'Correction has already begun, so you can’t withdraw the request.',
    hasIt: 'This person already has it. Choose somebody else.',
    noCandidate: 'This person can’t take corrections any more. Choose somebody else.',
    noAnswer: 'There is nothing to hand back yet. Write a comment or an overall note, or rate at least one point.',
    deletedLetter: 'This cover letter was deleted. Restore it from the list, then ask again.',
    deletedResume: 'This résumé was deleted. Choose another one.',
    nothing: 'Choose a cover letter or a résumé to have corrected.',
    noQuestion: 'Choose at least one question to have corrected.',
    empty: 'The questions you chose have no answer yet. Write one, or choose other questions.',
    open: 'You have already asked for a correction. You can ask for the next round once it is completed.',
    most: `You have ${PAPER_MOST.openCorrections} open requests. You can ask again once one of them is completed.`,
    nobody: 'Nobody can take this right now. Choose somebody else.',
    past: 'The due date has passed. Choose today or a later date.',
    todo: {
      done: (title) => `Look at your correction: ${title}`,
      doneReason: (count) =>
        count === 1
          ? 'There is a comment you haven’t decided about.'
          : `There are ${count} comments you haven’t decided about.`,
      doneAction: 'View correction',
    },
  },
};
