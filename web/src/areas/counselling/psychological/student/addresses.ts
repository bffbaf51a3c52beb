/** Addresses of the student's side. */
import { addressOf } from '../../../../platform/route.ts';

const DETAIL = { path: '/cs/psch/detail/{id}' } as const;

export const PSYCH_AGREE = '/cs/psch/reqst/agre';
export const PSYCH_FORM = '/cs/psch/reqst/form';
export const HISTORY = '/cs/hist/list';

export const applicationOf = (id: string): string => addressOf(DETAIL, { params: { id } });
