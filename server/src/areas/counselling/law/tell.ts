/** Telling of cases: that there is something to see, and never what. */
import type { Tx } from '../../../platform/db/db.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import { counsellingNotice } from '../meeting/notice/kind.ts';
import { LAW_DESK_PATH } from '../shared/paths.ts';
import { selectLawCounsellors } from './people-store.ts';
import type { CaseRow } from './store.ts';

export const lawStudentPath = (id: string): string => `/cs/law/reqst/profile/${id}`;
export const lawDeskPath = (id: string): string => `${LAW_DESK_PATH}?open=${id}`;

type Case = Pick<CaseRow, 'id' | 'version'>;

/** Tells all of them of a case that nobody has yet. */
export async function tellLawCounsellors({ tx, now }: WriteContext, one: Case): Promise<void> {
  await tellAllCounsellors(tx, one, now);
}

/** Tells all of them, in a step of the clock, too. */
export async function tellAllCounsellors(tx: Tx, one: Case, now: Date): Promise<void> {
  const people = await selectLawCounsellors(tx, { today: koreanDate(now), locale: 'ko' });
  await tellOfCase(
    tx,
    one,
    people.map((person) => person.memberId),
  );
}

/** Tells those who have the case, except the one who has just done it. */
export async function tellAssignees(ctx: WriteContext, one: Case, memberIds: readonly string[]): Promise<void> {
  await tellOfCase(
    ctx.tx,
    one,
    memberIds.filter((id) => id !== ctx.actor.memberId),
  );
}

export async function tellOfCase(tx: Tx, one: Case, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await notify(tx, {
    type: counsellingNotice,
    recipients,
    entityId: one.id,
    dedupeKey: `law:${one.id}:${one.version}:desk`,
    link: lawDeskPath(one.id),
  });
}

export async function tellLawStudent(
  ctx: WriteContext,
  one: Pick<CaseRow, 'id' | 'version' | 'studentMemberId'>,
): Promise<void> {
  await notify(ctx.tx, {
    type: counsellingNotice,
    recipients: [one.studentMemberId],
    entityId: one.id,
    dedupeKey: `law:${one.id}:${one.version}:student`,
    link: lawStudentPath(one.id),
  });
}
