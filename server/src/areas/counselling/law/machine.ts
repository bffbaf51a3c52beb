/** How a case moves: what each step needs to hold, what it writes, and who hears of it. */
import type { LAW_STEPS, LawAction } from '@naru/contract/areas/counselling/law/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { personIn, type Machine, type Moved, type Patch, type Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import type { DataKey } from '../../../platform/sealing/sealing.ts';
import { koreanDate } from '../../../platform/time.ts';
import { insertOpinion, selectOpinions, updateOpinion, type OpinionRow } from './opinion-store.ts';
import { saveAssignees, selectConflicts, selectLawCounsellors } from './people-store.ts';
import { keyOf } from './present.ts';
import { LAW_TRANSITIONS, mayTake, waitsForHour, type LawTransition } from './rules.ts';
import { LAW_CASE, type CaseRow } from './store.ts';
import { tellAssignees, tellLawStudent } from './tell.ts';
import { lawWords } from './words.ts';
import { RETENTION_YEARS } from './settings.ts';

/** A case with what moving it takes. */
export interface OpenedCase {
  readonly row: CaseRow;
  /** Undefined once it was destroyed. */
  readonly key: DataKey | undefined;
  /** The latest first. */
  readonly opinions: readonly OpinionRow[];
}

export type LawGiven = StepGiven<typeof LAW_STEPS>;
export type MovedCase = Moved<OpenedCase, LawTransition, LawGiven>;

export async function openCase(ctx: CallContext, row: CaseRow): Promise<OpenedCase> {
  const [key, opinions] = await Promise.all([keyOf(ctx, row), selectOpinions(ctx.db, row.id, ctx.locale)]);
  return { row, key, opinions };
}

export const standingOf = ({ id, status, version }: CaseRow) => ({ id, status, version });

/** Machine of a case. The hour that was booked for it is no part of it: the calls add that as a follower. */
export const lawMachine: Machine<OpenedCase, LawTransition, LawGiven> = {
  entity: LAW_CASE,
  audit: 'law',
  transitions: LAW_TRANSITIONS,
  states: {
    RECEIVED: { ko: '접수', en: 'received' },
    ACCEPTED: { ko: '수임', en: 'accepted' },
    DECLINED: { ko: '접수 반려', en: 'declined' },
    ASSIGNED: { ko: '담당자 지정', en: 'assigned' },
    CONSULTED: { ko: '상담 완료', en: 'consulted' },
    OPINION_DRAFT: { ko: '의견서 작성', en: 'at the draft of the opinion' },
    OPINION_REVIEWED: { ko: '의견서 검토 완료', en: 'reviewed' },
    SENT: { ko: '의견서 도착', en: 'sent' },
    CLOSED: { ko: '종료', en: 'closed' },
  },
  standing: ({ row }) => standingOf(row),
  judge: ({ row, key, opinions }, { action }, { now, actorId = '' }) => {
    const assigneeIds = row.assignees.map(({ memberId }) => memberId);
    const isTheirs = mayTake(action, { actorId, assigneeIds, draftedBy: opinions[0]?.draftedBy ?? null });
    if (!key) return DESTROYED;
    if (!isTheirs) return NOT_THEIRS;
    return waitsForHour(action, row.meeting, now) ? WAITS_FOR_HOUR : 'OK';
  },
  prepare: async (taker, { row, given }) => prepare(personIn(taker), row, given),
  swap: (tx, cases, change) => swapStatus(tx, 'law_case', { rows: cases.map(({ row }) => row), ...change }),
  reasonKey: async (_taker, opened) => keyIn(opened),
  followers: [saveWork, tell],
};

const DESTROYED = {
  reason: {
    ko: '보관 기간이 지나 내용을 폐기한 사건이에요.',
    en: 'This case was destroyed after its retention period.',
  },
};
const NOT_THEIRS = {
  reason: {
    ko: '이 사건을 맡은 사람이 하는 일이에요. 의견서는 쓰지 않은 사람이 검토해야 해요.',
    en: 'Only those assigned to the case can do this, and nobody reviews an opinion of their own.',
  },
};
const WAITS_FOR_HOUR = { field: 'action', message: { ko: lawWords.ko.hourWaits, en: lawWords.en.hourWaits } };

function keyIn({ key }: OpenedCase): DataKey {
  if (!key) throw new Error('No step is taken in a case that was destroyed.');
  return key;
}

async function prepare(ctx: WriteContext, opened: OpenedCase, given: LawGiven): Promise<Patch> {
  switch (given.action) {
    case 'ASSIGN':
    case 'REASSIGN':
      await checkAssignees(ctx, opened.row, given.memberIdList);
      return {};
    case 'CONSULT':
      return { note: keyIn(opened).seal('note', given.text) };
    case 'SEND':
      return { sent_at: ctx.now };
    case 'DECLINE':
    case 'CLOSE':
      return { closed_at: ctx.now, destroy_on: await keptUntil(ctx) };
    default:
      return {};
  }
}

/** Nobody has both sides of a matter. */
async function checkAssignees(ctx: WriteContext, row: CaseRow, memberIds: readonly string[]): Promise<void> {
  const say = lawWords[ctx.locale];
  const people = await selectLawCounsellors(ctx.tx, { today: koreanDate(ctx.now), locale: ctx.locale });
  const known = new Set(people.map((one) => one.memberId));
  if (memberIds.some((id) => !known.has(id))) failField('memberIdList', say.noCounsellor);
  const conflicts = await selectConflicts(ctx.tx, row.id, ctx.locale);
  const adverse = conflicts.filter((one) => one.how !== 'SAME_OPPONENT').flatMap((one) => one.assignees);
  const found = adverse.find((one) => memberIds.includes(one.memberId));
  if (found) failField('memberIdList', say.conflict(found.name));
}

/** The day on which everything in it is destroyed. */
async function keptUntil(ctx: WriteContext): Promise<string> {
  const years = (await ctx.platform.settings.read()).of(RETENTION_YEARS);
  const [year = '', rest = ''] = koreanDate(ctx.now).split(/-(.*)/u);
  return `${Number(year) + years}-${rest === '02-29' ? '03-01' : rest}`;
}

/** Saves the assignees, and the versions of the opinion. */
async function saveWork(taker: Taker, { row: opened, given }: MovedCase): Promise<void> {
  const { tx, now, actor } = personIn(taker);
  const caseId = opened.row.id;
  const latest = opened.opinions[0]?.number ?? 0;
  const which = { caseId, number: latest };
  switch (given.action) {
    case 'ASSIGN':
    case 'REASSIGN':
      return saveAssignees(tx, caseId, given.memberIdList);
    case 'DRAFT':
    case 'REVISE': {
      const number = latest + 1;
      const body = keyIn(opened).seal(`opinion ${number}`, given.text);
      return insertOpinion(tx, { caseId, number, body, by: actor.memberId, at: now });
    }
    case 'RETURN':
      return updateOpinion(tx, which, { remark: keyIn(opened).seal('remark', given.reason) });
    case 'REVIEW':
      return updateOpinion(tx, which, { reviewed_by: actor.memberId, reviewed_at: now });
    case 'SEND':
      return updateOpinion(tx, which, { sent_at: now });
    default:
  }
}

/** Actions that the student is told about. */
const TOLD: ReadonlySet<LawAction> = new Set(['ACCEPT', 'DECLINE', 'ASSIGN', 'SEND', 'CLOSE']);

async function tell(taker: Taker, { row: { row }, given, version }: MovedCase): Promise<void> {
  const ctx = personIn(taker);
  const next = { ...row, version };
  const before = row.assignees.map(({ memberId }) => memberId);
  const hear = 'memberIdList' in given ? given.memberIdList : [];
  if (hear.length > 0) await tellAssignees(ctx, next, hear);
  if (TOLD.has(given.action)) await tellLawStudent(ctx, next);
  else await tellAssignees(ctx, next, before);
}
