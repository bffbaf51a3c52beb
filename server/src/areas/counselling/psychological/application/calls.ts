import type { psychAsking, PsychDraft } from '@naru/contract/areas/counselling/psychological/asking.ts';

import { beginRecord } from '../../../../blocks/workflow/begin-record.ts';
import { saveChange } from '../../../../blocks/workflow/save-change.ts';
import { takeStep } from '../../../../blocks/workflow/take-step.ts';
import { newId } from '../../../../platform/db/id.ts';
import { fail, failField, failNow } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import { giveUpSessions } from '../steps/sessions.ts';
import { placeOf } from '../case/place.ts';
import { selectSessions, type SessionRow } from '../case/session-store.ts';
import { consentParamsOf } from '../case/consent-params.ts';
import { findClosingStandings } from '../closing/survey.ts';
import { hasConsented } from '../case/consent-store.ts';
import { preferencesOf } from '../case/preferences.ts';
import { readHelp } from '../case/help.ts';
import { tellCentre, tellOfDanger } from '../case/notifications.ts';
import { sendReferrals } from '../referral/move.ts';
import { findPsychTransition } from '../case/rules.ts';
import { rankOf, screen, type Answers } from '../case/screening.ts';
import { psychWords } from '../case/words.ts';
import { isCheckInDue } from './check-in.ts';
import { psychMachine } from '../steps/machine.ts';
import {
  APPLICATION,
  countApplications,
  deletePsychDraft,
  insertApplication,
  lockOptionalOwn,
  savePsychDraft,
  selectApplicationChanges,
  selectOptionalCounsellorName,
  selectOptionalOnDuty,
  selectOptionalOpen,
  selectOptionalOwn,
  selectOptionalPsychDraft,
  selectUsualWait,
  stateOf,
  updatePreferences,
  type ApplicationRow,
} from '../case/store.ts';
import { MOST_APPLICATIONS } from '../case/settings.ts';

export const PSYCH_DRAFT_DAYS = 30;
const EMERGENCY = rankOf('EMERGENCY');

export const readForm: Reader<typeof psychAsking.readForm> = async (ctx) => {
  const { studentId } = ctx.actor;
  const [isAgreed, open, row, help] = await Promise.all([
    hasConsented(ctx.db, consentParamsOf(ctx)),
    selectOptionalOpen(ctx.db, studentId),
    selectOptionalPsychDraft(ctx.db, studentId),
    readHelp(ctx.platform.settings),
  ]);
  const key = row && (await ctx.platform.sealing.readKey(ctx.db, row.dataKeyId));
  const draft = row && key ? (JSON.parse(key.open('draft', row.body)) as PsychDraft) : null; // written by saveDraft
  return {
    isAgreed,
    open: open ? { applicationId: open.id, status: open.status } : null,
    draft: draft && row ? { ...draft, savedAt: row.savedAt.toISOString() } : null,
    help,
  };
};

/** Refuses to keep anything without the consents: a draft is sensitive before it is sent. */
async function requireConsent(ctx: WriteContext): Promise<string> {
  const { studentId } = ctx.actor;
  if (studentId === null) return fail('forbidden');
  if (!(await hasConsented(ctx.tx, consentParamsOf(ctx)))) return failField('consent', psychWords[ctx.locale].consent);
  return studentId;
}

export const saveDraft: Writer<typeof psychAsking.saveDraft> = {
  apply: async (ctx, { body }) => {
    const studentId = await requireConsent(ctx);
    const before = await selectOptionalPsychDraft(ctx.tx, studentId);
    const { sealing } = ctx.platform;
    const key = before ? await sealing.readKey(ctx.tx, before.dataKeyId) : await sealing.makeKey(ctx.tx, ctx.now);
    const sealed = key.seal('draft', JSON.stringify(body));
    await savePsychDraft(ctx.tx, { studentId, dataKeyId: key.id, body: sealed, savedAt: ctx.now });
    return { savedAt: ctx.now.toISOString() };
  },
  answer: async (_ctx, ids) => ({ savedAt: ids['savedAt'] ?? '' }),
};

function checkAnswers(ctx: WriteContext, body: PsychDraft): Answers {
  const say = psychWords[ctx.locale];
  if (body.areaList.length === 0) failField('areaList', say.area);
  const phqList = body.phqList.filter((one) => one !== null);
  const gadList = body.gadList.filter((one) => one !== null);
  if (phqList.length < body.phqList.length) failField('phqList', say.items);
  if (gadList.length < body.gadList.length) failField('gadList', say.items);
  return { phqList, gadList, isInDanger: body.isInDanger };
}

export const apply: Writer<typeof psychAsking.apply> = {
  apply: async (ctx, { body }) => {
    const studentId = await requireConsent(ctx);
    const open = await selectOptionalOpen(ctx.tx, studentId);
    if (open) return fail('conflict', { current: stateOf(open) });
    const answers = checkAnswers(ctx, body);
    const screening = screen(answers);
    const isUrgent = screening.level === 'EMERGENCY';
    const most = (await ctx.platform.settings.read()).of(MOST_APPLICATIONS);
    // Somebody in danger is never counted.
    if (!isUrgent && (await countApplications(ctx.tx, studentId)) >= most)
      return failField('content', psychWords[ctx.locale].most(most));
    const id = newId();
    const key = await ctx.platform.sealing.makeKey(ctx.tx, ctx.now);
    const { areaList, content, preferences } = body;
    const { level: _level, ...scores } = screening;
    const intake = { areaList, content: content.trim(), ...answers, ...scores, isScreened: true };
    const isIn = await insertApplication(ctx.tx, {
      id,
      studentId,
      source: 'STUDENT',
      takenBy: null,
      level: rankOf(screening.level),
      dataKeyId: key.id,
      intake: key.seal('intake', JSON.stringify(intake)),
      times: preferences.timeList,
      channels: preferences.channelList,
      gender: preferences.gender,
      assignedId: (isUrgent && (await selectOptionalOnDuty(ctx.tx, koreanDate(ctx.now)))) || null,
      at: ctx.now,
    });
    if (!isIn) return fail('conflict', { current: {} });
    await deletePsychDraft(ctx.tx, studentId);
    await sendReferrals(ctx, { studentId, applicationId: id, key, by: 'STUDENT' });
    await finish(ctx, { id, isUrgent });
    return { applicationId: id };
  },
  answer: async (ctx, ids) => {
    const row = await readOwnRow(ctx, ids['applicationId'] ?? '');
    const help = await readHelp(ctx.platform.settings);
    return { ...stateOf(row), isUrgent: row.level === EMERGENCY, help };
  },
  // Not even a hash of the answers is kept: they are few enough to be guessed from one.
  identity: () => 'apply',
};

/** Written down, and told: to everybody of the centre who can act at once where somebody is in danger. */
async function finish(ctx: WriteContext, { id, isUrgent }: { id: string; isUrgent: boolean }): Promise<void> {
  const entry = { action: 'counselling.psych.apply', entity: APPLICATION, entityId: id, after: { status: 'WAITING' } };
  await beginRecord(ctx, { to: 'WAITING', by: 'STUDENT', audit: entry });
  const about = { id, version: 1, assignedId: null, now: ctx.now };
  await (isUrgent ? tellOfDanger(ctx.tx, about) : tellCentre(ctx.tx, about));
}

/** @throws Failure `notFound` */
export async function readOwnRow(ctx: CallContext, id: string): Promise<ApplicationRow> {
  const own = { id, studentId: ctx.actor.studentId };
  return (await selectOptionalOwn(ctx.db, own)) ?? fail('notFound');
}

export const readOwn: Reader<typeof psychAsking.readOwn> = async (ctx, { params }) => {
  const row = await readOwnRow(ctx, params.id);
  const [key, changes, usualWaitDays, help, counsellorName, sessions, isDue, surveys] = await Promise.all([
    ctx.platform.sealing.readKey(ctx.db, row.dataKeyId),
    selectApplicationChanges(ctx.db, row.id),
    row.status === 'WAITING' ? selectUsualWait(ctx.db, ctx.now) : null,
    readHelp(ctx.platform.settings),
    selectOptionalCounsellorName(ctx.db, row, ctx.locale),
    selectSessions(ctx.db, row.id),
    isCheckInDue(ctx.db, row, ctx.now),
    findClosingStandings(ctx, [row]),
  ]);
  const canCancel = findPsychTransition({ action: 'CANCEL', from: row.status, by: ['STUDENT'] }) !== undefined;
  return {
    application: {
      ...stateOf(row),
      appliedAt: row.appliedAt.toISOString(),
      isUrgent: row.level === EMERGENCY && row.endedAt === null,
      preferences: preferencesOf(row),
      next: nextOf(row, sessions),
      survey: surveys.get(row.id) ?? null,
      isCheckInDue: isDue,
      // The counsellor is named once they are settled, not while the application waits.
      counsellorName: row.status === 'WAITING' ? null : counsellorName,
      sessionList: sessions.map((session) => ({
        number: session.number,
        beginsAt: session.beginsAt.toISOString(),
        endsAt: endOf(session.beginsAt).toISOString(),
        channel: session.channel,
        place: placeOf(key, session, ctx.locale),
        status: session.status,
      })),
      usualWaitDays,
      historyList: changes.map(({ to, at }) => ({ to, at: at.toISOString() })),
      help,
      can: [...(canCancel ? ['CANCEL' as const] : []), ...(row.status === 'WAITING' ? ['PREFER' as const] : [])],
    },
  };
};

function nextOf(row: ApplicationRow, sessions: readonly SessionRow[]) {
  if (row.status === 'WAITING') return { step: 'REVIEW' as const, dueAt: null };
  const ahead = sessions.find(({ status }) => status === 'BOOKED');
  if (ahead) return { step: 'MEET' as const, dueAt: ahead.beginsAt.toISOString() };
  if (row.status === 'APPROVED') return { step: 'MEET' as const, dueAt: null };
  if (row.status === 'IN_PROGRESS' && row.withdrawnAt !== null) return { step: 'CLOSE' as const, dueAt: null };
  return { step: row.status === 'IN_PROGRESS' ? ('CONTINUE' as const) : null, dueAt: null };
}

/** Held until the transaction ends. @throws Failure `notFound`, `conflict` */
async function lockOwn(ctx: WriteContext, id: string, version: number): Promise<ApplicationRow> {
  const row = await lockOptionalOwn(ctx.tx, { id, studentId: ctx.actor.studentId });
  if (!row) return fail('notFound');
  if (row.version !== version) return fail('conflict', { current: stateOf(row) });
  return row;
}

const state = async (ctx: CallContext, ids: Readonly<Record<string, string>>) =>
  stateOf(await readOwnRow(ctx, ids['applicationId'] ?? ''));

const ANSWERED = {
  ko: '센터가 답하기 전에만 희망 사항을 바꿀 수 있어요.',
  en: 'You can change your wishes until the centre has answered.',
};

export const changePreferences: Writer<typeof psychAsking.changePreferences> = {
  apply: async (ctx, { params, body }) => {
    const row = await lockOwn(ctx, params.id, body.version);
    if (row.status !== 'WAITING') return failNow(ANSWERED, stateOf(row));
    const { timeList, channelList, gender, version } = body;
    const given = { id: row.id, times: timeList, channels: channelList, gender, version };
    await saveChange(ctx, {
      current: stateOf(row),
      version,
      save: () => updatePreferences(ctx.tx, given),
      audit: { action: 'counselling.psych.prefer', entity: APPLICATION, entityId: row.id },
    });
    return { applicationId: row.id };
  },
  answer: state,
};

export const cancelOwn: Writer<typeof psychAsking.cancelOwn> = {
  apply: async (ctx, { params, body }) => {
    const row = await lockOwn(ctx, params.id, body.version);
    const given = { action: 'CANCEL', ending: 'WITHDRAWN' } as const;
    const { version } = await takeStep(ctx, psychMachine, row, { sides: ['STUDENT'], given });
    await giveUpSessions(ctx, row.id);
    await tellCentre(ctx.tx, { id: row.id, version, assignedId: row.assignedId, now: ctx.now });
    return { applicationId: row.id };
  },
  answer: state,
};
