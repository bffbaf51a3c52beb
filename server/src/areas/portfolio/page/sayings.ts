/** Texts of the pages that stand in the place of a portfolio. */
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

/** `gone` is said of every link that does not open; `card` to programs that only look at an address. */
export type Saying = 'gone' | 'login' | 'card';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly press: string;
}

export const SAYINGS: Readonly<Record<PaperLanguage, Readonly<Record<Saying, Words>>>> = {
  ko: {
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
