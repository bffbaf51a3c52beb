/** Meetings of the coming weeks: the agreed ones on either side of the table, and those a student has asked for. */
import type { Appointment } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../../blocks/manifest/home-source.ts';
import { deskPath, listPath, studentPath } from '../../shared/paths.ts';
import { selectComingMeetings, type ComingRow } from './store.ts';
import { words } from './words.ts';

export const meetingsAhead: HomeSource<Appointment> = {
  isFor: () => true,
  read: async ({ db, actor, now, locale }) => {
    const { memberId, studentId } = actor;
    const rows = await selectComingMeetings(db, { memberId, studentId, now, locale });
    return rows.map((row) => ({
      id: row.id,
      title: titleOf(row, locale),
      note: null,
      beginsAt: row.beginsAt.toISOString(),
      path: pathOf(row),
    }));
  },
};

/** Legal counselling is an appointment and no more, on either side. */
function titleOf({ kind, isStudent, isWaiting, otherName, count }: ComingRow, locale: 'ko' | 'en'): string {
  const say = words[locale];
  if (kind === 'LAW') return say.discreet;
  if (isWaiting) return say.awaited(otherName);
  return isStudent ? say.withCounsellor(otherName) : say.withStudents(otherName, count);
}

function pathOf({ kind, isStudent, id, count }: ComingRow): string {
  if (isStudent) return studentPath(kind, id);
  return count === 1 ? deskPath(kind, id) : listPath(kind);
}
