/** Experience cards of the student whom everybody tries first. Pure. */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { addDays } from '../calendar.ts';
import type { Plan, Student } from '../model.ts';
import { createIds } from '../random.ts';

interface Told {
  readonly title: string;
  readonly situation: string;
  readonly task: string;
  readonly action: string;
  readonly result: string;
  readonly tags: readonly string[];
  /** Months before today in which it began and ended. */
  readonly months: readonly [begins: number, ends: number];
  /** Days before today on which it was written. */
  readonly days: number;
}

const CARDS: readonly Told[] = [
  {
    title: '학보 독자 조사',
    situation: '학보를 집어 가는 사람이 두 해 사이 절반으로 줄었고, 편집국은 이유를 짐작만 하고 있었습니다.',
    task: '취재부 기자로서 한 달 안에 독자가 무엇을 읽는지 숫자로 보여 주는 일을 맡았습니다.',
    action:
      '설문을 다섯 문항으로 줄이고 점심시간 학생식당 앞에서 2주 동안 420명에게 물었습니다. 응답을 학과와 학년으로 나누어 표로 만들고, 가장 많이 읽는 면과 거의 읽지 않는 면을 나란히 놓았습니다.',
    result:
      '4면이던 학교 소식을 2면으로 줄이고 생활 정보를 늘렸습니다. 다음 학기 배포대에서 남는 부수가 37% 줄었습니다.',
    tags: ['데이터', '문제 해결', '학보사'],
    months: [8, 5],
    days: 9,
  },
  {
    title: '축제 홍보 영상 팀의 의견 충돌',
    situation: '축제를 3주 앞두고 홍보 영상의 방향을 두고 다섯 명이 둘로 나뉘어 회의가 두 번 멈췄습니다.',
    task: '편집을 맡은 저는 마감을 지키면서 양쪽이 받아들일 안을 찾아야 했습니다.',
    action:
      '두 안의 좋은 점을 각자 적게 해 한 장의 표로 모으고, 30초짜리 시안을 하나씩 만들어 축제 기획단 열두 명에게 이름을 가리고 보여 줬습니다.',
    result:
      '표를 더 받은 안에 다른 안의 인터뷰 장면을 넣기로 했습니다. 영상은 마감 이틀 전에 나왔고 조회 수가 지난해의 세 배였습니다.',
    tags: ['협업', '갈등 해결', '영상'],
    months: [7, 6],
    days: 8,
  },
  {
    title: '카페 마감 점검표',
    situation: '아르바이트를 하던 카페에서 마감 뒤 재료가 모자라거나 상하는 일이 한 주에 서너 번 있었습니다.',
    task: '마감을 맡은 세 사람이 서로 다른 순서로 일하던 것을 하나로 맞춰야 했습니다.',
    action: '한 주 동안 빠뜨린 일을 적어 열두 줄짜리 점검표를 만들고, 바쁜 날에 줄일 수 있는 줄을 함께 정했습니다.',
    result: '버리는 재료가 한 달에 18만 원에서 7만 원으로 줄었고, 점검표는 다른 지점에서도 쓰고 있습니다.',
    tags: ['책임감', '문제 해결'],
    months: [16, 10],
    days: 6,
  },
  {
    title: '다문화 아동 글쓰기 봉사',
    situation: '지역 아동센터에서 글쓰기를 어려워하는 초등학생 여섯 명을 한 학기 동안 만났습니다.',
    task: '',
    action: '아이들이 찍어 온 사진에 한 줄씩 말을 붙이는 것부터 시작해 매주 문장을 하나씩 늘렸습니다.',
    result: '',
    tags: ['봉사', '소통'],
    months: [14, 11],
    days: 2,
  },
];

export interface CardRows {
  readonly cards: Insertable<DB['experience_card']>[];
}

/** Makes the cards; none where that student is not there. */
export function makeCards({ today }: Plan, students: readonly Student[]): CardRows {
  const owner = students.find(({ member }) => member.username === 'student');
  if (!owner) return { cards: [] };
  const nextId = createIds('experience_card');
  const cards = CARDS.map(({ months: [begins, ends], days, ...told }) => {
    const at = `${addDays(today, -days)}T20:30:00+09:00`;
    return {
      id: nextId(),
      member_id: owner.member.id,
      ...told,
      tags: [...told.tags],
      begins_on: monthBefore(today, begins),
      ends_on: monthBefore(today, ends),
      created_at: at,
      changed_at: at,
    };
  });
  return { cards };
}

/** Counts whole months back from a day. */
function monthBefore(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
