import type { ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';
import { BADGE_SOURCE } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { selectShownBadges, type ShownRow } from './resume-store.ts';
import { badgeWords } from './words.ts';

/** Badges that stand, as certificates: one that was revoked or whose time is over is confirmed no more. */
export const badgeSource: ResumeSource = {
  kind: BADGE_SOURCE,
  list: async (db, memberId) => (await selectShownBadges(db, memberId, new Date())).map(presentShown),
};

function presentShown({ id, achievement, issuerKo, issuerEn, grantedIn }: ShownRow): ResumeFact {
  const { name, level } = achievement;
  return {
    section: 'CERTIFICATE',
    source: { kind: BADGE_SOURCE, id },
    title: name,
    place: { ko: issuerKo, en: issuerEn },
    detail: { ko: badgeWords.ko.levels[level], en: badgeWords.en.levels[level] },
    begins: grantedIn,
    ends: '',
    isOngoing: false,
    text: { ko: '', en: '' },
  };
}
