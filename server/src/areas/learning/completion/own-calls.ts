import { COMPLETION_MOST, type completion as calls } from '@naru/contract/areas/learning/completion.ts';

import { attachFiles, releaseFiles, selectFiles } from '../../../blocks/file/attach.ts';
import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { expectVersion, takeStep } from '../../../blocks/workflow/take-step.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { isOwn, isTraineeIn } from '../core/trainee-sql.ts';
import { assignmentMachine, standingOf } from './assignment-machine.ts';
import { ASSIGNMENT, insertAssignment, selectOptionalAssignment, type AssignmentRow } from './assignment-store.ts';
import { selectFacts } from './facts-store.ts';
import { selectOwnPlaces, type OwnPlace } from './place-store.ts';
import { canHandIn, handInEnd, lacksOf, presentCompletion, stateOf } from './rules.ts';
import { findOwnStanding } from './survey.ts';
import { completionWords } from './words.ts';

async function findPlace(ctx: CallContext, id: string): Promise<OwnPlace> {
  const { db, actor, locale } = ctx;
  const asked = { traineeIds: [id], memberId: actor.memberId, locale };
  const [place] = await selectOwnPlaces(db, asked);
  return place ?? fail('notFound');
}

const ownAssignment = (ctx: CallContext, db: Db, traineeId: string) =>
  selectOptionalAssignment(db, { traineeId, isIn: isOwn(ctx.actor), locale: ctx.locale });

export async function presentAssignment(db: Db, row: AssignmentRow) {
  const files = row.fileId === null ? undefined : (await selectFiles(db, [row.fileId])).get(row.fileId);
  return {
    status: row.status,
    content: row.content,
    fileId: row.fileId,
    fileList: files ?? [],
    handedInAt: row.handedInAt.toISOString(),
    reason: row.reason,
    version: row.version,
  };
}

export const readOwnCompletion: Reader<typeof calls.readOwnCompletion> = async (ctx, { params }) => {
  const place = await findPlace(ctx, params.id);
  const [[facts], assignment, survey] = await Promise.all([
    selectFacts(ctx.db, ctx.now, isTraineeIn([place.traineeId])),
    ownAssignment(ctx, ctx.db, place.traineeId),
    findOwnStanding(ctx, place),
  ]);
  if (!facts) return fail('notFound');
  // To themselves it is no secret that they have answered.
  const known = { ...facts, isSurveyDone: facts.isSurveyDone || survey === 'ANSWERED' };
  const end = handInEnd(place.assignmentUntil, assignment?.returnedAt ?? null);
  return {
    programmeNm: place.name,
    completion: presentCompletion(known),
    state: stateOf(known),
    lackList: lacksOf(known),
    survey: survey ?? null,
    assignment: assignment ? await presentAssignment(ctx.db, assignment) : null,
    assignmentUntil: end?.toISOString() ?? null,
    canHandIn: canHandIn(place, assignment, ctx.now),
  };
};

const NO_ASSIGNMENT = { ko: '이 프로그램에는 과제가 없어요.', en: 'This programme has no assignment.' };
const CALLED_OFF = { ko: '폐강된 프로그램이에요.', en: 'This programme was cancelled.' };
const ACCEPTED = { ko: '이미 인정받은 과제예요.', en: 'Your work has been accepted already.' };

export const handInAssignment: Writer<typeof calls.handInAssignment> = {
  apply: async (ctx, { params, body }) => {
    const place = await findPlace(ctx, params.id);
    await lockOptionalProgramme(ctx.tx, place.programmeId);
    const earlier = await ownAssignment(ctx, ctx.tx, place.traineeId);
    if (!place.needsAssignment) return failNow(NO_ASSIGNMENT);
    if (place.isCancelled) return failNow(CALLED_OFF);
    if (earlier) expectVersion(standingOf(earlier), body.version);
    else if (body.version !== 0) return fail('conflict');
    if (earlier?.status === 'ACCEPTED') return failNow(ACCEPTED, standingOf(earlier));
    if (!canHandIn(place, earlier, ctx.now)) return fail('tooLate');
    await handIn(ctx, { place, earlier, body });
    return { id: place.traineeId };
  },
  answer: async (ctx, { id = '' }) => {
    const row = (await ownAssignment(ctx, ctx.db, id)) ?? fail('notFound');
    return { status: row.status, version: row.version };
  },
};

interface HandedIn {
  readonly place: OwnPlace;
  readonly earlier: AssignmentRow | undefined;
  readonly body: {
    readonly content: string;
    readonly fileId: string | null;
    readonly keepList?: readonly number[] | undefined;
  };
}

async function handIn(ctx: WriteContext, { place, earlier, body }: HandedIn): Promise<void> {
  const { content, fileId, keepList } = body;
  const { traineeId } = place;
  if (!earlier) await insertAssignment(ctx.tx, { traineeId, content, fileId, at: ctx.now });
  const files = fileId === null ? 0 : await attach(ctx, { traineeId, fileId, keepList });
  // The files that are handed in take the place of the earlier ones.
  await releaseFiles(ctx.tx, { entity: ASSIGNMENT, entityIds: [traineeId], except: fileId === null ? [] : [fileId] });
  if (files === 0 && content === '') failField('content', completionWords[ctx.locale].noAssignment);
  if (earlier) {
    const given = { action: 'HAND_IN', content, fileId } as const;
    await takeStep(ctx, assignmentMachine, earlier, { sides: ['TRAINEE'], given });
    return;
  }
  const audit = { action: 'assignments.hand_in', entity: ASSIGNMENT, entityId: traineeId, after: { files } };
  await beginRecord(ctx, { to: 'HANDED_IN', by: 'TRAINEE', audit });
}

function attach(
  ctx: WriteContext,
  given: { readonly traineeId: string; readonly fileId: string; readonly keepList: readonly number[] | undefined },
): Promise<number> {
  const { traineeId, fileId, keepList } = given;
  return attachFiles(ctx.tx, ctx, {
    fileId,
    entity: ASSIGNMENT,
    entityId: traineeId,
    limits: { mostFiles: COMPLETION_MOST.files },
    ...(keepList && { keep: keepList }),
  });
}
