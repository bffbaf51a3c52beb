/** How far somebody has met the students assigned to them: the same counting as their list. */
import type { AdviseeLine } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../../blocks/manifest/home-source.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { countUnmet } from './store.ts';

const MENU = 'CNS_STUD_U';
const PATH = '/cnslt/professor/stdnt/list/tutor?met=N';

export const metAdvisees: HomeSource<AdviseeLine> = {
  isFor: ({ rights }) => rights.may(MENU, 'R'),
  read: async ({ db, actor, now }) => {
    const { unmet, all } = await countUnmet(db, { memberId: actor.memberId, today: koreanDate(now) });
    return all === 0 ? [] : [{ metCount: all - unmet, allCount: all, path: PATH }];
  },
};
