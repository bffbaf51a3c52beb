/** Points of completions, tests and meetings: by what they say now, however often and in which order one is asked. */
import { koreanDate } from '../../../platform/time.ts';
import { selectOptionalTaking, type Taking } from '../../ability/api.ts';
import { selectOptionalOutcome, type MeetingOutcome } from '../../counselling/api.ts';
import { tellLapsed, tellPosted, tellTakenBack } from '../own/notifications.ts';
import { postEarning, reverseSource, type Poster, type Posting, type Source } from '../ledger/post.ts';
import { lockAccount } from '../ledger/store.ts';
import { selectOptionalRule } from '../rule/store.ts';
import { selectOptionalPlace, type PlaceRow } from './store.ts';
import { selectIsPostedByHand, selectOptionalMeetingItem } from './meeting-store.ts';
import { selectOptionalTestItem } from './test-store.ts';

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
  if (place.completedAt === null) await takeBack(poster, { memberId: place.memberId, source: { traineeId } });
  else await postCompletion(poster, { traineeId, place, completedAt: place.completedAt });
}

/** Posts the points of a test that has none, and takes those back whose result was taken out; read after the lock likewise. */
export async function settleTest(poster: Poster, testSessionId: string): Promise<void> {
  const { tx } = poster;
  const found = await selectOptionalTaking(tx, testSessionId);
  if (!found) return;
  await lockAccount(tx, found.memberId);
  const taking = (await selectOptionalTaking(tx, testSessionId)) ?? found;
  if (taking.isInvalid) await takeBack(poster, { memberId: taking.memberId, source: { testSessionId } });
  else await postTest(poster, taking);
}

/** Posts the points of a meeting that has none, and takes those back of one that was not held after all; read after the lock likewise. */
export async function settleMeeting(poster: Poster, meetingId: string): Promise<void> {
  const { tx } = poster;
  const found = await selectOptionalOutcome(tx, meetingId);
  if (!found) return;
  await lockAccount(tx, found.memberId);
  const outcome = (await selectOptionalOutcome(tx, meetingId)) ?? found;
  if (outcome.isHeld) await postMeeting(poster, outcome);
  else await takeBack(poster, { memberId: outcome.memberId, source: { meetingId } });
}

interface Completed {
  readonly traineeId: string;
  readonly place: PlaceRow;
  readonly completedAt: Date;
}

async function postCompletion(poster: Poster, { traineeId, place, completedAt }: Completed): Promise<void> {
  const { memberId, itemId, itemTypeCode, gradeGroup, hours, points } = place;
  if (!place.isItemInUse) return;
  const rule = await selectOptionalRule(poster.tx, itemId, koreanDate(completedAt));
  if (!rule) return;
  const isUnanswered = rule.needsSurvey && place.waitsForSurvey;
  if (isUnanswered && poster.now < place.surveyEnd) return;
  const item = { id: itemId, typeCode: itemTypeCode, gradeGroup };
  const source = { traineeId };
  await post(poster, completedAt, { memberId, item, quantity: hours, promised: points, source, isUnanswered });
}

/** A test that was answered without care brings nothing; it may be taken again at once, and properly. */
async function postTest(poster: Poster, { sessionId, memberId, scoredAt, isDoubtful }: Taking): Promise<void> {
  if (isDoubtful) return;
  const item = await selectOptionalTestItem(poster.tx);
  if (!item) return;
  await post(poster, scoredAt, { memberId, item, quantity: 1, promised: null, source: { testSessionId: sessionId } });
}

/** A day that the office has brought in by hand, as it did before meetings came by themselves, counts once. */
async function postMeeting(poster: Poster, { meetingId, memberId, beginsAt }: MeetingOutcome): Promise<void> {
  const item = await selectOptionalMeetingItem(poster.tx);
  if (!item || (await selectIsPostedByHand(poster.tx, { memberId, itemId: item.id, day: koreanDate(beginsAt) })))
    return;
  await post(poster, beginsAt, { memberId, item, quantity: 1, promised: null, source: { meetingId } });
}

type Deed = Omit<Posting, 'happenedOn' | 'postedBy'>;

/** Posts what a deed brings, and says so. */
async function post(poster: Poster, at: Date, deed: Deed): Promise<void> {
  const posted = await postEarning(poster, { ...deed, happenedOn: koreanDate(at), postedBy: null });
  if (!posted) return;
  const about = { memberId: deed.memberId, lineId: posted.lineId };
  if (posted.points > 0) await tellPosted(poster.tx, about);
  if (posted.hasLapsed) await tellLapsed(poster.tx, about);
}

async function takeBack(
  poster: Poster,
  { memberId, source }: { readonly memberId: string; readonly source: Source },
): Promise<void> {
  const taken = await reverseSource(poster, { memberId, source, memo: '', postedBy: null });
  if (taken && taken.points < 0) await tellTakenBack(poster.tx, { memberId, lineId: taken.lineId });
}
