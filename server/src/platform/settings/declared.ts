/**
 * Every setting there is: its kind, its default and what it is for. A value that is not declared here does not exist.
 */
import { ONE_LINE } from '@naru/contract/shared/one-line.ts';

import type { Locale } from '../http/messages.ts';
import { HTTPS, readWebAddress } from '../web-address.ts';

export type SettingKind = 'text' | 'colour' | 'address' | 'number' | 'logo';

export interface DeclaredSetting {
  readonly kind: SettingKind;
  readonly defaultValue: string | number;
  readonly min?: number;
  readonly max?: number;
  readonly description: Readonly<Record<Locale, string>>;
}

function declare<const T extends Record<string, DeclaredSetting>>(settings: T): T {
  return settings;
}

export const SETTINGS = declare({
  'university.nameKo': {
    kind: 'text',
    defaultValue: '가람대학교',
    description: { ko: '대학 이름', en: 'Name of the university in Korean' },
  },
  'university.nameEn': {
    kind: 'text',
    defaultValue: 'Garam University',
    description: { ko: '대학 이름 (영어)', en: 'Name of the university in English' },
  },
  'university.logo': {
    kind: 'logo',
    defaultValue: '',
    description: { ko: '로고 그림 (PNG나 WebP, 100 kB까지)', en: 'Logo (PNG or WebP, up to 100 kB)' },
  },
  'theme.accent': {
    kind: 'colour',
    defaultValue: '#0B6E75',
    description: { ko: '강조색', en: 'Accent colour' },
  },
  'file.mostMegabytes': {
    kind: 'number',
    defaultValue: 20,
    min: 1,
    max: 500,
    description: { ko: '파일 하나의 최대 크기 (MB)', en: 'Largest file (MB)' },
  },
  'file.mostFiles': {
    kind: 'number',
    defaultValue: 20,
    min: 1,
    max: 50,
    description: { ko: '한 묶음에 붙이는 파일의 최대 개수', en: 'Most files in one group' },
  },
  'file.roomMegabytes': {
    kind: 'number',
    defaultValue: 1000,
    min: 1,
    max: 1_000_000,
    description: {
      ko: '한 사람이 올릴 수 있는 파일의 모두 합친 크기 (MB)',
      en: 'Room for one person’s files, all together (MB)',
    },
  },
  'roster.mostMegabytes': {
    kind: 'number',
    defaultValue: 500,
    min: 1,
    max: 2_000,
    description: { ko: '가져올 명부 묶음의 최대 크기 (MB)', en: 'Largest roster bundle (MB)' },
  },
  'survey.leastAnswers': {
    kind: 'number',
    defaultValue: 5,
    min: 5,
    max: 50,
    description: {
      ko: '설문 결과를 보이기 시작하는 답의 수 (새로 만드는 설문부터)',
      en: 'Answers from which on results are shown (for new surveys)',
    },
  },
  'counselling.leadHours': {
    kind: 'number',
    defaultValue: 24,
    min: 0,
    max: 336,
    description: {
      ko: '상담을 늦어도 몇 시간 전에 신청해야 하는지 (상담자가 따로 정하지 않았을 때)',
      en: 'Hours ahead that counselling must be asked for, unless the counsellor says otherwise',
    },
  },
  'counselling.horizonDays': {
    kind: 'number',
    defaultValue: 56,
    min: 1,
    max: 180,
    description: {
      ko: '상담을 며칠 앞까지 신청할 수 있는지 (상담자가 따로 정하지 않았을 때)',
      en: 'Days ahead that counselling can be booked, unless the counsellor says otherwise',
    },
  },
  'counselling.cancelHours': {
    kind: 'number',
    defaultValue: 12,
    min: 0,
    max: 168,
    description: {
      ko: '학생이 확정된 상담을 몇 시간 전까지 직접 취소할 수 있는지',
      en: 'Hours ahead until which students cancel agreed counselling by themselves',
    },
  },
  'counselling.lawAnswerDays': {
    kind: 'number',
    defaultValue: 7,
    min: 1,
    max: 60,
    description: {
      ko: '법률상담에 며칠 안에 답하는지 (쉬는 기간은 세지 않아요)',
      en: 'Days within which legal counselling is answered, pauses not counted',
    },
  },
  'counselling.retentionYears': {
    kind: 'number',
    defaultValue: 5,
    min: 1,
    max: 30,
    description: {
      ko: '법률상담의 내용을 끝난 뒤 몇 년 동안 보관하는지',
      en: 'Years that legal counselling is kept after it ended',
    },
  },
  'counselling.portfolioSite': {
    kind: 'address',
    defaultValue: '',
    description: {
      ko: '외부 포트폴리오 사이트 주소 (https://로 시작, 없으면 비워 두기)',
      en: 'Address of the portfolio site outside (https://), empty for none',
    },
  },
  'counselling.openMost': {
    kind: 'number',
    defaultValue: 2,
    min: 1,
    max: 20,
    description: {
      ko: '한 학생이 같은 종류의 상담에서 동시에 진행할 수 있는 신청 수',
      en: 'Open requests of one student for each kind of counselling',
    },
  },
  'psychological.campusLine': {
    kind: 'text',
    defaultValue: '',
    description: {
      ko: '학생상담센터 전화번호 (위험할 때 함께 보이는 번호, 없으면 비워 두기)',
      en: 'Telephone of the Counselling Centre, shown wherever somebody may be in danger; empty for none',
    },
  },
  'psychological.sessions': {
    kind: 'number',
    defaultValue: 10,
    min: 1,
    max: 50,
    description: {
      ko: '심리상담 신청 하나의 기본 회기 수 (책임자가 늘릴 수 있음)',
      en: 'Sessions of one application for psychological counselling; managers can extend them',
    },
  },
  'psychological.roomReleaseMinutes': {
    kind: 'number',
    defaultValue: 15,
    min: 5,
    max: 60,
    description: {
      ko: '예약한 상담실에 시작하고 몇 분 안에 체크인하지 않으면 비우는지 (그만큼 먼저 체크인할 수 있음)',
      en: 'Minutes after the beginning until which a reserved room waits for somebody to check in; as many before, one can',
    },
  },
  'psychological.keepYears': {
    kind: 'number',
    defaultValue: 5,
    min: 1,
    max: 30,
    description: {
      ko: '심리상담 기록을 마친 뒤 몇 년 보관하고 파기하는지 (동의서에 적은 기간과 같아야 함)',
      en: 'Years that psychological cases are kept after their end before they are destroyed; as the consents state',
    },
  },
  'psychological.applications': {
    kind: 'number',
    defaultValue: 2,
    min: 1,
    max: 20,
    description: {
      ko: '한 학생이 재학 중 심리상담을 신청할 수 있는 횟수 (긴급은 세지 않음)',
      en: 'Applications for psychological counselling of one student while enrolled; emergencies are not counted',
    },
  },
  'excel.mostRows': {
    kind: 'number',
    defaultValue: 10_000,
    min: 1,
    max: 10_000,
    description: {
      ko: '바로 받는 Excel 파일의 최대 줄 수 (넘으면 따로 준비)',
      en: 'Most rows of an Excel file that is sent at once; longer ones are prepared in the background',
    },
  },
  'excel.keptDays': {
    kind: 'number',
    defaultValue: 7,
    min: 1,
    max: 30,
    description: { ko: '준비한 Excel 파일을 두는 날 수', en: 'Days that a prepared Excel file is kept' },
  },
  'help.deskKo': {
    kind: 'text',
    defaultValue: '정보화팀 02-2200-1100',
    description: { ko: '로그인이 안 될 때 물어볼 곳', en: 'Whom to ask about sign-in, in Korean' },
  },
  'help.deskEn': {
    kind: 'text',
    defaultValue: 'IT services 02-2200-1100',
    description: { ko: '로그인이 안 될 때 물어볼 곳 (영어)', en: 'Whom to ask about sign-in, in English' },
  },
});

export type SettingKey = keyof typeof SETTINGS;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

const LONGEST_TEXT = 100;
const LONGEST_ADDRESS = 2_000;
const LONGEST_LOGO = 140_000;

/** Whether a value is one that the setting can take. */
export function isValidSetting(key: SettingKey, value: unknown): value is string | number {
  const declared: DeclaredSetting = SETTINGS[key];
  switch (declared.kind) {
    case 'colour':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
    case 'address':
      return value === '' || (typeof value === 'string' && isWebAddress(value));
    case 'number':
      return typeof value === 'number' && value >= (declared.min ?? -Infinity) && value <= (declared.max ?? Infinity);
    // Raster images only: an SVG can carry a script.
    case 'logo':
      return (
        value === '' ||
        (typeof value === 'string' &&
          value.length <= LONGEST_LOGO &&
          /^data:image\/(png|webp);base64,[A-Za-z0-9+/]+=*$/.test(value))
      );
    case 'text':
      return (
        typeof value === 'string' && value.trim().length > 0 && value.length <= LONGEST_TEXT && ONE_LINE.test(value)
      );
  }
}

function isWebAddress(value: string): boolean {
  return readWebAddress(value, { most: LONGEST_ADDRESS, start: HTTPS }) !== undefined;
}
