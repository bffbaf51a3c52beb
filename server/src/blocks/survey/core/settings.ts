/** Settings of surveys. */
import { numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const LEAST_ANSWERS = numberSetting('survey.leastAnswers', {
  defaultValue: 5,
  min: 5,
  max: 50,
  description: {
    ko: '설문 결과를 공개하는 최소 응답 수 (새로 만드는 설문부터 적용)',
    en: 'Minimum number of answers before results are shown (new surveys only)',
  },
});

export const SURVEY_SETTINGS: readonly Setting[] = [LEAST_ANSWERS];
