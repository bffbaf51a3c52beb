/** Texts of the pages that stand in the place of a portfolio. */
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

/** `absent` is said of addresses without a page, `gone` of links that do not open, `card` to programs that only look. */
export type Saying = 'absent' | 'gone' | 'login' | 'card';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly press: string;
}

export const SAYINGS: Readonly<Record<PaperLanguage, Readonly<Record<Saying, Words>>>> = {
  ko: {
    absent: {
      title: '이 주소에는 포트폴리오가 없어요',
      text: '주소가 바뀌었거나 게시가 중단됐을 수 있어요. 주소가 맞는지 다시 봐 주세요.',
      press: '',
    },
    gone: {
      title: '지금은 열 수 없는 링크예요',
      text: '기간이 끝났거나 주인이 링크를 닫았을 수 있어요. 링크를 보내 준 사람에게 새 링크를 부탁해 주세요.',
      press: '',
    },
    login: {
      title: '로그인한 사람만 볼 수 있어요',
      text: '이 포트폴리오는 우리 학교 사람에게만 열려 있어요.',
      press: '로그인하고 보기',
    },
    card: { title: '포트폴리오', text: '링크를 열면 포트폴리오를 볼 수 있어요.', press: '' },
  },
  en: {
    absent: {
      title: 'There’s no portfolio at this address',
      text: 'The address may have changed, or the portfolio may have been taken down. Check that the address is right.',
      press: '',
    },
    gone: {
      title: 'This link doesn’t open right now',
      text: 'It may have expired, or its owner may have closed it. Ask the person who sent it for a new one.',
      press: '',
    },
    login: {
      title: 'You need to sign in to see this',
      text: 'This portfolio is open to people of the university only.',
      press: 'Sign in and view',
    },
    card: { title: 'Portfolio', text: 'Open the link to see the portfolio.', press: '' },
  },
};

/** Said where reports are taken, to readers without a script. */
export const REPORT_WORDS = {
  ko: {
    title: '포트폴리오 신고',
    text: (path: string) =>
      `자바스크립트를 켜면 여기에서 ${path} 페이지를 신고할 수 있어요. 켤 수 없다면 페이지 주소와 이유를 학교에 알려 주세요.`,
  },
  en: {
    title: 'Report a portfolio',
    text: (path: string) =>
      `Turn on JavaScript to report ${path} here. If you can’t, tell the university the address of the page and what is wrong with it.`,
  },
} as const satisfies Readonly<Record<PaperLanguage, { title: string; text: (path: string) => string }>>;
