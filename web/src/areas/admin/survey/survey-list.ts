/** The filters and sorts of the list of surveys, and the addresses of its screens. */
import { SURVEY_STATUSES, type SurveyStatus } from '@naru/contract/areas/survey.ts';

import { defineList } from '../../../blocks/list/list-state.ts';
import type { StateKind } from '../../../ui/state-chip.tsx';

export const SURVEY_LIST = defineList({
  filters: { status: { oneOf: SURVEY_STATUSES }, about: { maxLength: 40 } },
  sorts: [],
});

export const LIST = { path: '/admin/survey/list' } as const;
export const FORM = { path: '/admin/survey/form/{id}' } as const;
export const RESULT = { path: '/admin/survey/result/{id}' } as const;

export const STATUS_CHIPS: Readonly<Record<SurveyStatus, StateKind>> = {
  DRAFT: 'draft',
  OPEN: 'open',
  CLOSED: 'ended',
};
