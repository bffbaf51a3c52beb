import { experiences as calls } from '@naru/contract/areas/portfolio/experience.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { changeCard, changeUse, createCard, deleteCard, restoreCard } from './calls.ts';
import { experienceStatus } from './status.ts';
import { listFacts, listUses, pageCards, readCard, suggestCards } from './read-calls.ts';

/** Experience cards, and where they are used. */
export const portfolioExperiences: Manifest = {
  calls: ({ resumeSources }) => [
    bindCalls('experiences', calls, {
      pageCards,
      readCard,
      createCard: createCard(resumeSources),
      changeCard,
      deleteCard,
      restoreCard,
      changeUse,
      listUses,
      suggestCards,
      listFacts: listFacts(resumeSources),
    }),
  ],
  statusSources: [experienceStatus],
};
