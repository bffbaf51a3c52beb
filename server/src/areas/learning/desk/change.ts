/** Saving the form of a programme that may have been approved, and that people may have a place in. */
import type { ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { FieldError } from '@naru/contract/envelope.ts';

import { takeTimes } from '../../../blocks/calendar/store.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { Failure, fail, failNow } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { bumpWaiting } from '../approval/store.ts';
import type { HeldProgramme } from '../core/programme-store.ts';
import { offerSeats } from '../trainee/machine.ts';
import { selectInState, selectComingSessions, SESSION_TIME } from '../trainee/store.ts';
import { isFrozen } from './abilities.ts';
import { freeSessionTimes, letLeaveFreely, shortenOffers } from './change-store.ts';
import { checkForm } from './check-form.ts';
import { applySessionChanges, selectOptionalContent, updateProgramme } from './content-store.ts';
import { selectOptionalDetail } from './detail-store.ts';
import {
  compareSessions,
  findEarlier,
  findFrozenChanges,
  isElsewhere,
  spanOf,
  type SessionChanges,
} from './form-rules.ts';
import { tellOfChange } from './notifications.ts';
import { deskWords } from './words.ts';
import { expectHeld, expectSeen, programmeReasons } from './refusals.ts';

/** @throws Failure `invalid` with the fields that can't be so, `conflict` where somebody was faster or it is over */
export async function changeForm(
  ctx: WriteContext,
  programme: HeldProgramme,
  { version, form }: { readonly version: number; readonly form: ProgrammeInput },
): Promise<void> {
  const { tx, actor, now } = ctx;
  const { id } = programme;
  const detail = (await selectOptionalDetail(tx, id)) ?? fail('notFound');
  const before = (await selectOptionalContent(tx, id)) ?? fail('notFound');
  const current = { version: programme.version };
  const isOver = programme.publishedAt !== null && now >= programme.endsAt;
  expectSeen(programme, version);
  expectHeld(programme);
  if (isOver) failNow(programmeReasons.over, current);
  const changes = compareSessions(before.sessionList, form.sessionList);
  await checkForm(ctx, form, before);
  const { hasTrainees } = detail;
  refuseProblems(judgeChange(ctx, { programme, before, form, changes, hasTrainees }));
  await saveChange(ctx, {
    current,
    version,
    save: async () => {
      // The seats are bounded by the database, and so are the sessions' times: both before anybody is moved.
      const isSaved = await updateProgramme(tx, { id, version, form, by: actor.memberId, at: now });
      if (isSaved) await applySessionChanges(tx, id, changes);
      return isSaved;
    },
    audit: {
      action: 'programmes.change',
      entity: 'programme',
      entityId: id,
      before: { capacity: before.capacity, sessions: before.sessionList.length },
      after: {
        capacity: form.capacity,
        sessions: form.sessionList.length,
        moved: changes.moved.length,
        added: changes.added.length,
        removed: changes.removedIds.length,
      },
    },
  });
  if (programme.opening === 'WAITING') await bumpWaiting(tx, id, 'OPEN');
  if (hasTrainees) await followChange(ctx, programme, { before, form, changes });
  await offerSeats(ctx, id);
}

function refuseProblems(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new Failure('invalid', { fields });
}

interface Judged {
  readonly programme: HeldProgramme;
  readonly before: ProgrammeInput;
  readonly form: ProgrammeInput;
  readonly changes: SessionChanges;
  readonly hasTrainees: boolean;
}

function judgeChange(ctx: WriteContext, { programme, before, form, changes, hasTrainees }: Judged): FieldError[] {
  const say = deskWords[ctx.locale];
  const problems: FieldError[] = [];
  const used = programme.taken + programme.held;
  if (form.capacity < used) problems.push({ field: 'capacity', message: say.fewSeats(String(used)) });
  if (hasTrainees) problems.push(...findEarlier(before, form).map((field) => ({ field, message: say.notEarlier })));
  // People who applied after the draw could not be drawn any more.
  if (programme.drawnAt !== null && form.appliesUntil !== before.appliesUntil)
    problems.push({ field: 'appliesUntil', message: say.frozen });
  if (!isFrozen({ programme, hasTrainees })) return problems;
  problems.push(...findFrozenChanges(before, form).map((field) => ({ field, message: say.frozen })));
  if (changes.added.length + changes.removedIds.length > 0)
    problems.push({ field: 'sessionList', message: say.sessionsFixed });
  const nowText = ctx.now.toISOString();
  for (const { at, session } of changes.moved) {
    const old = before.sessionList.find(({ sessionId }) => sessionId === session.sessionId);
    const field = `sessionList.${at}.beginsAt`;
    const said = String(at + 1);
    if (old && old.beginsAt <= nowText) problems.push({ field, message: say.sessionOver(said) });
    else if (session.beginsAt <= nowText) problems.push({ field, message: say.sessionPast(said) });
  }
  return problems;
}

/** Moves the time of those with a place, and tells everybody; those who then have something else may leave freely. */
async function followChange(
  ctx: WriteContext,
  programme: HeldProgramme,
  { before, form, changes }: Pick<Judged, 'before' | 'form' | 'changes'>,
): Promise<void> {
  const { tx, now } = ctx;
  if (changes.moved.length + changes.reworded.length === 0 && !isElsewhere(before, form)) return;
  const people = await selectInState(tx, programme, ['CONFIRM', 'APPLY', 'TEMP']);
  const ids = changes.moved.flatMap(({ session }) => session.sessionId ?? []);
  const clashing = new Set<string>();
  if (ids.length > 0) {
    await shortenOffers(tx, programme.id, new Date(spanOf(form.sessionList).beginsAt));
    await freeSessionTimes(tx, ids);
    const sessions = (await selectComingSessions(tx, programme.id, now)).filter(({ sessionId }) =>
      ids.includes(sessionId),
    );
    const confirmed = people.filter(({ status }) => status === 'CONFIRM').map(({ memberId }) => memberId);
    const times = confirmed.toSorted().flatMap((personId) =>
      sessions.map(({ sessionId, beginsAt, endsAt }) => ({
        personId,
        beginsAt,
        endsAt,
        source: SESSION_TIME,
        sourceId: sessionId,
      })),
    );
    for (const { personId } of await takeTimes(tx, times)) clashing.add(personId);
    await letLeaveFreely(tx, programme.id, [...clashing]);
  }
  await tellOfChange(tx, programme, {
    version: programme.version + 1,
    moved: people.filter(({ memberId }) => !clashing.has(memberId)),
    clashing: people.filter(({ memberId }) => clashing.has(memberId)),
  });
}
