/** Addresses of the student's side. */
import { addressOf } from '../../../../platform/route.ts';

const CLOSING = { path: '/cs/psch/detail/{id}/surv' } as const;
const DETAIL = { path: '/cs/psch/detail/{id}' } as const;

export const PSYCH_AGREE = '/cs/psch/reqst/agre';
export const PSYCH_FORM = '/cs/psch/reqst/form';
export const HISTORY = '/cs/hist/list';

export const closingSurveyOf = (id: string): string => addressOf(CLOSING, { params: { id } });
export const applicationOf = (id: string): string => addressOf(DETAIL, { params: { id } });
