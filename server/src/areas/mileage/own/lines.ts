/** Places that lines come from, as the list and the search name them. */
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';

import { takenTestPath } from '../../ability/api.ts';
import { ownMeetingPath } from '../../counselling/api.ts';
import { ownObjectionPath } from '../core/objections.ts';
import type { LineRow } from './page-store.ts';
import { claimPath } from './ways.ts';

export const usePath = (useId: string): string => `/lrn/mile/usereqst/detail/${useId}`;

type LineOrigin = Pick<
  LineRow,
  | 'kind'
  | 'programmeId'
  | 'programmeType'
  | 'testSessionId'
  | 'testFamily'
  | 'meetingId'
  | 'claimId'
  | 'useId'
  | 'answeredId'
>;

/** The page that a line comes from; null for none. */
export function pathOf({
  kind,
  programmeId,
  programmeType,
  testSessionId,
  testFamily,
  meetingId,
  claimId,
  useId,
  answeredId,
}: LineOrigin): string | null {
  if (answeredId !== null) return ownObjectionPath(answeredId);
  // The office wrote them: its reason is all there is, whatever line they are about.
  if (kind === 'ADJUST' || kind === 'CARRY') return null;
  if (useId !== null) return usePath(useId);
  if (claimId !== null) return claimPath(claimId);
  if (testSessionId !== null && testFamily !== null) return takenTestPath(testFamily, testSessionId);
  if (meetingId !== null) return ownMeetingPath(meetingId);
  if (programmeId === null || programmeType === null) return null;
  return `${PROGRAMME_PLACES[programmeType].path}/detail/${programmeId}`;
}
