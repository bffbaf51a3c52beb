import type { Reason } from '../../../platform/http/failure.ts';

/** Before the first term that is registered. */
export const NO_TERM: Reason = {
  ko: '지금은 등록된 학기가 없어서 마일리지를 쓸 수 없어요.',
  en: 'No term is set up for today, so points can’t be used.',
};
