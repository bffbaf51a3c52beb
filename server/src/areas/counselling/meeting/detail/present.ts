/**
 * A request as an answer has it. Texts are opened here, for the two who may read them, and nowhere else.
 */
import type { FollowUp, MeetingDetail, SharedRecord } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { selectSealedFiles } from '../../../../blocks/file/attach.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import type { DataKey } from '../../../../platform/sealing/sealing.ts';
import { presentCorrection } from '../correction/present.ts';
import { selectCorrections } from '../correction/store.ts';
import { readPassedOn } from '../../referral/follow-request.ts';
import { selectFollowUps, selectOptionalRecord } from '../record/store.ts';
import { selectChanges, type MeetingRow } from '../core/store.ts';
import { presentSummary } from '../core/present.ts';

export async function presentDetail(ctx: CallContext, row: MeetingRow): Promise<MeetingDetail> {
  const { db, platform } = ctx;
  const changes = await selectChanges(db, row.id);
  const keys = await platform.sealing.readKeys(db, [row.dataKeyId, ...changes.map((one) => one.dataKeyId)]);
  const key = keys.get(row.dataKeyId);
  if (!key) throw new Error('The key of a request is gone.');
  const historyList = changes.map((change) => ({
    from: change.from,
    to: change.to,
    by: change.by,
    at: change.at.toISOString(),
    reason: change.reason === null ? null : (keys.get(change.dataKeyId)?.open('reason', change.reason) ?? null),
    reasonCode: change.reasonCode,
  }));
  // The message of an invitation is the reason for sending it.
  const said = row.source === 'INVITATION' ? (historyList[0]?.reason ?? '') : '';
  const isAgreed = row.status === 'APPROVED' || row.status === 'COMPLETED';
  return {
    ...presentSummary(row, ctx.now),
    content: row.content === null ? said : key.open('content', row.content),
    hope: row.hope === null ? '' : key.open('hope', row.hope),
    place: row.place,
    videoLink: isAgreed && row.channel === 'ONLINE' ? row.videoLink : null,
    fileList: await selectSealedFiles(ctx, row.fileId),
    historyList,
    rescheduledFromId: row.rescheduledFrom,
    record: await readRecord(ctx, row, key),
    referralList: await readPassedOn(ctx, row),
    correctionList: (await selectCorrections(db, row.id)).map((one) => presentCorrection(one, key)),
  };
}

async function readRecord(ctx: CallContext, row: MeetingRow, key: DataKey): Promise<SharedRecord | null> {
  const record = await selectOptionalRecord(ctx.db, row.id);
  if (!record) return null;
  const tasks = await selectFollowUps(ctx.db, row.id);
  return {
    heldAt: row.beginsAt.toISOString(),
    minutes: record.minutes,
    topicList: record.topics,
    sharedNote: key.open('shared', record.sharedNote),
    nextOn: record.nextOn,
    followUpList: tasks.map((task): FollowUp => ({
      taskId: task.id,
      text: key.open('task', task.text),
      who: task.who,
      dueOn: task.dueOn,
      isDone: task.isDone,
    })),
  };
}
