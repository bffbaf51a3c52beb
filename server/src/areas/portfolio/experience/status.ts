import type { StatusSource } from '../../../blocks/manifest/status-source.ts';
import { countCards } from './store.ts';

const DONE_FROM = 3;

/** Experiences are their student's alone until they choose who sees them: to everybody else there are none. */
export const experienceStatus: StatusSource = {
  type: 'CMPRH_EXPRN',
  read: async ({ db, actor }, studentId) => {
    if (actor.studentId !== studentId) return 'NONE';
    const count = await countCards(db, actor.memberId);
    if (count === 0) return 'NONE';
    return count < DONE_FROM ? 'WRITING' : 'DONE';
  },
};
