/** An opening that comes too late: published, nobody could apply, or the clock would call it off at once. Pure. */
import type { Hindrance } from '../../../blocks/workflow/machine.ts';
import { decisionAt } from '../core/rules.ts';
import type { ApprovalRow } from './store.ts';

export function findLate(
  { appliesUntil, decidesOn }: Pick<ApprovalRow, 'appliesUntil' | 'decidesOn'>,
  now: Date,
): Hindrance | undefined {
  if (now >= appliesUntil)
    return {
      field: 'appliesUntil',
      message: {
        ko: '신청 마감이 이미 지났어요. 날짜를 고치고 다시 요청해 주세요.',
        en: 'Applications would already be closed. Correct the dates, then ask again.',
      },
    };
  if (decidesOn !== null && now >= decisionAt(decidesOn))
    return {
      field: 'decidesOn',
      message: {
        ko: '최소 인원을 확인하는 날이 이미 지났어요. 결정일을 고치고 다시 요청해 주세요.',
        en: 'The day on which the minimum is checked has passed. Correct it, then ask again.',
      },
    };
  return undefined;
}
