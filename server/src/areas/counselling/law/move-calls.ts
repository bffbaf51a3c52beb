import type { lawDesk } from '@naru/contract/areas/counselling/law-desk.ts';
import type { LawAction } from '@naru/contract/areas/counselling/law-words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../platform/http/serve.ts';
import type { DataKey } from '../../../platform/sealing/sealing.ts';
import { koreanDate } from '../../../platform/time.ts';
import { trimWritten } from '../../../platform/written.ts';
import { takeStep } from '../meeting/move.ts';
import { concernedIn } from './desk-calls.ts';
import { keyOf } from './present.ts';
import { mayTake, needsReason, needsText, targetOf, waitsForHour } from './rules.ts';
import { insertOpinion, selectOpinions, updateOpinion, type OpinionRow } from './opinion-store.ts';
import { saveAssignees, selectConflicts, selectLawCounsellors } from './people-store.ts';
import {
  insertCaseChange,
  LAW_CASE,
  lockOptionalCase,
  moveCaseRow,
  selectOptionalCase,
  type CaseMove,
  type CaseRow,
} from './store.ts';
import { tellAssignees, tellLawStudent } from './tell.ts';
import { lawWords } from './words.ts';

interface Asked {
  readonly action: LawAction;
  readonly reason: string;
  readonly text: string;
  readonly memberIds: readonly string[];
}

interface Held {
  readonly row: CaseRow;
  readonly key: DataKey;
  readonly opinions: readonly OpinionRow[];
}

/** Of which the student hears. */
const TOLD: ReadonlySet<LawAction> = new Set(['ACCEPT', 'DECLINE', 'ASSIGN', 'SEND', 'CLOSE']);

export const moveCase: Writer<typeof lawDesk.moveCase> = {
  apply: async (ctx, { params, body }) => {
    const asked: Asked = {
      action: body.action,
      reason: trimWritten(body.reason),
      text: trimWritten(body.text),
      memberIds: [...new Set(body.memberIdList)],
    };
    const held = await hold(ctx, { id: params.id, version: body.version });
    const { row } = held;
    const to = targetOf(asked.action, row.status);
    if (to === undefined || !mayTake(asked.action, concernedIn(ctx, row, held.opinions)))
      return fail('conflict', { current: stateOf(row) });
    await check(ctx, row, asked);
    const more = await carryOut(ctx, held, asked);
    const { id, status: from, version } = row;
    if (!(await moveCaseRow(ctx.tx, { id, from, to, version, ...more })))
      return fail('conflict', { current: stateOf(row) });
    if (to !== from) await writeChange(ctx, held, { to, reason: asked.reason });
    const entry = { action: `law.${asked.action.toLowerCase()}`, entity: LAW_CASE, entityId: id };
    await writeAudit(ctx.tx, ctx, { ...entry, before: { status: from }, after: { status: to } });
    const next = { ...row, version: version + 1 };
    if (TOLD.has(asked.action)) await tellLawStudent(ctx, next);
    else
      await tellAssignees(
        ctx,
        next,
        row.assignees.map((one) => one.memberId),
      );
    return { caseId: id };
  },
  answer: async (ctx, ids) => {
    const row = await selectOptionalCase(ctx.db, { id: ids['caseId'] ?? '', viewer: 'LAW', locale: ctx.locale });
    return row ? stateOf(row) : fail('notFound');
  },
};

const stateOf = ({ id, status, version }: CaseRow) => ({ caseId: id, status, version });

async function hold(ctx: WriteContext<Actor>, which: { id: string; version: number }): Promise<Held> {
  const asked = { id: which.id, viewer: 'LAW', locale: ctx.locale } as const;
  const row = isId(which.id) ? await lockOptionalCase(ctx.tx, asked) : undefined;
  if (!row) return fail('notFound');
  if (row.version !== which.version) return fail('conflict', { current: stateOf(row) });
  const key = await keyOf(ctx, row);
  if (!key) return fail('conflict', { current: stateOf(row) });
  return { row, key, opinions: await selectOpinions(ctx.tx, row.id, ctx.locale) };
}

async function check(ctx: WriteContext<Actor>, row: CaseRow, asked: Asked): Promise<void> {
  const say = lawWords[ctx.locale];
  if (waitsForHour(asked.action, row.meeting, ctx.now)) failField('action', say.hourWaits);
  if (needsReason(asked.action) && asked.reason === '') failField('reason', say.reason);
  if (needsText(asked.action) && asked.text === '') failField('text', say.text);
  if (asked.action === 'ASSIGN' || asked.action === 'REASSIGN') await checkAssignees(ctx, row, asked.memberIds);
}

/** Nobody has both sides of a matter. */
async function checkAssignees(ctx: WriteContext<Actor>, row: CaseRow, memberIds: readonly string[]): Promise<void> {
  const say = lawWords[ctx.locale];
  if (memberIds.length === 0) failField('memberIdList', say.nobody);
  const people = await selectLawCounsellors(ctx.tx, { today: koreanDate(ctx.now), locale: ctx.locale });
  const known = new Set(people.map((one) => one.memberId));
  if (memberIds.some((id) => !known.has(id))) failField('memberIdList', say.noCounsellor);
  const conflicts = await selectConflicts(ctx.tx, row.id, ctx.locale);
  const adverse = conflicts.filter((one) => one.how !== 'SAME_OPPONENT').flatMap((one) => one.assignees);
  const found = adverse.find((one) => memberIds.includes(one.memberId));
  if (found) failField('memberIdList', say.conflict(found.name));
}

type More = Pick<CaseMove, 'note' | 'sentAt' | 'closedAt' | 'destroyOn'>;

async function carryOut(ctx: WriteContext<Actor>, { row, key, opinions }: Held, asked: Asked): Promise<More> {
  const latest = opinions[0]?.number ?? 0;
  const which = { caseId: row.id, number: latest };
  switch (asked.action) {
    case 'ASSIGN':
    case 'REASSIGN':
      await saveAssignees(ctx.tx, row.id, asked.memberIds);
      await tellAssignees(ctx, { id: row.id, version: row.version + 1 }, asked.memberIds);
      return {};
    case 'CONSULT':
      await completeHour(ctx, row);
      return { note: key.seal('note', asked.text) };
    case 'DRAFT':
    case 'REVISE': {
      const number = latest + 1;
      const body = key.seal(`opinion ${number}`, asked.text);
      await insertOpinion(ctx.tx, { caseId: row.id, number, body, by: ctx.actor.memberId, at: ctx.now });
      return {};
    }
    case 'RETURN':
      await updateOpinion(ctx.tx, which, { remark: key.seal('remark', asked.reason) });
      return {};
    case 'REVIEW':
      await updateOpinion(ctx.tx, which, { reviewed_by: ctx.actor.memberId, reviewed_at: ctx.now });
      return {};
    case 'SEND':
      await updateOpinion(ctx.tx, which, { sent_at: ctx.now });
      return { sentAt: ctx.now };
    case 'DECLINE':
    case 'CLOSE':
      return { closedAt: ctx.now, destroyOn: await keptUntil(ctx) };
    case 'ACCEPT':
      return {};
  }
}

/** The day on which everything in it is destroyed. */
async function keptUntil(ctx: WriteContext<Actor>): Promise<string> {
  const years = (await ctx.platform.settings.read())['counselling.retentionYears'];
  const [year = '', rest = ''] = koreanDate(ctx.now).split(/-(.*)/u);
  return `${Number(year) + years}-${rest === '02-29' ? '03-01' : rest}`;
}

/** The hour that it was about took place, where it was one's own; another one's is theirs to record. */
async function completeHour(ctx: WriteContext<Actor>, { meeting }: CaseRow): Promise<void> {
  const isOwn = meeting?.counsellorMemberId === ctx.actor.memberId;
  if (!meeting || !isOwn || meeting.status !== 'APPROVED' || new Date(meeting.beginsAt) > ctx.now) return;
  const viewer = { side: 'COUNSELLOR', memberId: ctx.actor.memberId, kind: 'LAW' } as const;
  await takeStep(ctx, { id: meeting.requestId, viewer, action: 'COMPLETE', version: meeting.version });
}

async function writeChange(
  ctx: WriteContext<Actor>,
  { row, key }: Held,
  { to, reason }: { to: CaseRow['status']; reason: string },
): Promise<void> {
  await insertCaseChange(ctx.tx, {
    id: row.id,
    from: row.status,
    to,
    by: 'LAW',
    actorId: ctx.actor.memberId,
    reason: reason === '' ? null : key.seal('reason', reason),
    at: ctx.now,
    origin: ctx.origin.requestId,
  });
}
