import type { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { PSYCH_CONSENTS } from '@naru/contract/areas/counselling/psychological/words.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import { fail, failField } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { deletePsychDraft, selectOptionalOpen, type ApplicationRow } from '../case/store.ts';
import { psychMachine } from '../steps/machine.ts';
import { giveUpSessions } from '../steps/sessions.ts';
import { declineHandovers } from '../handover/machine.ts';
import { readHelp } from '../case/help.ts';
import { findPsychTransition } from '../case/rules.ts';
import { tellCentre } from '../case/notifications.ts';
import { psychWords } from '../case/words.ts';
import {
  closeApplications,
  insertConsent,
  lockApplications,
  resumeApplication,
  selectApplicationIds,
  selectConsents,
  withdrawAll,
} from '../case/consent-store.ts';
import { consentParamsOf } from '../case/consent-params.ts';

const listOf = async (ctx: CallContext) => ({
  consentList: await selectConsents(ctx.db, { ...consentParamsOf(ctx), locale: ctx.locale }),
});

export const readConsents: Reader<typeof psychAsking.readConsents> = async (ctx) => {
  const [consents, open, help] = await Promise.all([
    listOf(ctx),
    selectOptionalOpen(ctx.db, ctx.actor.studentId),
    readHelp(ctx.platform.settings),
  ]);
  return { ...consents, open: open ? { applicationId: open.id, status: open.status } : null, help };
};

export const agree: Writer<typeof psychAsking.agree> = {
  apply: async (ctx, { body }) => {
    const say = psychWords[ctx.locale];
    const { studentId } = ctx.actor;
    if (studentId === null) return fail('forbidden');
    const inForce = await selectConsents(ctx.tx, { ...consentParamsOf(ctx), locale: ctx.locale });
    for (const code of PSYCH_CONSENTS) {
      const version = inForce.find((one) => one.code === code)?.version;
      const given = body.agreedList.find((one) => one.code === code);
      if (!given || version === undefined) return failField(code, say.consent);
      if (given.version !== version) return failField(code, say.oldConsent);
      await insertConsent(ctx.tx, { studentId, code, version, at: ctx.now });
    }
    await resumeApplication(ctx.tx, studentId);
    const entry = { action: 'counselling.psychConsent', entity: 'psych_consent', entityId: studentId };
    await writeAudit(ctx.tx, ctx, { ...entry, after: { isGiven: true } });
    return {};
  },
  answer: listOf,
};

/** Cancels a waiting application; one that has begun is ended by the centre, which is told. Agreed hours are given back. */
async function bringToEnd(ctx: WriteContext, open: ApplicationRow): Promise<void> {
  const transition = findPsychTransition({ action: 'CANCEL', from: open.status, by: ['STUDENT'] });
  const given = { action: 'CANCEL', ending: 'WITHDRAWN' } as const;
  const moved = transition && (await takeStep(ctx, psychMachine, open, { sides: ['STUDENT'], given }));
  await giveUpSessions(ctx, open.id);
  const { id, assignedId } = open;
  await tellCentre(ctx.tx, { id, version: (moved ?? open).version + 1, assignedId, now: ctx.now });
}

export const withdrawConsents: Writer<typeof psychAsking.withdrawConsents> = {
  apply: async (ctx) => {
    const { studentId } = ctx.actor;
    if (studentId === null) return fail('notFound');
    await lockApplications(ctx.tx, studentId);
    const open = await selectOptionalOpen(ctx.tx, studentId);
    await withdrawAll(ctx.tx, studentId, ctx.now);
    await deletePsychDraft(ctx.tx, studentId);
    await declineHandovers(ctx, await selectApplicationIds(ctx.tx, studentId));
    if (open) await bringToEnd(ctx, open);
    await closeApplications(ctx.tx, studentId, ctx.now);
    const entry = { action: 'counselling.psychConsent', entity: 'psych_consent', entityId: studentId };
    await writeAudit(ctx.tx, ctx, { ...entry, after: { isGiven: false } });
    return {};
  },
  answer: listOf,
};
