import { numberSetting } from '../../../platform/settings/declare.ts';

/** The longest that a portfolio is exhibited, and what a consent begins with. */
export const EXHIBIT_MONTHS = numberSetting('portfolio.exhibitMonths', {
  defaultValue: 12,
  min: 1,
  max: 36,
  description: {
    ko: '우수 포트폴리오를 전시할 수 있는 가장 긴 기간 (개월)',
    en: 'Longest exhibition of an excellent portfolio (months)',
  },
});
