/** Settings of student understanding. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const GRADUATION_CREDITS = numberSetting('understanding.graduationCredits', {
  defaultValue: 130,
  min: 0,
  max: 300,
  description: {
    ko: '학부를 졸업하는 데 필요한 학점 (홈의 학점 막대에 씀, 0이면 막대를 보이지 않음)',
    en: 'Credits that undergraduates need to graduate, for the bar on the home; 0 for none',
  },
});

export const UNDERSTANDING_SETTINGS: readonly Setting[] = [GRADUATION_CREDITS];
