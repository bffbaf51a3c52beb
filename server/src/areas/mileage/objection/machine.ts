/** How an objection moves: written about, withdrawn, decided by another person, and what upholding it posts. */
import {
  OBJECTION_MOST,
  type DESK_OBJECTION_STEPS,
  type OWN_OBJECTION_STEPS,
} from '@naru/contract/areas/mileage/objection-words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import {
  personIn,
  type Circumstances,
  type Machine,
  type Moved,
  type Patch,
  type Step,
  type Taker,
  type Verdict,
} from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { correctLine } from './correct.ts';
import { tellDecided, tellReplied } from './notifications.ts';
import { OBJECTION_TRANSITIONS, type ObjectionTransition } from './rules.ts';
import { insertReply, OBJECTION, type ObjectionRow } from './store.ts';
import { objectionWords } from './words.ts';

export type ObjectionGiven = StepGiven<typeof OWN_OBJECTION_STEPS> | StepGiven<typeof DESK_OBJECTION_STEPS>;
type MovedObjection = Moved<ObjectionRow, ObjectionTransition, ObjectionGiven>;

export const standingOf = ({ id, status, version }: ObjectionRow) => ({ id, status, version });

const TOO_MANY = { field: 'content', message: { ko: objectionWords.ko.tooMany, en: objectionWords.en.tooMany } };

/** The row was read under the lock of its account. */
export const objectionMachine: Machine<ObjectionRow, ObjectionTransition, ObjectionGiven> = {
  entity: OBJECTION,
  audit: 'mileage_objections',
  transitions: OBJECTION_TRANSITIONS,
  states: {
    OPEN: { ko: '확인 중', en: 'being checked' },
    UPHELD: { ko: '인용', en: 'upheld' },
    DISMISSED: { ko: '기각', en: 'dismissed' },
    WITHDRAWN: { ko: '철회', en: 'withdrawn' },
  },
  standing: standingOf,
  judge,
  prepare,
  swap: (tx, rows, change) => swapStatus(tx, 'mileage_objection', { rows, ...change }),
  followers: [writeReply, tell],
};

function judge(row: ObjectionRow, { action, by }: ObjectionTransition, { actorId }: Circumstances): Verdict {
  // Nobody decides about a line of their own.
  if (by === 'OFFICE' && row.memberId === actorId) return 'forbidden';
  return action === 'REPLY' && row.replyCount >= OBJECTION_MOST.replies ? TOO_MANY : 'OK';
}

async function prepare(
  taker: Taker,
  { row, given }: Step<ObjectionRow, ObjectionTransition, ObjectionGiven>,
): Promise<Patch> {
  const ctx = personIn(taker);
  if (given.action === 'WITHDRAW') return {};
  if (given.action === 'REPLY') return { reply_count: row.replyCount + 1 };
  const decided = { decided_by: ctx.actor.memberId, decided_at: ctx.now, reason: given.reason };
  return given.action === 'UPHOLD' ? { ...decided, correction_id: await correctLine(ctx, row, given.points) } : decided;
}

async function writeReply(taker: Taker, { row, given, by }: MovedObjection): Promise<void> {
  if (given.action !== 'REPLY') return;
  const { tx, actor, now } = personIn(taker);
  const reply = { number: row.replyCount + 1, side: by, content: given.content, at: now };
  await insertReply(tx, { objectionId: row.id, memberId: actor.memberId, ...reply });
}

/** Tells the student what the office did; their own steps need no notice. */
async function tell({ tx }: Taker, { row: { id, memberId }, given, by, version }: MovedObjection): Promise<void> {
  if (by !== 'OFFICE') return;
  const about = { id, memberId, version };
  await (given.action === 'REPLY' ? tellReplied(tx, about) : tellDecided(tx, about));
}
