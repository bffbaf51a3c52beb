/**
 * The survey after counselling (docs/specification.md, Surveys): asks the student of a session that took place, for a
 * month; results by counsellor.
 */
import type { FormStatus } from '@naru/contract/areas/survey.ts';

import type { SurveyContext, SurveySource } from '../../../../blocks/manifest/survey-source.ts';
import { findStandings } from '../../../../blocks/survey/standing-store.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { selectOptionalMeeting, type MeetingRow } from '../core/store.ts';
import { asStudent } from '../core/viewer.ts';
import { selectNames } from './name-store.ts';

/** The name of a meeting in surveys. */
export const CONTEXT_TYPE = 'COUNSELLING';
/** How long it may be answered. */
export const SURVEY_MS = 30 * 24 * 60 * 60_000;
const DESK_MENUS = ['CNS_PROF', 'CNS_PEER', 'CNS_CAREER'];

type Outcome = Pick<MeetingRow, 'kind' | 'status' | 'confirmation' | 'outcomeAt' | 'correctedAt' | 'hasRecord'>;

/** Returns whether surveys ask about the kind: meetings with a law counsellor appear in their case alone. */
export const isAskedAbout = (kind: MeetingRow['kind']): boolean => kind !== 'LAW';

/** Returns the time in which the student is asked; undefined unless the meeting took place and is confirmed. */
function windowOf({ kind, status, confirmation, hasRecord, ...times }: Outcome) {
  // The survey of a meeting that took place after all begins once it is recorded.
  if (!isAskedAbout(kind) || !hasRecord) return undefined;
  const outcomeAt = times.correctedAt ?? times.outcomeAt;
  const isOpen = confirmation === 'WAITING' || confirmation === 'DISPUTED';
  if (status !== 'COMPLETED' || isOpen || outcomeAt === null) return undefined;
  return { opensAt: outcomeAt, closesAt: new Date(outcomeAt.getTime() + SURVEY_MS) };
}

/** Finds the state of the student's survey about each of their own meetings. */
export function findOwnStandings(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  rows: readonly (Outcome & Pick<MeetingRow, 'id'>)[],
): Promise<ReadonlyMap<string, FormStatus>> {
  const thingList = rows.flatMap((row) => {
    const window = windowOf(row);
    return window ? [{ id: row.id, ...window }] : [];
  });
  return findStandings(db, { contextType: CONTEXT_TYPE, memberId: actor.memberId, thingList }, now);
}

const source: SurveySource = {
  find: async (ctx, id) => {
    const row = await selectOptionalMeeting(ctx.db, { id, viewer: asStudent(ctx.actor), locale: ctx.locale });
    const window = row && windowOf(row);
    if (!row || !window) return undefined;
    return {
      about: describe(row, ctx.locale),
      ...window,
      // By the person, who may be asked as a professor and as a coach.
      facets: { counsellor: row.counsellorMemberId },
    };
  },
  facets: [
    {
      facet: 'counsellor',
      name: { ko: '상담자', en: 'Counsellor' },
      nameValues: ({ db, locale }, values) => selectNames(db, values, locale),
    },
  ],
  ownFacet: (actor: Actor) =>
    DESK_MENUS.some((menuId) => actor.rights.may(menuId, 'R'))
      ? { facet: 'counsellor', value: actor.memberId }
      : undefined,
};

function describe({ beginsAt, counsellorName }: MeetingRow, locale: 'ko' | 'en'): string {
  const [, month = '', day = ''] = koreanDate(beginsAt).split('-');
  if (locale === 'ko') return `${Number(month)}월 ${Number(day)}일 상담 · ${counsellorName}`;
  const named = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'Asia/Seoul' });
  return `Counselling with ${counsellorName}, ${named.format(beginsAt)}`;
}

export const counsellingSurveys: SurveyContext = {
  type: CONTEXT_TYPE,
  nameKo: '상담',
  nameEn: 'Counselling',
  source,
  // The counselling centre, by its manager.
  isOffice: ({ rights }) => rights.hasNamed('PSCHMNG'),
};
