/** Settings of counselling that several of its rooms read. */
import { addressSetting, numberSetting, type Setting } from '../../../platform/settings/declare.ts';

export const LEAD_HOURS = numberSetting('counselling.leadHours', {
  defaultValue: 24,
  min: 0,
  max: 336,
  description: {
    ko: '상담을 몇 시간 전까지 신청해야 하는지 (상담자가 따로 정하지 않은 경우)',
    en: 'Minimum notice for counselling requests in hours, unless the counsellor sets their own',
  },
});

export const HORIZON_DAYS = numberSetting('counselling.horizonDays', {
  defaultValue: 56,
  min: 1,
  max: 180,
  description: {
    ko: '상담을 며칠 뒤까지 신청할 수 있는지 (상담자가 따로 정하지 않은 경우)',
    en: 'How many days ahead counselling can be booked, unless the counsellor sets their own',
  },
});

export const CANCEL_HOURS = numberSetting('counselling.cancelHours', {
  defaultValue: 12,
  min: 0,
  max: 168,
  description: {
    ko: '학생이 확정된 상담을 몇 시간 전까지 직접 취소할 수 있는지',
    en: 'How many hours before a confirmed session students can still cancel it themselves',
  },
});

export const MOST_OPEN = numberSetting('counselling.openMost', {
  defaultValue: 2,
  min: 1,
  max: 20,
  description: {
    ko: '한 학생이 같은 종류의 상담에서 동시에 진행할 수 있는 신청 수',
    en: 'Maximum number of open requests per student for each type of counselling',
  },
});

export const PORTFOLIO_SITE = addressSetting('counselling.portfolioSite', {
  defaultValue: '',
  description: {
    ko: '외부 포트폴리오 사이트 주소 (https://로 시작, 없으면 비워 두기)',
    en: 'Address of the external portfolio site (https://); leave empty for none',
  },
});

export const COUNSELLING_SETTINGS: readonly Setting[] = [
  LEAD_HOURS,
  HORIZON_DAYS,
  CANCEL_HOURS,
  MOST_OPEN,
  PORTFOLIO_SITE,
];
