/** Taking in somebody who walked in, or in a crisis: with consent on paper, whose sheet is kept sealed. */
import type { CallInput } from '@naru/contract/call.ts';
import type { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST } from '@naru/contract/areas/counselling/psychological/words.ts';

import { attachFiles } from '../../../../blocks/file/attach.ts';
import { beginRecord } from '../../../../blocks/workflow/begin-record.ts';
import { newId } from '../../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { APPLICATION, insertApplication, selectOptionalOpen, stateOf } from '../case/store.ts';
import { insertConsent, selectOptionalPaperVersions } from '../case/consent-store.ts';
import { PSYCH_PAPER } from '../case/files.ts';
import { updatePaper } from '../case/paper-store.ts';
import { tellOfDanger } from '../case/notifications.ts';
import { sendReferrals } from '../referral/move.ts';
import { rankOf } from '../case/screening.ts';
import { psychWords } from '../case/words.ts';
import { answerCase } from './calls.ts';
import { selectOptionalStudent } from './store.ts';

type Body = Required<CallInput<typeof psychDesk.createCase>>['body'];
type Versions = readonly { readonly code: string; readonly version: number }[];

/** The sheet with all three, of versions that still hold. @throws Failure `invalid` at its field */
async function checkPaper(ctx: WriteContext, body: Body): Promise<Versions> {
  const say = psychWords[ctx.locale];
  const today = koreanDate(ctx.now);
  const { paperSignedOn: signedOn } = body;
  if (!body.hasPaperConsent) return failField('hasPaperConsent', say.paper);
  if (signedOn === null || signedOn > today) return failField('paperSignedOn', say.signedOn);
  if (body.paperFileId === null || body.paperFileSnList.length === 0) return failField('paperFileId', say.sheet);
  return (await selectOptionalPaperVersions(ctx.tx, { signedOn, today })) ?? failField('paperSignedOn', say.oldPaper);
}

async function keepPaper(
  ctx: WriteContext,
  made: { id: string; studentId: string; versions: Versions },
  { paperSignedOn, paperFileId, paperFileSnList }: Body,
): Promise<void> {
  if (paperSignedOn === null || paperFileId === null) return;
  const sheet = { fileId: paperFileId, entity: PSYCH_PAPER, entityId: made.id, keep: paperFileSnList };
  const count = await attachFiles(ctx.tx, ctx, {
    ...sheet,
    limits: { mostFiles: PSYCH_MOST.papers },
    field: 'paperFileId',
  });
  if (count === 0) failField('paperFileId', psychWords[ctx.locale].sheet);
  await updatePaper(ctx.tx, made.id, paperFileId);
  const paper = { signedOn: paperSignedOn, takenBy: ctx.actor.memberId };
  for (const { code, version } of made.versions)
    await insertConsent(ctx.tx, { studentId: made.studentId, code, version, at: ctx.now, paper });
}

const HAS_OPEN = { ko: '이 학생에게 진행 중인 상담이 있어요.', en: 'This student has a case that is open.' };

export const createCase: Writer<typeof psychDesk.createCase> = {
  apply: async (ctx, { body }) => {
    const say = psychWords[ctx.locale];
    const student = await selectOptionalStudent(ctx.tx, body.studentNo.trim());
    if (!student) return failField('studentNo', say.noStudent);
    const versions = await checkPaper(ctx, body);
    const open = await selectOptionalOpen(ctx.tx, student.id);
    if (open) return failNow(HAS_OPEN, stateOf(open));
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    const { areaList, content, level, preferences } = body;
    const scores = { phqList: [], gadList: [], phq: 0, phqSeverity: 'MINIMAL', gad: 0, gadSeverity: 'MINIMAL' };
    const isInDanger = level === 'EMERGENCY';
    const intake = {
      areaList,
      content: content.trim(),
      ...scores,
      hasDangerItem: false,
      isInDanger,
      isScreened: false,
    };
    const isIn = await insertApplication(ctx.tx, {
      id,
      studentId: student.id,
      source: 'ON_BEHALF',
      takenBy: ctx.actor.memberId,
      level: rankOf(level),
      dataKeyId: key.id,
      intake: key.seal('intake', JSON.stringify(intake)),
      times: preferences.timeList,
      channels: preferences.channelList,
      gender: preferences.gender,
      assignedId: null,
      at: ctx.now,
    });
    if (!isIn) return fail('conflict', { current: {} });
    await keepPaper(ctx, { id, studentId: student.id, versions }, body);
    const after = { paperSignedOn: body.paperSignedOn };
    const entry = { action: 'counselling.psych.takeIn', entity: APPLICATION, entityId: id, after };
    await beginRecord(ctx, { to: 'WAITING', by: 'MANAGER', audit: entry });
    await sendReferrals(ctx, { studentId: student.id, applicationId: id, key, by: 'MANAGER' });
    if (isInDanger) await tellOfDanger(ctx.tx, { id, version: 1, assignedId: null, now: ctx.now });
    return { applicationId: id };
  },
  answer: answerCase,
  identity: ({ body }) => body.studentNo,
};
