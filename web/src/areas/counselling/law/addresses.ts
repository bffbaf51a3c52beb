/** Addresses of legal counselling, on both sides. */
import { addressOf } from '../../../platform/route.ts';

export const LAW_LIST = '/cs/law/reqst/list';
export const LAW_HOURS = '/cnslt/law/dtls/hours';

export const lawFormOf = (id?: string): string => addressOf({ path: '/cs/law/reqst/form/{id?}' }, { params: { id } });
export const lawCaseOf = (id: string): string => addressOf({ path: '/cs/law/reqst/profile/{id}' }, { params: { id } });
