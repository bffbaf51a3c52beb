/** Points of completions: by what the place says now, however often and in which order it is asked. */
import { koreanDate } from '../../../../platform/time.ts';
import { tellPosted, tellTakenBack } from '../own/notifications.ts';
import { postEarning, reverseSource, type Poster } from '../ledger/post.ts';
import { lockAccount } from '../ledger/store.ts';
import { selectOptionalRule } from '../rule/store.ts';
import { selectOptionalPlace, type PlaceRow } from './store.ts';

const DAY_MS = 86_400_000;
/** Points of older completions, which come with a rule that is new, stand in the list without a word. */
const TOLD_DAYS = 60;

/**
 * Posts the points of a completion that has none, and takes those back whose completion is gone. The place is read after the
 * account is locked: what changes it later is followed by another run.
 */
export async function settleTrainee(poster: Poster, traineeId: string): Promise<void> {
  const { tx } = poster;
  const found = await selectOptionalPlace(tx, traineeId);
  if (!found) return;
  await lockAccount(tx, found.memberId);
  const place = (await selectOptionalPlace(tx, traineeId)) ?? found;
  if (place.completedAt === null) await takeBack(poster, { traineeId, memberId: place.memberId });
  else await post(poster, { traineeId, place, completedAt: place.completedAt });
}

interface Completed {
  readonly traineeId: string;
  readonly place: PlaceRow;
  readonly completedAt: Date;
}

async function post(poster: Poster, { traineeId, place, completedAt }: Completed): Promise<void> {
  const happenedOn = koreanDate(completedAt);
  const { memberId, itemId, itemTypeCode, gradeGroup, hours, points } = place;
  if (!place.isItemInUse) return;
  const rule = await selectOptionalRule(poster.tx, itemId, happenedOn);
  if (!rule || (rule.needsSurvey && place.waitsForSurvey)) return;
  const posted = await postEarning(poster, {
    memberId,
    item: { id: itemId, typeCode: itemTypeCode, gradeGroup },
    happenedOn,
    quantity: hours,
    promised: points,
    source: { traineeId },
    postedBy: null,
  });
  const isRecent = poster.now.getTime() - completedAt.getTime() < TOLD_DAYS * DAY_MS;
  if (posted && posted.points > 0 && isRecent) await tellPosted(poster.tx, { memberId, lineId: posted.lineId });
}

async function takeBack(
  poster: Poster,
  { traineeId, memberId }: { readonly traineeId: string; readonly memberId: string },
) {
  const taken = await reverseSource(poster, { memberId, source: { traineeId }, memo: '', postedBy: null });
  if (taken && taken.points < 0) await tellTakenBack(poster.tx, { memberId, lineId: taken.lineId });
}
