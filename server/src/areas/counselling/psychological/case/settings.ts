/** Settings of psychological counselling. */
import { numberSetting, phoneSetting, type Setting } from '../../../../platform/settings/declare.ts';

export const CAMPUS_LINE = phoneSetting('psychological.campusLine', {
  defaultValue: '',
  description: {
    ko: '학생상담센터 전화번호 (위험할 때 함께 안내하는 번호, 없으면 비워 두기)',
    en: 'Phone number of the Counselling Centre, shown where someone may be in danger; leave empty for none',
  },
});

export const SESSION_CAP = numberSetting('psychological.sessions', {
  defaultValue: 10,
  min: 1,
  max: 50,
  description: {
    ko: '심리상담 신청 하나의 기본 회기 수 (책임자가 늘릴 수 있음)',
    en: 'Default number of sessions per psychological counselling application; managers can add more',
  },
});

export const KEEP_YEARS = numberSetting('psychological.keepYears', {
  defaultValue: 5,
  min: 1,
  max: 30,
  description: {
    ko: '심리상담이 끝난 뒤 기록을 몇 년 보관하고 파기하는지 (동의서에 적은 기간과 같아야 함)',
    en: 'How many years psychological counselling records are kept after a case ends; must match the consents',
  },
});

export const MOST_APPLICATIONS = numberSetting('psychological.applications', {
  defaultValue: 2,
  min: 1,
  max: 20,
  description: {
    ko: '한 학생이 재학 중 심리상담을 신청할 수 있는 횟수 (긴급은 제외)',
    en: 'Maximum number of psychological counselling applications per student, not counting emergencies',
  },
});

export const PSYCHOLOGICAL_SETTINGS: readonly Setting[] = [CAMPUS_LINE, SESSION_CAP, KEEP_YEARS, MOST_APPLICATIONS];
