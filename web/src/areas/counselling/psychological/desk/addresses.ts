/** Addresses of the centre. */
import { addressOf } from '../../../../platform/route.ts';

const CASE = { path: '/cnslt/psychological/dtls/form/{id}' } as const;

export const CENTRE_SATISFACTION = '/cnslt/psychological/dtls/satisfaction';
export const CENTRE_PLACES = '/cnslt/psychological/dtls/places';
export const CENTRE_LIST = '/cnslt/psychological/dtls/list';

export const caseOf = (id: string): string => addressOf(CASE, { params: { id } });
