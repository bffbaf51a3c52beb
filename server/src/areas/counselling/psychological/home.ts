/** Psychological counselling on the home of those concerned: when there is something, and never what it is about. */
import type { Appointment, CaseLine, WeekFigure } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { koreanDate } from '../../../platform/time.ts';
import { receiptOf } from '../shared/receipt.ts';
import { weeksOf } from '../shared/weeks.ts';
import { selectSessionsAhead, selectSessionWeeks, selectWaitingCases } from './home-store.ts';

const CENTRE_PATH = '/cnslt/psychological/dtls/form';
const LIST_PATH = '/cnslt/psychological/dtls/list';
const STUDENT_PATH = '/cs/psch/detail';
/** From this level on a case is seen first. */
const URGENT = 2;

const words = {
  ko: {
    appointment: '상담 일정',
    fields: { STUDENT: '직접 신청', ON_BEHALF: '센터에서 접수', REFERRAL: '교수 의뢰' },
    assign: '맡을 사람 정하기',
    book: '다음 시간 잡기',
    sessions: '이번 주 회기',
    held: '마친 회기',
  },
  en: {
    appointment: 'Appointment',
    fields: { STUDENT: 'Own application', ON_BEHALF: 'Taken at the centre', REFERRAL: 'Referred by a professor' },
    assign: 'Assign a counsellor',
    book: 'Book the next session',
    sessions: 'Sessions this week',
    held: 'Sessions held',
  },
} as const;

function isOfCentre({ duties, rights }: Actor): boolean {
  return duties.includes('PSYCHOLOGICAL_COUNSELLOR') || rights.hasNamed('PSCHMNG');
}

export const psychologicalCasesWaiting: HomeSource<CaseLine> = {
  isFor: isOfCentre,
  read: async ({ db, actor, locale }) => {
    const isManager = actor.rights.hasNamed('PSCHMNG');
    const rows = await selectWaitingCases(db, { memberId: actor.memberId, isManager });
    const say = words[locale];
    return rows.map(({ id, status, source, level, since }) => ({
      id,
      receiptNo: receiptOf(id),
      field: say.fields[source],
      step: status === 'WAITING' ? say.assign : say.book,
      since: since.toISOString(),
      dueAt: null,
      isUrgent: level >= URGENT,
      path: `${CENTRE_PATH}/${id}`,
    }));
  },
};

export const sessionsAhead: HomeSource<Appointment> = {
  isFor: ({ studentId, duties }) => studentId !== null || duties.includes('PSYCHOLOGICAL_COUNSELLOR'),
  read: async ({ db, actor, now, locale }) => {
    const { memberId, studentId } = actor;
    const rows = await selectSessionsAhead(db, { memberId, studentId, now });
    return rows.map(({ id, applicationId, isStudent, beginsAt }) => ({
      id,
      title: words[locale].appointment,
      note: null,
      beginsAt: beginsAt.toISOString(),
      path: `${isStudent ? STUDENT_PATH : CENTRE_PATH}/${applicationId}`,
    }));
  },
};

export const sessionsOfWeek: HomeSource<WeekFigure> = {
  isFor: isOfCentre,
  read: async ({ db, actor, now, locale }) => {
    const weeks = weeksOf(koreanDate(now));
    const isManager = actor.rights.hasNamed('PSCHMNG');
    const span = { from: weeks.last, to: weeks.next };
    const rows = await selectSessionWeeks(db, { memberId: actor.memberId, isManager, ...span });
    const count = (monday: string, of: 'bookedCount' | 'heldCount'): number =>
      rows.find(({ week }) => week === monday)?.[of] ?? 0;
    const figure = (id: 'sessions' | 'held', of: 'bookedCount' | 'heldCount'): WeekFigure => ({
      id: `psychological-${id}`,
      name: words[locale][id],
      value: count(weeks.current, of),
      before: count(weeks.last, of),
      path: LIST_PATH,
    });
    return [figure('sessions', 'bookedCount'), figure('held', 'heldCount')];
  },
};
