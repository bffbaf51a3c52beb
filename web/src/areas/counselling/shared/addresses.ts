/** Addresses of the student's side. */
import type { CounsellingKind, Slot } from '@naru/contract/areas/counselling/words.ts';

import { addressOf } from '../../../platform/route.ts';

const PROFILE = { path: '/cs/prof/reqst/profile/{id}' } as const;
const FORM = { path: '/cs/prof/reqst/form/{id?}' } as const;
const DETAIL = { path: '/cs/hist/detail/{id}' } as const;
const LIST = { path: '/cs/prof/reqst/list' } as const;
const REFERRAL = { path: '/cs/hist/referral/{id}' } as const;
const SURVEY = { path: '/cs/{cnsltStdntId}/surv' } as const;

export const FIND_LIST = LIST.path;
/** The screen of the student's advisor. */
export const OWN_ADVISOR = '/cs/prof/advisor';
export const HISTORY_LIST = '/cs/hist/list';

export const profileOf = (id: string): string => addressOf(PROFILE, { params: { id } });

/** The form with a chosen hour: by day and hour, which stay the same when the slot is made again. */
export const formOf = (id: string, slot?: Pick<Slot, 'date' | 'hour'>): string =>
  addressOf(FORM, { params: { id }, ...(slot && { search: { date: slot.date, hour: slot.hour } }) });

export const ownMeetingOf = (id: string): string => addressOf(DETAIL, { params: { id } });

export const surveyOf = (id: string): string => addressOf(SURVEY, { params: { cnsltStdntId: id } });

/** The list of counsellors of one kind. */
export const findOf = (kind: CounsellingKind): string => addressOf(LIST, { search: { kind } });

/** A referral that a professor suggests. */
export const ownReferralOf = (id: string): string => addressOf(REFERRAL, { params: { id } });
