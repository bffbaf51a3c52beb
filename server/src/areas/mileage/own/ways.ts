/** Deeds that would bring points, judged as posting judges them: those that bring most for the effort (docs/specification.md, Mileage). */
import type { MileageWay } from '@naru/contract/areas/mileage/own.ts';
import { PROGRAMME_PLACES, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { findTestsToTake, takenTestPath, testToTakePath, type TestToBegin } from '../../ability/api.ts';
import { findSuitable, surveyPath } from '../../learning/api.ts';
import type { LedgerTerm } from '../ledger/store.ts';
import { judgeDeed, type Judged } from '../rule/rules.ts';
import { largestDeed, type Rated } from './way-rules.ts';
import type { WaitingClaim } from './summary-store.ts';
import {
  selectAskedPlaces,
  selectOffered,
  selectWayItems,
  type AskedPlace,
  type OfferedProgramme,
  type WayItem,
} from './ways-store.ts';

const CLAIM_PATH = '/lrn/mile/hist/claim';
export const claimPath = (claimId: string): string => `${CLAIM_PATH}/${claimId}`;

interface Asked {
  readonly term: LedgerTerm;
  readonly claims: readonly WaitingClaim[];
}

/** Lists all deeds with points that the caller could do now. */
export async function listWays(ctx: CallContext, { term, claims }: Asked): Promise<Rated[]> {
  const { db, actor, now, locale } = ctx;
  const { memberId } = actor;
  const [items, asked, offered, tests] = await Promise.all([
    selectWayItems(db, { memberId, today: koreanDate(now), term, locale }),
    selectAskedPlaces(db, { memberId, now, locale }),
    findSuitable(ctx).then((ids) => selectOffered(db, ids, locale)),
    findTestsToTake(ctx),
  ]);
  const rated = [
    ...claims.map(rateWaiting),
    ...rateAll(asked, items, (place, item) => rateSurvey(place, item, judge(item, deedOf(place)))),
    ...rateAll(offered, items, (offer, item) => rateProgramme(offer, item, judge(item, deedOf(offer)))),
    ...items.filter(({ source }) => source === 'TEST').flatMap((item) => tests.map((test) => rateTest(test, item))),
    ...items.filter(({ source }) => source === 'CLAIM').map(rateClaim),
  ];
  return rated.filter(({ way }) => way.points > 0);
}

/** Lists completions whose points wait for the caller's answer, the first to end on top. */
export async function listSurveyWays(ctx: CallContext, term: LedgerTerm): Promise<MileageWay[]> {
  const { db, actor, now, locale } = ctx;
  const { memberId } = actor;
  const asked = await selectAskedPlaces(db, { memberId, now, locale });
  if (asked.length === 0) return [];
  const items = await selectWayItems(db, { memberId, today: koreanDate(now), term, locale });
  return rateAll(asked, items, (place, item) => rateSurvey(place, item, judge(item, deedOf(place))))
    .map(({ way }) => way)
    .filter(({ points }) => points > 0);
}

interface Deed {
  readonly quantity: number;
  readonly promised: number | null;
}
const judge = (item: WayItem, deed: Deed): Judged =>
  judgeDeed(item, { ...deed, registerStatus: item.registerStatus }, item);

const deedOf = ({ hours, points }: { readonly hours: number; readonly points: number | null }): Deed => ({
  quantity: hours,
  promised: points,
});

function rateAll<T extends { readonly programmeType: ProgrammeType }>(
  things: readonly T[],
  items: readonly WayItem[],
  rate: (thing: T, item: WayItem) => Rated,
): Rated[] {
  return things.flatMap((thing) => {
    const item = items.find(({ programmeType }) => programmeType === thing.programmeType);
    return item ? [rate(thing, item)] : [];
  });
}

const rateWaiting = ({ id, title, typeCode, points }: WaitingClaim): Rated => ({
  way: { kind: 'WAITING', title, typeCode, points, until: null, path: claimPath(id), explanationList: [] },
  hours: 0,
  group: 'WAITING',
});

const wayOf = (
  kind: MileageWay['kind'],
  { typeCode }: WayItem,
  { points, explanationList }: Judged,
): Pick<MileageWay, 'kind' | 'typeCode' | 'points' | 'explanationList'> => ({
  kind,
  typeCode,
  points,
  explanationList,
});

const rateSurvey = ({ traineeId, name, until }: AskedPlace, item: WayItem, judged: Judged): Rated => ({
  way: { ...wayOf('SURVEY', item, judged), title: name, until: koreanDate(until), path: surveyPath(traineeId) },
  hours: 0,
  group: null,
});

const rateProgramme = (programme: OfferedProgramme, item: WayItem, judged: Judged): Rated => ({
  way: {
    ...wayOf('PROGRAMME', item, judged),
    title: programme.name,
    until: koreanDate(programme.appliesUntil),
    path: `${PROGRAMME_PLACES[programme.programmeType].path}/detail/${programme.id}`,
  },
  hours: programme.hours,
  group: null,
});

/** All bring the same: the shortest is shown. */
function rateTest({ family, testId, sessionId, name, minutes }: TestToBegin, item: WayItem): Rated {
  const path = sessionId === null ? testToTakePath(family, testId) : takenTestPath(family, sessionId);
  const judged = judge(item, { quantity: 1, promised: null });
  return {
    way: { ...wayOf('TEST', item, judged), title: name, until: null, path },
    hours: minutes / 60,
    group: 'TEST',
  };
}

function rateClaim(item: WayItem): Rated {
  const { quantity, hours } = largestDeed(item);
  const judged = judge(item, { quantity, promised: null });
  const way = { ...wayOf('CLAIM', item, judged), title: item.name, until: null, path: CLAIM_PATH };
  return { way, hours, group: 'CLAIM' };
}
