/** Addresses of referrals. */
import { addressOf } from '../../../../platform/route.ts';

const FORM = { path: '/cnslt/psychological/cntc/form' } as const;
const DETAIL = { path: '/cnslt/psychological/cntc/detail/{id}' } as const;

export const REFERRAL_MENU = 'CNS_CNTC';
export const REFERRAL_FORM = FORM.path;

export const referralFormOf = (search: { student?: string; id?: string }): string => addressOf(FORM, { search });
export const referralOf = (id: string): string => addressOf(DETAIL, { params: { id } });
