/** Groups of settings in their order, by the beginning of their keys. */
import type { Locale } from '../../platform/http/messages.ts';

export const SETTING_GROUPS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  university: { ko: '대학', en: 'University' },
  theme: { ko: '화면', en: 'Look' },
  help: { ko: '도움말', en: 'Help' },
  ability: { ko: '역량·진단', en: 'Ability' },
  counselling: { ko: '상담', en: 'Counselling' },
  psychological: { ko: '심리상담', en: 'Psychological counselling' },
  learning: { ko: '학습 활동', en: 'Learning activities' },
  portfolio: { ko: '포트폴리오', en: 'Portfolio' },
  survey: { ko: '설문', en: 'Surveys' },
  understanding: { ko: '학생이해', en: 'Student understanding' },
  roster: { ko: '명부', en: 'Roster' },
  file: { ko: '파일', en: 'Files' },
  excel: { ko: '엑셀', en: 'Excel' },
};

export const groupOf = (key: string): string => key.split('.', 1)[0] ?? key;

export const placeOf = (key: string): number => Object.keys(SETTING_GROUPS).indexOf(groupOf(key));
