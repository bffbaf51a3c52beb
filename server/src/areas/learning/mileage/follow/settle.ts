/** Points of completions and of tests: by what they say now, however often and in which order one is asked. */
import { koreanDate } from '../../../../platform/time.ts';
import { selectOptionalTaking, type Taking } from '../../../ability/api.ts';
import { tellPosted, tellTakenBack } from '../own/notifications.ts';
import { postEarning, reverseSource, type Poster, type Posting, type Source } from '../ledger/post.ts';
import { lockAccount } from '../ledger/store.ts';
import { selectOptionalRule } from '../rule/store.ts';
import { selectOptionalPlace, type PlaceRow } from './store.ts';
import { selectOptionalTestItem } from './test-store.ts';

const DAY_MS = 86_400_000;
/** Points of older deeds, which come with a rule that is new, stand in the list without a word. */
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

interface Completed {
  readonly traineeId: string;
  readonly place: PlaceRow;
  readonly completedAt: Date;
}

async function postCompletion(poster: Poster, { traineeId, place, completedAt }: Completed): Promise<void> {
  const { memberId, itemId, itemTypeCode, gradeGroup, hours, points } = place;
  if (!place.isItemInUse) return;
  const rule = await selectOptionalRule(poster.tx, itemId, koreanDate(completedAt));
  if (!rule || (rule.needsSurvey && place.waitsForSurvey)) return;
  const item = { id: itemId, typeCode: itemTypeCode, gradeGroup };
  await post(poster, completedAt, { memberId, item, quantity: hours, promised: points, source: { traineeId } });
}

async function postTest(poster: Poster, { sessionId, memberId, scoredAt }: Taking): Promise<void> {
  const item = await selectOptionalTestItem(poster.tx);
  if (!item) return;
  await post(poster, scoredAt, { memberId, item, quantity: 1, promised: null, source: { testSessionId: sessionId } });
}

type Deed = Omit<Posting, 'happenedOn' | 'postedBy'>;

/** Posts what a deed brings, and says so where it is not long ago. */
async function post(poster: Poster, at: Date, deed: Deed): Promise<void> {
  const posted = await postEarning(poster, { ...deed, happenedOn: koreanDate(at), postedBy: null });
  const isRecent = poster.now.getTime() - at.getTime() < TOLD_DAYS * DAY_MS;
  if (posted && posted.points > 0 && isRecent)
    await tellPosted(poster.tx, { memberId: deed.memberId, lineId: posted.lineId });
}

async function takeBack(
  poster: Poster,
  { memberId, source }: { readonly memberId: string; readonly source: Source },
): Promise<void> {
  const taken = await reverseSource(poster, { memberId, source, memo: '', postedBy: null });
  if (taken && taken.points < 0) await tellTakenBack(poster.tx, { memberId, lineId: taken.lineId });
}
