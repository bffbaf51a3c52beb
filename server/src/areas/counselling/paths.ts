/** Where a meeting opens, for each side. Pure. */
import type { CounsellingKind, Desk } from '@naru/contract/areas/counselling/words.ts';

const DESKS: Readonly<Record<CounsellingKind, Desk>> = {
  PROFESSOR: 'professor',
  COACH: 'professor',
  PEER: 'peer',
  CAREER: 'career',
};

export const deskPath = (kind: CounsellingKind, id: string): string => `/cnslt/${DESKS[kind]}/dtls/detail/${id}`;
export const studentPath = (id: string): string => `/cs/hist/detail/${id}`;
export const surveyPath = (id: string): string => `/cs/${id}/surv`;

/** Where a student asks for an hour of the counsellor's. */
export const choosePath = (counsellorId: string): string => `/cs/prof/reqst/form/${counsellorId}`;
