/** Telling of cases: that there is something to see, and never what. */
import type { Actor } from '../../../platform/access/actor.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import { counsellingNotice } from '../notice/kind.ts';
import { LAW_DESK_PATH } from '../paths.ts';
import { selectLawCounsellors } from './people-store.ts';
import type { CaseRow } from './store.ts';

export const lawStudentPath = (id: string): string => `/cs/law/reqst/profile/${id}`;
export const lawDeskPath = (id: string): string => `${LAW_DESK_PATH}?open=${id}`;

/** All of them, of a case that nobody has yet. */
export async function tellLawCounsellors(
  ctx: WriteContext<Actor>,
  one: { id: string; version: number },
): Promise<void> {
  const people = await selectLawCounsellors(ctx.tx, { today: koreanDate(ctx.now), locale: ctx.locale });
  await tellThem(
    ctx,
    one,
    people.map((person) => person.memberId),
  );
}

/** Those who have the case, but not whoever has just done it. */
export async function tellAssignees(
  ctx: WriteContext<Actor>,
  one: { id: string; version: number },
  memberIds: readonly string[],
): Promise<void> {
  await tellThem(
    ctx,
    one,
    memberIds.filter((id) => id !== ctx.actor.memberId),
  );
}

async function tellThem(
  ctx: WriteContext<Actor>,
  one: { id: string; version: number },
  recipients: readonly string[],
): Promise<void> {
  if (recipients.length === 0) return;
  await notify(ctx.tx, {
    type: counsellingNotice,
    recipients,
    entityId: one.id,
    dedupeKey: `law:${one.id}:${one.version}:desk`,
    link: lawDeskPath(one.id),
  });
}

export async function tellLawStudent(
  ctx: WriteContext<Actor>,
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
