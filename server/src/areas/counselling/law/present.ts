/**
 * A case as an answer has it. Texts are opened here, for its student and for law counsellors, and nowhere else.
 */
import {
  LawFacts,
  type LawCase,
  type LawMeeting,
  type LawSummary,
} from '@naru/contract/areas/counselling/law/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';
import { ENDINGS } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { endOf } from '../../../blocks/calendar/hours.ts';
import { selectSealedFiles } from '../../../blocks/file/attach.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import type { DataKey } from '../../../platform/sealing/sealing.ts';
import { selectOptionalMeeting, type MeetingRow, type Viewer } from '../meeting/core/store.ts';
import { isOverdue, nextStepOf } from './rules.ts';
import type { OpinionRow } from './opinion-store.ts';
import { selectCaseChanges, type CaseRow, type MeetingJson } from './store.ts';

export type LawEyes = 'STUDENT' | 'COUNSELLOR';

/** The hour that is agreed and ahead; null for none. */
export const agreedAt = (meeting: MeetingJson | null): Date | null =>
  meeting?.status === 'APPROVED' ? new Date(meeting.beginsAt) : null;

function presentMeeting(meeting: MeetingJson, actor: Actor): LawMeeting {
  const beginsAt = new Date(meeting.beginsAt);
  return {
    requestId: meeting.requestId,
    status: meeting.status,
    ending: ENDINGS.find((one) => one === meeting.ending) ?? null,
    beginsAt: beginsAt.toISOString(),
    endsAt: endOf(beginsAt).toISOString(),
    channel: ENUMS.counsellingChannel.find((one) => one === meeting.channel) ?? 'FACE_TO_FACE',
    place: meeting.place,
    counsellorNm: meeting.counsellorName,
    isMine: meeting.counsellorMemberId === actor.memberId,
    version: meeting.version,
  };
}

export function presentCaseSummary(ctx: CallContext, row: CaseRow, eyes: LawEyes): LawSummary {
  const next = nextStepOf({ ...row, meetsAt: agreedAt(row.meeting) }, eyes, ctx.now);
  return {
    caseId: row.id,
    status: row.status,
    caseType: row.caseType,
    askedAt: row.askedAt.toISOString(),
    deadlineOn: row.deadlineOn,
    dueAt: row.dueAt.toISOString(),
    isOverdue: isOverdue(row.status, row.dueAt, ctx.now),
    sentAt: row.sentAt?.toISOString() ?? null,
    meeting: row.meeting && presentMeeting(row.meeting, ctx.actor),
    next: next && { ...next, dueAt: next.dueAt?.toISOString() ?? null },
    version: row.version,
  };
}

/** The hour of a case with what its steps ask for; undefined where there is none, or none of the viewer's. */
export async function readHour(
  ctx: CallContext,
  { meeting }: CaseRow,
  viewer: Viewer,
): Promise<MeetingRow | undefined> {
  return meeting ? selectOptionalMeeting(ctx.db, { id: meeting.requestId, viewer, locale: ctx.locale }) : undefined;
}

/** The key of a case; undefined once it was destroyed. */
export async function keyOf(ctx: CallContext, row: CaseRow): Promise<DataKey | undefined> {
  return row.dataKeyId === null ? undefined : ctx.platform.sealing.readKey(ctx.db, row.dataKeyId);
}

export async function presentCase(
  ctx: CallContext,
  row: CaseRow,
  opened: { key: DataKey | undefined; opinions: readonly OpinionRow[]; eyes: LawEyes },
): Promise<LawCase> {
  const { key, opinions, eyes } = opened;
  const changes = await selectCaseChanges(ctx.db, row.id);
  const sent = opinions.find((one) => one.sentAt !== null);
  return {
    ...presentCaseSummary(ctx, row, eyes),
    facts: key && row.facts !== null ? LawFacts.parse(JSON.parse(key.open('facts', row.facts))) : null,
    fileList: key ? await selectSealedFiles(ctx, row.fileId) : [],
    assigneeNmList: row.assignees.map((one) => one.name),
    opinion:
      key && sent?.sentAt
        ? {
            number: sent.number,
            text: key.open(`opinion ${sent.number}`, sent.body),
            sentAt: sent.sentAt.toISOString(),
          }
        : null,
    historyList: changes.map((change) => ({
      to: change.to,
      by: change.by,
      at: change.at.toISOString(),
      reason: key && change.reason !== null ? key.open('reason', change.reason) : null,
    })),
  };
}
