/** Sentences about drafts of portfolios: what does not hold, and what to do. */
import type { ContentProblem } from '@naru/contract/areas/portfolio/page-blocks.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

interface BuilderWords {
  readonly problems: Readonly<Record<ContentProblem['code'], (most: number) => string>>;
  readonly stranger: string;
  readonly noBadge: string;
  readonly noResume: string;
  readonly noFile: string;
  readonly otherKind: (extensions: string) => string;
  readonly posing: string;
  readonly picture: string;
}

const ko: BuilderWords = {
  problems: {
    LONG: (most) => `${most.toLocaleString('ko')}자까지 쓸 수 있어요.`,
    LETTERS: (most) =>
      `글 블록 하나에는 ${most.toLocaleString('ko')}자까지 쓸 수 있어요. 글을 나누어 블록을 하나 더 만들어 주세요.`,
    ADDRESS: () => 'https://로 시작하는 주소를 써 주세요.',
    MONTH: () => '2026.03처럼 연도와 달을 써 주세요.',
    BLOCKS: (most) => `블록은 ${most}개까지 둘 수 있어요. 쓰지 않는 블록을 지워 주세요.`,
    WHOLE: () => '포트폴리오 전체가 너무 커요. 긴 글을 줄이거나 포트폴리오를 둘로 나누어 주세요.',
    CELLS: (most) => `이 줄의 칸은 ${most}개여야 해요. 화면을 새로 열어 주세요.`,
    ORDER: () => '휴대폰에서 보이는 순서를 다시 골라 주세요.',
    TWICE: () => '같은 블록이 두 번 들어 있어요. 하나를 지우고 다시 추가해 주세요.',
  },
  stranger: '학교 기록에 없는 내용이에요. 이 항목을 지우거나 직접 다시 써 주세요.',
  noBadge: '받은 배지가 아니에요. 이 배지를 빼 주세요.',
  noResume: '이력서를 찾지 못했어요. 다른 이력서를 골라 주세요.',
  noFile: '파일을 찾지 못했어요. 다시 올려 주세요.',
  otherKind: (extensions) => `여기에는 ${extensions} 파일만 넣을 수 있어요.`,
  posing: '다른 사이트인 것처럼 보이는 링크가 있어요. 링크 주소를 고쳐 주세요.',
  picture: '글 안에는 사진을 넣을 수 없어요. 사진 블록을 추가해 주세요.',
};

const en: BuilderWords = {
  problems: {
    LONG: (most) => `You can write up to ${most.toLocaleString('en')} characters.`,
    LETTERS: (most) =>
      `A text block holds up to ${most.toLocaleString('en')} characters. Split the text and add another block.`,
    ADDRESS: () => 'Enter an address that begins with https://.',
    MONTH: () => 'Enter a year and month, such as 2026.03.',
    BLOCKS: (most) => `You can have up to ${most} blocks. Delete some you don’t need.`,
    WHOLE: () => 'The portfolio is too large. Shorten long texts, or split it into two portfolios.',
    CELLS: (most) => `This row needs ${most} columns. Reload the page.`,
    ORDER: () => 'Choose the order on a phone again.',
    TWICE: () => 'The same block is here twice. Delete one of them and add it again.',
  },
  stranger: 'The university has no such record. Delete this entry, or write it yourself.',
  noBadge: 'You don’t have this badge. Remove it.',
  noResume: 'We couldn’t find this résumé. Choose another one.',
  noFile: 'We couldn’t find this file. Upload it again.',
  otherKind: (extensions) => `Only ${extensions} files can go here.`,
  posing: 'A link pretends to be another site. Correct its address.',
  picture: 'A text can’t contain pictures. Add a picture block.',
};

export const builderWords: Readonly<Record<Locale, BuilderWords>> = { ko, en };

/** Says what does not hold at a place of a content. */
export const sayProblem = ({ code, most }: ContentProblem, locale: Locale): string =>
  builderWords[locale].problems[code](code === 'BLOCKS' ? SHOWN_MOST.blocks : most);
