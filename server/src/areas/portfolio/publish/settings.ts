/** Settings of published portfolios. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

const MOST_MONTHS = 120;

/** Months after which only people who sign in see the portfolio of somebody who has left; 0 for never. */
export const LOGIN_AFTER_MONTHS = numberSetting('portfolio.loginAfterMonths', {
  defaultValue: 0,
  min: 0,
  max: MOST_MONTHS,
  description: {
    ko: '졸업하거나 학교를 떠난 뒤 몇 달이 지나면 포트폴리오를 로그인한 사람에게만 보일지 (0이면 바꾸지 않아요)',
    en: 'Months after graduating or leaving until only people who sign in can see a portfolio (0 for never)',
  },
});

/** Months after which the portfolio of somebody who has left is taken down; 0 for never. */
export const DOWN_AFTER_MONTHS = numberSetting('portfolio.downAfterMonths', {
  defaultValue: 24,
  min: 0,
  max: MOST_MONTHS,
  description: {
    ko: '졸업하거나 학교를 떠난 뒤 몇 달이 지나면 포트폴리오 게시를 중단할지 (0이면 중단하지 않아요)',
    en: 'Months after graduating or leaving until a portfolio is taken down (0 for never)',
  },
});

export const PUBLISH_SETTINGS: readonly Setting[] = [LOGIN_AFTER_MONTHS, DOWN_AFTER_MONTHS];
