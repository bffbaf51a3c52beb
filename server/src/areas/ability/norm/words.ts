/** Sentences about norms, and the headers of their sheets. */
import type { BuildBar } from '@naru/contract/areas/ability/norm.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { CUT_NUMBERS, type LineProblemCode } from './sheet-rules.ts';

type SheetHeader =
  | 'college'
  | 'collegeName'
  | 'grade'
  | 'scale'
  | 'scaleName'
  | 'people'
  | 'mean'
  | 'deviation'
  | 'error';

interface NormWords {
  readonly columns: string;
  readonly problem: Readonly<Record<LineProblemCode, (about: string) => string>>;
  readonly problems: (count: string) => string;
  readonly draftVersion: string;
  readonly bar: Readonly<Record<BuildBar, string>>;
  readonly notInForce: string;
  readonly allRead: string;
  readonly sheet: Readonly<Record<SheetHeader, string>>;
}

const ko: NormWords = {
  columns:
    '첫 줄에 단과대학, 학년, 척도, 인원, 평균, 표준편차 칸이 모두 있어야 해요. 표준오차, 신뢰도, P1부터 P99까지는 없어도 돼요.',
  problem: {
    college: () => '없는 단과대학이에요. 코드나 이름을 다시 적어 주세요. 모든 단과대학이면 비워 두세요.',
    grade: () => '학년은 1부터 6까지 적어 주세요. 모든 학년이면 비워 두세요.',
    scale: () => '이 검사에 없는 척도예요. 코드나 이름을 다시 적어 주세요.',
    people: () => '인원은 1 이상의 정수로 적어 주세요.',
    tooFew: (least) =>
      `${least}명보다 적은 집단은 쓸 수 없어요. 사람이 적으면 평균이 우연에 좌우되고 누구인지 드러날 수 있어요.`,
    mean: () => '평균을 숫자로 적어 주세요.',
    outside: (bounds) => `평균이 이 척도에서 나올 수 있는 점수(${bounds})를 벗어났어요.`,
    deviation: () => '표준편차는 0보다 큰 숫자로 적어 주세요.',
    wide: (most) => `표준편차가 너무 커요. 이 척도에서는 ${most}까지 나올 수 있어요.`,
    error: () => '표준오차는 0보다 크고 표준편차보다 크지 않은 숫자로 적어 주세요.',
    alpha: () => '신뢰도는 0 이상 1 미만의 숫자로 적어 주세요.',
    percentile: (name) => `${name} 칸을 숫자로 적어 주세요.`,
    gap: (name) => `${name} 칸이 비어 있어요. 백분위 점수는 모두 적거나 모두 비워 주세요.`,
    ends: () => '백분위 점수는 P10 아래부터 P90 위까지 다섯 개 이상 적어 주세요.',
    falling: (name) => `${name} 칸의 값이 앞의 백분위 점수보다 낮아요.`,
    cutOutside: (name) => `${name} 칸의 값이 이 척도에서 나올 수 있는 점수를 벗어났어요.`,
    fewForCuts: (least) => `백분위 점수는 ${least}명 이상인 집단에만 쓸 수 있어요. 칸을 비워 주세요.`,
    twice: () => '같은 집단의 같은 척도가 앞에 이미 있어요.',
    lacks: (names) => `이 집단에 없는 척도가 있어요: ${names}`,
    noEverybody: () => '전체 집단이 없어요. 단과대학과 학년을 모두 비운 줄을 척도마다 넣어 주세요.',
  },
  problems: (count) => `잘못된 줄이 ${count}개 있어 아무것도 저장하지 않았어요. 고친 뒤 다시 올려 주세요.`,
  draftVersion: '아직 공개하지 않은 버전이에요. 공개한 뒤 규준을 올려 주세요.',
  bar: {
    FEW: '쓸 수 있는 결과가 30명보다 적어요.',
    RUNNING: '지금 진행 중인 작업이 끝나면 할 수 있어요.',
    SAME: '지난번에 만든 뒤 새로 검사한 사람이 30명보다 적어요. 두 규준의 차이로 몇 사람의 점수가 드러날 수 있어 더 모인 뒤에 만들어요.',
  },
  notInForce: '적용 중인 규준이 아니에요. 먼저 적용해 주세요.',
  allRead: '이 규준으로 다시 읽을 결과가 없어요.',
  sheet: {
    college: '단과대학 코드',
    collegeName: '단과대학 이름',
    grade: '학년',
    scale: '척도 코드',
    scaleName: '척도 이름',
    people: '인원',
    mean: '평균',
    deviation: '표준편차',
    error: '표준오차',
  },
};

const en: NormWords = {
  columns:
    'The first line has to name these columns: college, year, scale, people, mean, standard deviation. Standard error, reliability and P1 to P99 may be left out.',
  problem: {
    college: () => 'There’s no such college. Check its code or name, or leave it empty for all colleges.',
    grade: () => 'Give a year from 1 to 6, or leave it empty for all years.',
    scale: () => 'This test has no such scale. Check its code or name.',
    people: () => 'Give the number of people as a whole number of 1 or more.',
    tooFew: (least) =>
      `A group of fewer than ${least} people can’t be used: its mean depends on chance, and people in it could be recognized.`,
    mean: () => 'Give the mean as a number.',
    outside: (bounds) => `The mean lies outside the scores that are possible on this scale (${bounds}).`,
    deviation: () => 'Give the standard deviation as a number above 0.',
    wide: (most) => `The standard deviation is too large: on this scale it can’t be more than ${most}.`,
    error: () => 'Give the standard error as a number above 0 and no larger than the standard deviation.',
    alpha: () => 'Give the reliability as a number from 0 to under 1.',
    percentile: (name) => `Give ${name} as a number.`,
    gap: (name) => `${name} is empty. Give all percentiles or none.`,
    ends: () => 'Give five percentiles or more, from P10 or below to P90 or above.',
    falling: (name) => `${name} is lower than the percentile before it.`,
    cutOutside: (name) => `${name} lies outside the scores that are possible on this scale.`,
    fewForCuts: (least) => `Percentiles need a group of ${least} people or more. Leave the cells empty.`,
    twice: () => 'This scale of this group stands in an earlier line.',
    lacks: (names) => `This group lacks scales: ${names}`,
    noEverybody: () => 'The group of everybody is missing. Add a line for each scale with college and year empty.',
  },
  problems: (count) => `Nothing was saved: ${count} lines have problems. Correct them and upload the file again.`,
  draftVersion: 'This version isn’t published yet. Publish it first.',
  bar: {
    FEW: 'Fewer than 30 people have results that count.',
    RUNNING: 'Possible once the current work is done.',
    SAME: 'Fewer than 30 more people have a result since the last one. The difference between the two would tell the scores of a few people.',
  },
  notInForce: 'This norm isn’t in force. Put it in force first.',
  allRead: 'All results have a reading under this norm.',
  sheet: {
    college: 'College code',
    collegeName: 'College name',
    grade: 'Year',
    scale: 'Scale code',
    scaleName: 'Scale name',
    people: 'People',
    mean: 'Mean',
    deviation: 'Standard deviation',
    error: 'Standard error',
  },
};

export const normWords: Readonly<Record<Locale, NormWords>> = { ko, en };

export type CutColumn = `p${number}`;
const cutColumns = CUT_NUMBERS.map((number): CutColumn => `p${number}`);

export type NormColumn =
  | 'college'
  | 'grade'
  | 'scale'
  | 'people'
  | 'mean'
  | 'deviation'
  | 'error'
  | 'alpha'
  | CutColumn;

/** Names of the columns in lower case, without spaces. */
export const COLUMN_NAMES: Readonly<Record<NormColumn, readonly string[]>> = {
  college: ['단과대학코드', '단과대학', '대학', 'collegecode', 'college'],
  grade: ['학년', 'year', 'grade'],
  scale: ['척도코드', '척도', 'scalecode', 'scale'],
  people: ['인원', '인원수', '사례수', 'people', 'n'],
  mean: ['평균', 'mean', 'm'],
  deviation: ['표준편차', 'standarddeviation', 'deviation', 'sd'],
  error: ['표준오차', '측정의표준오차', 'standarderror', 'error', 'sem'],
  alpha: ['신뢰도', '알파', 'reliability', 'alpha'],
  ...Object.fromEntries(CUT_NUMBERS.map((number) => [`p${number}`, [`p${number}`, `백분위${number}`]])),
};
export const OPTIONAL_COLUMNS: readonly NormColumn[] = ['error', 'alpha', ...cutColumns];
