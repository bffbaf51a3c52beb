import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { PAPER_RECORDS } from './logged-records.ts';
import { badgeCredentials } from './credential/index.ts';
import { ownBadges } from './badge/index.ts';
import { badgeDesk } from './badge-class/index.ts';
import { paperComments } from './comment/index.ts';
import { endRequest } from './correction/end.ts';
import { portfolioCorrections } from './correction/index.ts';
import { portfolioCorrectionDesk } from './correction-desk/index.ts';
import { portfolioLetter } from './letter/index.ts';
import { portfolioResume } from './resume/index.ts';
import { portfolioExhibits } from './exhibit/index.ts';
import { maySeeVersion } from './exhibit/cover.ts';
import { portfolioExchange } from './exchange/index.ts';
import { portfolioExperiences } from './experience/index.ts';
import { letterDays } from './letter-days/index.ts';
import { portfolioPhoto } from './photo/index.ts';
import { portfolioShares } from './share/index.ts';
import { portfolioPages } from './page/index.ts';
import { portfolioPublish } from './publish/index.ts';
import { portfolioStart } from './start/index.ts';
import { shownWorkSummary } from './summary/index.ts';
import { portfolioBuilder } from './builder/index.ts';

export const portfolio: readonly Manifest[] = [
  { loggedRecords: PAPER_RECORDS },
  portfolioResume(endRequest),
  portfolioLetter(endRequest),
  portfolioCorrections,
  portfolioCorrectionDesk,
  paperComments,
  portfolioExchange,
  portfolioExperiences,
  portfolioShares,
  portfolioPhoto,
  letterDays,
  portfolioExhibits,
  portfolioStart,
  portfolioPages(maySeeVersion),
  portfolioPublish,
  portfolioBuilder,
  badgeCredentials,
  ownBadges,
  badgeDesk,
  shownWorkSummary,
];
