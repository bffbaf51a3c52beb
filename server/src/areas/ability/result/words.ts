/** Words of results that the server writes. */
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

type With = 'PROFESSOR' | 'COACH' | 'CAREER' | 'PSYCHOLOGICAL';

export interface ResultWords {
  /** Groups of the search. */
  readonly found: Readonly<Record<'tests' | 'results', string>>;
  readonly families: Readonly<Record<TestFamily, string>>;
  readonly counselling: Readonly<Record<With, string>>;
  readonly counsellingWith: (name: string, kind: With) => string;
  readonly sheet: Readonly<
    Record<
      'test' | 'scoredAt' | 'version' | 'scale' | 'raw' | 'points' | 't' | 'percentile' | 'level' | 'norm' | 'people',
      string
    >
  >;
  readonly levels: Readonly<Record<'LOW' | 'MIDDLE' | 'HIGH', string>>;
}

export const resultWords: Readonly<Record<Locale, ResultWords>> = {
  ko: {
    found: { tests: '검사', results: '검사 결과' },
    families: { '01': '핵심역량', '02': '학습전략', '03': '진로·직무' },
    counselling: {
      PROFESSOR: '교수님과 이야기하기',
      COACH: '아카데믹 코치와 이야기하기',
      CAREER: '진로 상담사와 이야기하기',
      PSYCHOLOGICAL: '학생상담센터에 이야기하기',
    },
    counsellingWith: (name, kind) =>
      kind === 'PROFESSOR' ? `${name} 교수님과 이야기하기` : `${name} 코치와 이야기하기`,
    sheet: {
      test: '검사',
      scoredAt: '마친 때',
      version: '버전',
      scale: '척도',
      raw: '원점수',
      points: '100점 환산',
      t: 'T점수',
      percentile: '백분위',
      level: '수준',
      norm: '비교한 사람들',
      people: '비교한 사람 수',
    },
    levels: { LOW: '낮음', MIDDLE: '보통', HIGH: '높음' },
  },
  en: {
    found: { tests: 'Tests', results: 'Test results' },
    families: { '01': 'Core competencies', '02': 'Learning strategies', '03': 'Career and job' },
    counselling: {
      PROFESSOR: 'Talk with a professor',
      COACH: 'Talk with an academic coach',
      CAREER: 'Talk with a career counsellor',
      PSYCHOLOGICAL: 'Talk with the counselling centre',
    },
    counsellingWith: (name, kind) =>
      kind === 'PROFESSOR' ? `Talk with Professor ${name}` : `Talk with ${name}, your coach`,
    sheet: {
      test: 'Test',
      scoredAt: 'Finished at',
      version: 'Version',
      scale: 'Scale',
      raw: 'Raw score',
      points: 'Score out of 100',
      t: 'T score',
      percentile: 'Percentile',
      level: 'Level',
      norm: 'Compared with',
      people: 'People compared with',
    },
    levels: { LOW: 'Low', MIDDLE: 'Average', HIGH: 'High' },
  },
};
