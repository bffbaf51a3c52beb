/** Objections of the demonstration: a handful, one of each kind, about lines of this term. Pure. */
import type { ObjectionSide, ObjectionStatus } from '@naru/contract/areas/mileage/objection-words.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import type { DemoTerm } from '../calendar.ts';
import type { Student } from '../model.ts';
import { createIds } from '../random.ts';
import type { DemoLedger } from './ledger.ts';
import { DEMO_ITEMS, type DemoItemCode } from './rules.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface ObjectionRows {
  readonly objections: Insertable<DB['mileage_objection']>[];
  readonly replies: Insertable<DB['mileage_objection_reply']>[];
}

interface Plot {
  readonly item: DemoItemCode;
  /** Days before this morning. */
  readonly askedAgo: number;
  readonly content: string;
  /** Each a day after the one before. */
  readonly replies: readonly (readonly [side: ObjectionSide, content: string])[];
  readonly status: ObjectionStatus;
  readonly reason?: string;
  readonly points?: number;
}

const PLOTS: readonly Plot[] = [
  {
    item: 'MEETING',
    askedAgo: 9,
    content: '이번 학기에 지도교수님과 두 번 만났는데 한 번만 들어와 있어요.',
    replies: [],
    status: 'OPEN',
  },
  {
    item: 'TALK',
    askedAgo: 4,
    content: '특강 확인서를 두 장 냈는데 한 건만 인정된 것 같아요. 다시 확인해 주세요.',
    replies: [['OFFICE', '두 번째 확인서의 날짜가 보이지 않아요. 어느 특강이었는지 알려 주세요.']],
    status: 'OPEN',
  },
  {
    item: 'MEETING',
    askedAgo: 6,
    content: '학기 초에 한 상담이 빠진 것 같아요.',
    replies: [
      ['OFFICE', '상담한 날을 알려 주시면 교수님께 확인할게요.'],
      ['STUDENT', '학기 첫 주 화요일 오후였어요.'],
    ],
    status: 'OPEN',
  },
  {
    item: 'TALK',
    askedAgo: 12,
    content: '같은 주에 들은 특강 두 건 가운데 한 건이 빠졌어요.',
    replies: [],
    status: 'UPHELD',
    reason: '참석 기록을 확인해 빠진 한 건을 더했어요.',
    points: 5,
  },
  {
    item: 'MEETING',
    askedAgo: 10,
    content: '멘토로 도와준 시간이 상담으로 들어와 있어요. 멘토 활동으로 바꿔 주세요.',
    replies: [['STUDENT', '멘토 활동 확인서도 있어요.']],
    status: 'UPHELD',
    reason: '멘토 활동은 학기 말에 한꺼번에 반영하면서 함께 바로잡을게요.',
  },
  {
    item: 'TALK',
    askedAgo: 11,
    content: '두 시간짜리 특강이라 두 건으로 세야 하지 않나요?',
    replies: [],
    status: 'DISMISSED',
    reason: '특강은 길이와 관계없이 한 번에 5점이에요. 규칙대로 계산됐어요.',
  },
  {
    item: 'MEETING',
    askedAgo: 8,
    content: '상담 점수가 안 들어온 것 같아요.',
    replies: [],
    status: 'WITHDRAWN',
  },
];

interface Changed {
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
  readonly actorId: string;
  readonly at: number;
}

export interface ObjectorFacts {
  readonly member: Student['member'];
  readonly ledger: DemoLedger;
  /** The term of today. */
  readonly term: DemoTerm;
  readonly rows: ObjectionRows;
  readonly add: (change: Changed) => void;
}

interface Event {
  readonly at: number;
  readonly play: () => void;
}

export interface Objections {
  readonly eventsOf: (facts: ObjectorFacts) => Event[];
}

/** Gives each plot to the first student with a line for it; nobody has two. */
export function createObjections({ dawn, officeId }: { readonly dawn: number; readonly officeId: string }): Objections {
  const left = new Set(PLOTS);
  const nextId = createIds('mileage_objection');
  const objectors = new Set<string>();
  const play = (facts: ObjectorFacts, plot: Plot): void => {
    const askedAt = beginOf(plot, dawn);
    if (!left.has(plot) || objectors.has(facts.member.id)) return;
    const line = facts.ledger.rows.find(
      ({ item_id, year, semester_code, posted_at }) =>
        item_id === DEMO_ITEMS[plot.item].id &&
        year === facts.term.year &&
        semester_code === facts.term.semesterCode &&
        Date.parse(String(posted_at)) < askedAt,
    );
    if (!line) return;
    left.delete(plot);
    objectors.add(facts.member.id);
    writeObjection(facts, { plot, line, askedAt, officeId, id: nextId() });
  };
  // The student whom everybody tries first has lines that nothing stands against.
  return {
    eventsOf: (facts) =>
      facts.member.username === 'student'
        ? []
        : PLOTS.map((plot) => ({ at: endOf(plot, dawn), play: () => play(facts, plot) })),
  };
}

/** In office hours, each at another time. */
const beginOf = (plot: Plot, dawn: number): number =>
  dawn - plot.askedAgo * DAY_MS + 9 * HOUR_MS + PLOTS.indexOf(plot) * 30 * MINUTE_MS;

/** When the last of a plot happened: then its line is there, and its correction stands in order. */
const endOf = (plot: Plot, dawn: number): number =>
  beginOf(plot, dawn) + (plot.replies.length + (plot.status === 'OPEN' ? 0 : 1)) * DAY_MS;

interface Written {
  readonly plot: Plot;
  readonly line: DemoLedger['rows'][number];
  readonly askedAt: number;
  readonly officeId: string;
  readonly id: string;
}

function writeObjection(facts: ObjectorFacts, { plot, line, askedAt, officeId, id }: Written): void {
  const { member, ledger, term, rows, add } = facts;
  const { replies, status, content, reason, points } = plot;
  const endAt = askedAt + (replies.length + 1) * DAY_MS;
  const isDecided = reason !== undefined;
  const correction = { line, term, points: points ?? 0, at: endAt, sourceKey: `objection:${id}`, officeId };
  rows.objections.push({
    id,
    line_id: line.id,
    member_id: member.id,
    status,
    content,
    asked_at: iso(askedAt),
    reply_count: replies.length,
    correction_id: points === undefined ? null : ledger.correct(correction),
    decided_by: isDecided ? officeId : null,
    decided_at: isDecided ? iso(endAt) : null,
    reason: reason ?? null,
    version: 1 + replies.length + (status === 'OPEN' ? 0 : 1),
  });
  replies.forEach(([side, text], at) => {
    rows.replies.push({
      objection_id: id,
      number: at + 1,
      side,
      member_id: side === 'OFFICE' ? officeId : member.id,
      content: text,
      at: iso(askedAt + (at + 1) * DAY_MS),
    });
  });
  add({ id, from: null, to: 'OPEN', by: 'STUDENT', actorId: member.id, at: askedAt });
  if (status === 'OPEN') return;
  const by = isDecided ? { by: 'OFFICE', actorId: officeId } : { by: 'STUDENT', actorId: member.id };
  add({ id, from: 'OPEN', to: status, ...by, at: endAt });
}

const iso = (ms: number): string => new Date(ms).toISOString();
