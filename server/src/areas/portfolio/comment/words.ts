/** Sentences about comments: what does not hold, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { CommentProblem } from './rules.ts';

type Words = Readonly<Record<CommentProblem['code'], (bound: string) => string>>;

export const commentWords: Readonly<Record<Locale, Words>> = {
  ko: {
    NO_QUESTION: () => '이 요청에 없는 문항이에요. 화면을 새로 고쳐 주세요.',
    NO_ITEM: () => '이력서에서 찾을 수 없는 항목이에요. 다시 골라 주세요.',
    NO_WORDS: () => '의견을 남길 글자를 골라 주세요.',
    OUTSIDE: (most) => `답변은 ${most}자예요. 의견을 남길 글자를 다시 골라 주세요.`,
    SPLIT: () => '글자 하나를 둘로 나눌 수 없어요. 글자를 다시 골라 주세요.',
    EMPTY: () => '의견이나 수정 제안을 적어 주세요.',
    SAME: () => '지금 글과 같아요. 바꿀 내용을 적어 주세요.',
    TOO_MANY: (most) => `의견은 한 번에 ${most}개까지 남길 수 있어요. 비슷한 의견을 합쳐 주세요.`,
    NO_SUGGESTION: () => '수정 제안이 없는 의견이에요. 확인했다고 표시해 주세요.',
    WORDS_GONE: () => '이미 고친 부분이에요. 지금 글을 확인하고 의견을 마무리해 주세요.',
    NO_ANSWER: () => '삭제한 문항이에요. 문항을 되살린 뒤에 다시 해 주세요.',
    TOO_LONG: (most) => `수락하면 답변이 ${most}자를 넘어요. 먼저 답변을 줄여 주세요.`,
  },
  en: {
    NO_QUESTION: () => 'This question isn’t part of the request. Reload the page.',
    NO_ITEM: () => 'The résumé has no such entry. Choose again.',
    NO_WORDS: () => 'Select the words you want to comment on.',
    OUTSIDE: (most) => `The answer has ${most} characters. Select the words again.`,
    SPLIT: () => 'One character can’t be split. Select the words again.',
    EMPTY: () => 'Write a comment or a suggestion.',
    SAME: () => 'This is what the answer says already. Write what should change.',
    TOO_MANY: (most) => `A request takes up to ${most} comments. Merge similar ones.`,
    NO_SUGGESTION: () => 'This comment suggests no edit. Mark it as done instead.',
    WORDS_GONE: () => 'You’ve already changed these words. Check the answer, then close the comment.',
    NO_ANSWER: () => 'This question was deleted. Restore it, then try again.',
    TOO_LONG: (most) => `Accepting this would make the answer longer than ${most} characters. Shorten it first.`,
  },
};
