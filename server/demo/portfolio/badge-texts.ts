/** Badges of the demonstration, with looks and rules; programmes and badges stand in rules by their names. */
import type {
  BadgeAlignment,
  BadgeClassStatus,
  BadgeCondition,
  BadgeLevel,
  BadgeLook,
} from '@naru/contract/areas/portfolio/badge-words.ts';
import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';

type ById<Kind extends BadgeCondition['kind']> = Extract<BadgeCondition, { kind: Kind }>;

/** As a condition, but a programme by its Korean name and a badge by its key. */
export type ToldCondition =
  | Exclude<BadgeCondition, ById<'PROGRAMME'> | ById<'BADGE'>>
  | { readonly kind: 'PROGRAMME'; readonly programme: string }
  | { readonly kind: 'BADGE'; readonly badge: string };

export interface ToldBadge {
  readonly key: string;
  readonly name: readonly [ko: string, en: string];
  readonly description: readonly [ko: string, en: string];
  readonly criteria: readonly [ko: string, en: string];
  readonly level: BadgeLevel;
  readonly competency: CompetencyCode | null;
  readonly look: BadgeLook;
  /** Null: by hand. */
  readonly rule: readonly ToldCondition[] | null;
  readonly validMonths?: number;
  readonly isRepeatable?: boolean;
  readonly status?: BadgeClassStatus;
  readonly alignment?: readonly BadgeAlignment[];
}

const competencyBadge = (
  key: CompetencyCode,
  [ko, en]: readonly [string, string],
  look: BadgeLook,
  does: readonly [ko: string, en: string],
): ToldBadge => ({
  key,
  name: [`${ko}의 시작`, `${en}: first steps`],
  description: does,
  criteria: [`${ko} 역량 프로그램을 4개 수료해요.`, `Complete four programmes in ${en.toLowerCase()}.`],
  level: 'BASIC',
  competency: key,
  look,
  rule: [{ kind: 'PROGRAMMES', count: 4, type: null, competency: key }],
});

export const DEMO_BADGES: readonly ToldBadge[] = [
  competencyBadge('COMMUNICATION', ['소통', 'Communication'], { shape: 'CIRCLE', tone: 'BLUE', sign: 'SPEECH' }, [
    '자기 생각을 알아듣기 쉽게 말하고, 다른 사람의 말을 끝까지 들어요.',
    'Puts ideas across clearly, and listens to the end.',
  ]),
  competencyBadge('CREATIVITY', ['창의융합', 'Creative thinking'], { shape: 'FLOWER', tone: 'VIOLET', sign: 'SPARK' }, [
    '다른 분야의 생각을 이어 새로운 것을 만들어 봤어요.',
    'Has made something new by linking ideas from different fields.',
  ]),
  competencyBadge(
    'PROBLEM_SOLVING',
    ['문제해결', 'Problem solving'],
    { shape: 'HEXAGON', tone: 'AMBER', sign: 'COMPASS' },
    ['문제를 나누어 보고, 근거를 모아 풀어요.', 'Breaks a problem down and works it out from evidence.'],
  ),
  competencyBadge(
    'SELF_DIRECTION',
    ['자기주도', 'Self-direction'],
    { shape: 'SHIELD', tone: 'GREEN', sign: 'MOUNTAIN' },
    ['스스로 목표를 세우고 끝까지 해냈어요.', 'Sets goals and sees them through.'],
  ),
  competencyBadge('COMMUNITY', ['공동체', 'Community'], { shape: 'CIRCLE', tone: 'ROSE', sign: 'HANDS' }, [
    '함께하는 일에 자기 몫을 다해요.',
    'Does their share in what people do together.',
  ]),
  {
    key: 'COMMUNICATION_MORE',
    name: ['소통의 깊이', 'Communication: going deeper'],
    description: [
      '여러 자리에서 말하고 듣는 연습을 오래 이어 왔어요.',
      'Has practised speaking and listening in many settings over time.',
    ],
    criteria: [
      '‘소통의 시작’ 배지를 받고, 소통 역량 프로그램을 40시간 넘게 수료해요.',
      'Hold “Communication: first steps” and complete 40 hours of communication programmes.',
    ],
    level: 'ADVANCED',
    competency: 'COMMUNICATION',
    look: { shape: 'HEXAGON', tone: 'BLUE', sign: 'SPEECH' },
    rule: [
      { kind: 'BADGE', badge: 'COMMUNICATION' },
      { kind: 'HOURS', count: 40, competency: 'COMMUNICATION' },
    ],
    alignment: [{ name: '의사소통능력', framework: 'NCS 직업기초능력', code: 'NCS-01', url: 'https://www.ncs.go.kr' }],
  },
  {
    key: 'LEARNER',
    name: ['배움의 나침반', 'Learning compass'],
    description: [
      '자기에게 맞는 공부 방법을 찾고 꾸준히 써 봤어요.',
      'Knows which ways of studying work for them, and keeps using them.',
    ],
    criteria: [
      '학습전략 진단을 마치고, 프로그램을 3개 수료해요.',
      'Take the learning strategy test and complete three programmes.',
    ],
    level: 'BASIC',
    competency: 'SELF_DIRECTION',
    look: { shape: 'HEXAGON', tone: 'TEAL', sign: 'BOOK' },
    rule: [
      { kind: 'TEST', family: '02' },
      { kind: 'PROGRAMMES', count: 3, type: null, competency: null },
    ],
  },
  {
    key: 'SELF_KNOWN',
    name: ['나를 아는 사람', 'Know yourself'],
    description: ['진단으로 자기 강점과 진로를 함께 살펴봤어요.', 'Has looked at their strengths and at careers.'],
    criteria: [
      '핵심역량 진단과 진로·직무 진단을 모두 마쳐요.',
      'Take both the core competency test and the career and job test.',
    ],
    level: 'BASIC',
    competency: null,
    look: { shape: 'CIRCLE', tone: 'TEAL', sign: 'COMPASS' },
    rule: [
      { kind: 'TEST', family: '01' },
      { kind: 'TEST', family: '03' },
    ],
  },
  {
    key: 'DATA',
    name: ['데이터 첫걸음', 'First steps with data'],
    description: ['표와 그래프로 자료를 정리하고 읽어요.', 'Organizes data in tables and charts, and reads them.'],
    criteria: ['‘엑셀로 시작하는 데이터 분석’을 수료해요.', 'Complete “Data analysis with spreadsheets”.'],
    level: 'BASIC',
    competency: 'PROBLEM_SOLVING',
    look: { shape: 'SHIELD', tone: 'BLUE', sign: 'CODE' },
    rule: [{ kind: 'PROGRAMME', programme: '엑셀로 시작하는 데이터 분석' }],
    validMonths: 36,
    alignment: [{ name: '데이터 분석', framework: 'NCS', code: '20010105', url: 'https://www.ncs.go.kr' }],
  },
  {
    key: 'CAREER',
    name: ['취업 준비 완료', 'Ready to apply'],
    description: [
      '자기소개서를 끝까지 쓰고 모의 면접을 해 봤어요.',
      'Has finished a cover letter and had a mock interview.',
    ],
    criteria: [
      '‘자기소개서 완성반’과 ‘모의 면접 클리닉’을 모두 수료해요.',
      'Complete both “Finish your cover letter” and “Mock interview clinic”.',
    ],
    level: 'ADVANCED',
    competency: null,
    look: { shape: 'SHIELD', tone: 'VIOLET', sign: 'STAR' },
    rule: [
      { kind: 'PROGRAMME', programme: '자기소개서 완성반' },
      { kind: 'PROGRAMME', programme: '모의 면접 클리닉' },
    ],
    validMonths: 24,
  },
  {
    key: 'STEADY',
    name: ['꾸준한 한 걸음', 'Steady steps'],
    description: ['여러 학기에 걸쳐 비교과 활동을 이어 왔어요.', 'Has kept up activities over several terms.'],
    criteria: ['마일리지를 모두 500점 쌓아요.', 'Earn 500 mileage points in total.'],
    level: 'ADVANCED',
    competency: 'SELF_DIRECTION',
    look: { shape: 'FLOWER', tone: 'GREEN', sign: 'LINKS' },
    rule: [{ kind: 'MILEAGE', points: 500 }],
  },
  {
    key: 'ALL_ROUND',
    name: ['나루 인재', 'Naru all-rounder'],
    description: [
      '배우고, 나누고, 스스로를 돌아보는 일을 고르게 해냈어요.',
      'Has learned, shared and reflected in equal measure.',
    ],
    criteria: [
      '‘배움의 나침반’과 ‘나를 아는 사람’ 배지를 받고, 프로그램을 80시간 수료해요.',
      'Hold “Learning compass” and “Know yourself”, and complete 80 hours of programmes.',
    ],
    level: 'EXPERT',
    competency: null,
    look: { shape: 'FLOWER', tone: 'AMBER', sign: 'BOAT' },
    rule: [
      { kind: 'BADGE', badge: 'LEARNER' },
      { kind: 'BADGE', badge: 'SELF_KNOWN' },
      { kind: 'HOURS', count: 80, competency: null },
    ],
  },
  {
    key: 'VOLUNTEER',
    name: ['봉사 나눔', 'Volunteer'],
    description: ['지역에서 꾸준히 봉사하고 기록을 남겼어요.', 'Has volunteered in the community, on record.'],
    criteria: [
      '1365에 등록된 봉사활동을 40시간 넘게 하고 확인서를 내요. 담당자가 확인하고 발급해요.',
      'Show a certificate of at least 40 hours of registered volunteering. The office checks it.',
    ],
    level: 'ADVANCED',
    competency: 'COMMUNITY',
    look: { shape: 'SHIELD', tone: 'ROSE', sign: 'HEART' },
    rule: null,
    isRepeatable: true,
  },
  {
    key: 'TUTOR',
    name: ['또래 튜터', 'Peer tutor'],
    description: ['한 학기 동안 다른 학생의 공부를 도왔어요.', 'Has helped other students study for a term.'],
    criteria: [
      '교육을 받고 한 학기 동안 튜터로 활동해요. 담당자가 활동 일지를 확인하고 발급해요.',
      'Train, and tutor for a term. The office checks the log.',
    ],
    level: 'EXPERT',
    competency: 'COMMUNITY',
    look: { shape: 'HEXAGON', tone: 'ROSE', sign: 'BOOK' },
    rule: null,
    validMonths: 12,
  },
  {
    key: 'GLOBAL',
    name: ['세계와 만나기', 'Meet the world'],
    description: ['다른 언어와 문화를 쓰는 사람과 함께 배웠어요.', 'Has learned with people of other languages.'],
    criteria: [
      '‘언어 교환 카페’를 수료하고 마일리지를 200점 쌓아요.',
      'Complete “Language exchange café” and earn 200 mileage points.',
    ],
    level: 'BASIC',
    competency: 'COMMUNITY',
    look: { shape: 'CIRCLE', tone: 'GREEN', sign: 'GLOBE' },
    rule: [
      { kind: 'PROGRAMME', programme: '언어 교환 카페' },
      { kind: 'MILEAGE', points: 200 },
    ],
    status: 'DRAFT',
  },
];
