/** Where a meeting opens, for each side. Pure. */
import type { CounsellingKind, Desk } from '@naru/contract/areas/counselling/words.ts';

const DESKS: Readonly<Record<CounsellingKind, Desk>> = {
  PROFESSOR: 'professor',
  COACH: 'professor',
  PEER: 'peer',
  CAREER: 'career',
  LAW: 'law',
};

/** The student's own of all kinds. */
export const HISTORY_PATH = '/cs/hist/list';

export const surveyPath = (id: string): string => `/cs/${id}/surv`;

/** Returns the path where a student asks for an hour of the counsellor's. */
export const choosePath = (counsellorId: string): string => `/cs/prof/reqst/form/${counsellorId}`;
/** Where a student sees who advises them. */
export const OWN_ADVISOR_PATH = '/cs/prof/advisor';
/** Where outcomes are corrected later. */
export const CORRECTIONS_PATH = '/admin/correction/list';
/** An hour of a law counsellor stands with its case. */
export const LAW_DESK_PATH = '/cnslt/law/dtls/list';
export const LAW_STUDENT_PATH = '/cs/law/reqst/list';

export const deskPath = (kind: CounsellingKind, id: string): string =>
  kind === 'LAW' ? LAW_DESK_PATH : `/cnslt/${DESKS[kind]}/dtls/detail/${id}`;
/** Returns the path of a meeting's prep sheet, where the kind has one. */
export const prepPath = (kind: CounsellingKind, id: string): string => `/cnslt/${DESKS[kind]}/dtls/prep/${id}`;
export const listPath = (kind: CounsellingKind): string =>
  kind === 'LAW' ? LAW_DESK_PATH : `/cnslt/${DESKS[kind]}/dtls/list`;
export const studentPath = (kind: CounsellingKind, id: string): string =>
  kind === 'LAW' ? LAW_STUDENT_PATH : `/cs/hist/detail/${id}`;
