import { ownBadges as calls } from '@naru/contract/areas/portfolio/badge.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { listCatalogue, readCatalogueBadge } from './intro-calls.ts';
import { changeNameShown, listOwnBadges, readOwnBadge } from './own-calls.ts';
import { badgeSource } from './resume-source.ts';
import { findBadges } from './search.ts';

/** Badges of the person themselves, and the catalogue. */
export const ownBadges: Manifest = {
  calls: [
    bindCalls('ownBadges', calls, {
      listOwnBadges,
      readOwnBadge,
      changeNameShown,
      listCatalogue,
      readCatalogueBadge,
    }),
  ],
  resumeSources: [badgeSource],
  searchSources: [findBadges],
};
